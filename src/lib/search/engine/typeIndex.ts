/**
 * Which members of the reference have a type. Parameters may stand in any order, variables have any
 * names, and a module's own `t` is what it stands for.
 */
import { namesOf } from './aliases';
import type { Entry } from './entries';
import { HOLE, readType, TUPLE, type Type } from './typeSyntax';
import { EVERYDAY_MODULES, LIBRARY, TYPE } from './weights';

/** A member with a type that was asked for. */
export interface TypeMatch {
  readonly entry: Entry;
  /** Whether its type is alike, not the same. */
  readonly isNear: boolean;
  /** 0 to 1. */
  readonly score: number;
}

/** Finds members by their type. */
export interface TypeIndex {
  /** The best first; none for queries that are no type. */
  readonly find: (query: string) => readonly TypeMatch[];
}

type FunctionType = Extract<Type, { kind: 'function' }>;

/** The name of a constructor without what differs between libraries: `Js.Dict.t` is `dict`. */
function plainName(path: string): string {
  const segments = path.split('.');
  const last = segments.at(-1) ?? path;
  const owner = segments.at(-2);
  const name = last === 't' && owner !== undefined ? owner : last;
  return /^[[{(]/.test(name) ? name : name.toLowerCase().replace(/\d+$/, '');
}

/** What an abbreviation stands for: `t<'a>` is `array<'a>`. */
interface Abbreviation {
  readonly parameters: readonly string[];
  readonly type: Type;
}

const DECLARATION = /^type (?:rec )?(?:nonrec )?(\w+)(?:[<(]([^>)]*)[>)])? = (?:private )?/;

/** Where a declaration of a type ends and its description begins is not marked; most are short. */
function abbreviationOf({
  anchor,
  text,
  name,
}: Entry): readonly [string, Abbreviation] | undefined {
  if (!anchor?.startsWith('type-')) return undefined;
  const declaration = DECLARATION.exec(text);
  const [head, , parameters = ''] = declaration ?? [];
  if (head === undefined) return undefined;
  const written = /^[\w.]+(?:[<(]['\w, .+-]*[>)])?/.exec(text.slice(head.length))?.[0] ?? '';
  const type = readType(written);
  if (type?.kind !== 'constructor' || written === '' || /^[A-Z]\w*$/.test(type.name)) {
    return undefined;
  }
  const names = parameters.split(',').map((one) => one.replace(/[^\w]/g, ''));
  return [name, { parameters: names, type }];
}

function replaced(type: Type, by: ReadonlyMap<string, Type>): Type {
  switch (type.kind) {
    case 'variable':
      return by.get(type.name) ?? type;
    case 'constructor':
      return { ...type, arguments: type.arguments.map((one) => replaced(one, by)) };
    case 'function':
      return {
        ...type,
        parameters: type.parameters.map((one) => replaced(one, by)),
        result: replaced(type.result, by),
      };
  }
}

/** The same type with plain names, and with abbreviations of its module spelled out. */
function plain(type: Type, module: string, abbreviations: ReadonlyMap<string, Abbreviation>): Type {
  const inside = (one: Type): Type => plain(one, module, abbreviations);
  switch (type.kind) {
    case 'variable':
      return type;
    case 'function':
      return {
        ...type,
        parameters: type.parameters.map(inside),
        result: inside(type.result),
      };
    case 'constructor': {
      const list = type.arguments.map(inside);
      const abbreviation = abbreviations.get(type.name);
      if (abbreviation && abbreviation.type.kind === 'constructor') {
        const by = new Map(
          abbreviation.parameters.flatMap((name, at) => {
            const argument = list[at];
            return argument ? [[name, argument] as const] : [];
          }),
        );
        const { name, arguments: written } = abbreviation.type;
        return {
          kind: 'constructor',
          name: plainName(name),
          arguments: written.map((one) => replaced(inside(one), by)),
        };
      }
      const name = type.name === 't' ? plainName(`${module}.t`) : plainName(type.name);
      return { kind: 'constructor', name, arguments: list };
    }
  }
}

/** A type without the names of its variables. */
function outline(type: Type): string {
  switch (type.kind) {
    case 'variable':
      return '_';
    case 'constructor':
      return `${type.name}<${type.arguments.map(outline).join()}>`;
    case 'function':
      return `(${type.parameters.map(outline).sort().join()})>${outline(type.result)}`;
  }
}

/** Types of variables so far. */
type Bindings = Map<string, Type>;

function isSame(a: Type, b: Type): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Whether a type is a case of another one: variables of `general` may stand for anything, always for
 * the same. Gives how its variables are bound.
 */
function caseOf(general: Type, special: Type, before: Bindings): Bindings | undefined {
  if (special.kind === 'variable' && special.name === HOLE) return before;
  switch (general.kind) {
    case 'variable': {
      if (general.name === HOLE) return before;
      const bound = before.get(general.name);
      if (bound) return isSame(bound, special) ? before : undefined;
      return new Map(before).set(general.name, special);
    }
    case 'constructor':
      return special.kind === 'constructor' &&
        special.name === general.name &&
        special.arguments.length === general.arguments.length
        ? casesOf(general.arguments, special.arguments, before)
        : undefined;
    case 'function': {
      if (special.kind !== 'function') return undefined;
      if (special.parameters.length !== general.parameters.length) return undefined;
      const bindings = caseOf(general.result, special.result, before);
      return bindings && inAnyOrder(general.parameters, special.parameters, bindings);
    }
  }
}

function casesOf(
  general: readonly Type[],
  special: readonly Type[],
  before: Bindings,
): Bindings | undefined {
  let bindings: Bindings | undefined = before;
  for (const [at, type] of general.entries()) {
    const other = special[at];
    bindings = bindings && other && caseOf(type, other, bindings);
  }
  return bindings;
}

function inAnyOrder(
  general: readonly Type[],
  special: readonly Type[],
  before: Bindings,
): Bindings | undefined {
  const [first, ...rest] = general;
  if (!first) return before;
  for (const [at, candidate] of special.entries()) {
    const bindings = caseOf(first, candidate, before);
    const found = bindings && inAnyOrder(rest, special.toSpliced(at, 1), bindings);
    if (found) return found;
  }
  return undefined;
}

/** How many variables stand for something else than a variable of their own. */
function looseness(bindings: Bindings): number {
  const names = new Set<string>();
  let loose = 0;
  for (const type of bindings.values()) {
    if (type.kind === 'variable' && !names.has(type.name)) names.add(type.name);
    else loose += 1;
  }
  return loose;
}

/** How well a member's type fits, 0 to 1; 1 for the same. */
function fitOf(asked: FunctionType, type: FunctionType): number {
  if (type.parameters.length === asked.parameters.length) {
    const general = caseOf(type, asked, new Map());
    if (general) return Math.max(TYPE.leastFit, 1 - TYPE.loose * looseness(general));
    const special = caseOf(asked, type, new Map());
    if (special) return Math.max(TYPE.leastFit, 1 - TYPE.special - TYPE.loose * looseness(special));
    return 0;
  }
  // A parameter more or less than the reader thought of, of at least two.
  const [more, fewer] =
    type.parameters.length > asked.parameters.length ? [type, asked] : [asked, type];
  if (more.parameters.length - fewer.parameters.length > 1) return 0;
  for (const at of more.parameters.keys()) {
    const parameters = more.parameters.toSpliced(at, 1);
    const without: FunctionType = { ...more, parameters };
    const [general, special] = more === type ? [without, asked] : [fewer, without];
    const bindings = caseOf(general, special, new Map());
    if (bindings)
      return Math.max(TYPE.leastFit, 1 - TYPE.parameter - TYPE.loose * looseness(bindings));
  }
  return 0;
}

/** Who is likelier meant of two members with the same type: 0 to 1, less for special purposes. */
function usualness(entry: Entry): number {
  const path = entry.page.title.split('.');
  const use = path.length > 2 ? -1 : EVERYDAY_MODULES.indexOf(path.at(-1) ?? '');
  const isSpecial = /Unsafe|Exn$|OrThrow$|(?<=[a-z])U$/.test(entry.name);
  return (
    0.5 +
    (LIBRARY[entry.page.group] ?? 0) * TYPE.library +
    (use >= 0 ? TYPE.everyday * (1 - use / EVERYDAY_MODULES.length) : 0) -
    (namesOf(entry).isDeprecated ? TYPE.deprecated : 0) -
    (isSpecial ? TYPE.unsafe : 0) -
    entry.name.length * TYPE.letter
  );
}

interface Known {
  readonly entry: Entry;
  readonly type: FunctionType;
}

function resultHead({ result }: FunctionType): string {
  return result.kind === 'constructor' ? result.name : '';
}

/** Names without arguments that no library knows are variables: `(item, index) => b`. */
function withVariables(type: Type, known: ReadonlySet<string>): Type {
  const inside = (one: Type): Type => withVariables(one, known);
  switch (type.kind) {
    case 'variable':
      return type;
    case 'function':
      return { ...type, parameters: type.parameters.map(inside), result: inside(type.result) };
    case 'constructor':
      return type.arguments.length === 0 &&
        (type.name.length === 1 || !known.has(type.name)) &&
        /^[a-z]\w*$/.test(type.name)
        ? { kind: 'variable', name: type.name }
        : { ...type, arguments: type.arguments.map(inside) };
  }
}

function collectNames(type: Type, names: Set<string>): void {
  if (type.kind === 'constructor') {
    if (type.name !== TUPLE) names.add(type.name);
    type.arguments.forEach((one) => collectNames(one, names));
  } else if (type.kind === 'function') {
    [...type.parameters, type.result].forEach((one) => collectNames(one, names));
  }
}

function hasConstructor(type: Type): boolean {
  const names = new Set<string>();
  collectNames(type, names);
  return names.size > 0;
}

/** Members that are read between two looks at the clock. */
const SLICE = 50;

/** Builds the index; steps give nothing. */
export function* buildTypeIndex(entries: readonly Entry[]): Generator<void, TypeIndex> {
  const abbreviations = new Map<string, Map<string, Abbreviation>>();
  for (const entry of entries) {
    const abbreviation = entry.isMember ? abbreviationOf(entry) : undefined;
    if (!abbreviation) continue;
    const { title } = entry.page;
    const own = abbreviations.get(title) ?? new Map<string, Abbreviation>();
    abbreviations.set(title, own.set(...abbreviation));
  }
  const byHead = new Map<string, Known[]>();
  const names = new Set<string>();
  let count = 0;
  for (const entry of entries) {
    if (entry.signature === undefined) continue;
    const { title } = entry.page;
    const read = readType(entry.signature);
    const type = read && plain(read, title, abbreviations.get(title) ?? new Map());
    count += 1;
    if (count % SLICE === 0) yield;
    if (type?.kind !== 'function') continue;
    collectNames(type, names);
    const head = resultHead(type);
    byHead.set(head, [...(byHead.get(head) ?? []), { entry, type }]);
  }

  function find(query: string): readonly TypeMatch[] {
    const read = query.includes('=>') ? readType(query) : undefined;
    const asked = read && withVariables(plain(read, '', new Map()), names);
    if (asked?.kind !== 'function' || (!hasConstructor(asked) && !query.includes("'"))) return [];
    const head = resultHead(asked);
    const candidates =
      head === ''
        ? [...byHead.values()].flat()
        : [...(byHead.get(head) ?? []), ...(byHead.get('') ?? [])];
    const outlined = outline(asked);
    return candidates
      .flatMap(({ entry, type }): TypeMatch[] => {
        const fit = fitOf(asked, type);
        if (fit === 0) return [];
        const isNear = fit < 1 || outline(type) !== outlined;
        return [{ entry, isNear, score: TYPE.fit * fit + (1 - TYPE.fit) * usualness(entry) }];
      })
      .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
  }

  return { find };
}
