import type { Declaration, Root } from 'postcss';

/** The style sheets of a site, as they are read from disk. */
export interface Sheets {
  /** Those of the framework, which stand in earlier cascade layers. */
  readonly framework: readonly Root[];
  /** Our own: later layers, or none. */
  readonly site: readonly Root[];
}

/** What can be written instead of the framework's custom properties. */
export interface VariablePlan {
  /** The value of each property that has the same one everywhere. */
  readonly values: ReadonlyMap<string, string>;
  /** Properties that our own sheets set for the whole page: the framework's values never count. */
  readonly overridden: ReadonlySet<string>;
  /** Properties of the framework that are read nowhere, once the values are written out. */
  readonly unread: ReadonlySet<string>;
}

/** A custom property of the framework, wherever it stands. */
export const FRAMEWORK_VARIABLE = /(?<![\w-])--(?:ifm|docusaurus)-/;

/** The element `html` in one of its states. */
const ROOT_SELECTOR = /^(?=.)(?:html|:root)?(?:\[data-[^\]]+\]|\.theme-[\w-]+)*$/;

/** Keywords that mean something else as the value of a custom property than where it is read. */
const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/;

const VARIABLE = /var\(\s*(--[\w-]+)\s*(\)|,)/g;

interface Definition {
  readonly value: string;
  readonly isFramework: boolean;
  /** Set on `html`, in whatever state, and nowhere below. */
  readonly isOnRoot: boolean;
  /** Set on `html` in every state. */
  readonly isUnconditional: boolean;
}

/** Whether a declaration counts in each state of the page; layers are no condition. */
function isConditional(declaration: Declaration): boolean {
  let parent = declaration.parent?.parent;
  while (parent && parent.type !== 'root') {
    if (parent.type !== 'atrule' || !('name' in parent) || parent.name !== 'layer') return true;
    parent = parent.parent;
  }
  return false;
}

function selectorsOf(declaration: Declaration): readonly string[] {
  const rule = declaration.parent;
  return rule?.type === 'rule' && 'selectors' in rule ? (rule.selectors as string[]) : [];
}

function isOnRoot(declaration: Declaration): boolean {
  return selectorsOf(declaration).every((selector) => ROOT_SELECTOR.test(selector));
}

function definitionsOf({ framework, site }: Sheets): Map<string, Definition[]> {
  const definitions = new Map<string, Definition[]>();
  for (const root of [...framework, ...site]) {
    root.walkDecls(/^--/, (declaration) => {
      const known = definitions.get(declaration.prop) ?? [];
      known.push({
        value: declaration.value,
        isFramework: framework.includes(root),
        isOnRoot: isOnRoot(declaration),
        isUnconditional: selectorsOf(declaration).includes(':root') && !isConditional(declaration),
      });
      definitions.set(declaration.prop, known);
    });
  }
  return definitions;
}

/** The custom properties that a value reads. */
function readBy(value: string): string[] {
  return [...value.matchAll(VARIABLE)].map(([, name = '']) => name);
}

/** Writes known values into `var(…)`, as deep as they go; with a fallback it stays as it is. */
function writeOut(value: string, values: ReadonlyMap<string, string>): string {
  return value.replace(VARIABLE, (whole, name: string, end: string) => {
    const known = end === ')' ? values.get(name) : undefined;
    return known === undefined ? whole : writeOut(known, values);
  });
}

/**
 * Finds the framework's custom properties that need not be properties.
 *
 * @param mentioned properties that scripts read or set: they stay
 */
export function planVariables(sheets: Sheets, mentioned: ReadonlySet<string>): VariablePlan {
  const definitions = definitionsOf(sheets);
  const overridden = new Set<string>();
  const values = new Map<string, string>();
  for (const [name, all] of definitions) {
    if (!FRAMEWORK_VARIABLE.test(name)) continue;
    const isOverridden = all.some((one) => !one.isFramework && one.isUnconditional);
    if (isOverridden) overridden.add(name);
    const effective = all.filter((one) => !(isOverridden && one.isFramework && one.isOnRoot));
    const [only] = effective;
    if (effective.length !== 1 || !only?.isUnconditional) continue;
    if (mentioned.has(name) || KEYWORD.test(only.value)) continue;
    values.set(name, only.value);
  }
  // A value that reads what is set anew below `html` would read something else where it is used.
  const isSetBelow = (name: string) => definitions.get(name)?.some((one) => !one.isOnRoot) ?? true;
  for (;;) {
    const unsafe = [...values].filter(([, value]) =>
      readBy(value).some((name) => !values.has(name) && isSetBelow(name)),
    );
    if (unsafe.length === 0) break;
    for (const [name] of unsafe) values.delete(name);
  }
  return { values, overridden, unread: unreadVariables(sheets, values, overridden, mentioned) };
}

function unreadVariables(
  { framework, site }: Sheets,
  values: ReadonlyMap<string, string>,
  overridden: ReadonlySet<string>,
  mentioned: ReadonlySet<string>,
): Set<string> {
  const readers = new Map<string, Set<string>>();
  const defined = new Set<string>();
  for (const root of [...framework, ...site]) {
    root.walkDecls((declaration) => {
      const { prop } = declaration;
      if (FRAMEWORK_VARIABLE.test(prop)) {
        defined.add(prop);
        if (overridden.has(prop) && framework.includes(root) && isOnRoot(declaration)) return;
      }
      for (const name of readBy(writeOut(declaration.value, values))) {
        const known = readers.get(name) ?? new Set<string>();
        // What stands in a rule is read; what stands in a property only if that is read.
        readers.set(name, known.add(FRAMEWORK_VARIABLE.test(prop) ? prop : ''));
      }
    });
  }
  const read = new Set(['', ...mentioned]);
  for (;;) {
    const found = [...readers].filter(
      ([name, by]) => !read.has(name) && [...by].some((reader) => read.has(reader)),
    );
    if (found.length === 0) break;
    for (const [name] of found) read.add(name);
  }
  return new Set([...defined].filter((name) => !read.has(name)));
}

/** Writes the values of a plan into a style sheet and leaves out what nobody reads then. */
export function applyPlan(root: Root, plan: VariablePlan, isFramework: boolean): void {
  // PostCSS skips what follows a rule that is removed while it walks.
  const declarations: Declaration[] = [];
  root.walkDecls((declaration) => {
    declarations.push(declaration);
  });
  for (const declaration of declarations) {
    const { prop, parent } = declaration;
    const isOverridden = isFramework && plan.overridden.has(prop) && isOnRoot(declaration);
    if (isOverridden || plan.unread.has(prop)) {
      declaration.remove();
      if (parent?.nodes?.length === 0) parent.remove();
    } else if (declaration.value.includes('var(')) {
      declaration.value = writeOut(declaration.value, plan.values);
    }
  }
}

/** The framework's custom properties that built style sheets read and none of them sets. */
export function lostVariables(sheets: readonly string[]): string[] {
  const css = sheets.join('\n');
  const set = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const read = [...css.matchAll(VARIABLE)].flatMap(([, name = '', end]) =>
    end === ')' ? [name] : [],
  );
  return [...new Set(read)].filter((name) => FRAMEWORK_VARIABLE.test(name) && !set.has(name));
}
