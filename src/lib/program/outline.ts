/** What there is to see of a program when it runs, as far as its text tells. */
import { type AnyNode, parse, type Program } from 'acorn';

/** What a program does when it is loaded. */
export interface Outline {
  /** Whether it writes to the console by itself. */
  readonly prints: boolean;
  /** Whether it has statements that do something, such as calls. */
  readonly acts: boolean;
  /** Names under which it exports values; functions and modules are none. */
  readonly values: readonly string[];
  /** Whether it exports a module `App`, whose component is rendered. */
  readonly renders: boolean;
}

const NOTHING: Outline = { prints: false, acts: false, values: [], renders: false };

function isFunction({ type }: AnyNode): boolean {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassDeclaration|ClassExpression)$/.test(
    type,
  );
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Whether a node, or one in it that is run with it, passes a test. */
function someRun(node: AnyNode, test: (node: AnyNode) => boolean): boolean {
  if (isFunction(node)) return false;
  return (
    test(node) ||
    Object.values(node)
      .flat()
      .filter(isNode)
      .some((child) => someRun(child, test))
  );
}

/** `console.log(…)` and its like. */
function isPrinting(node: AnyNode): boolean {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.object.type === 'Identifier' &&
    node.callee.object.name === 'console'
  );
}

/** The names that a program exports, by the names that it calls them itself: `rooms` by `rooms$1`. */
function exportsOf({ body }: Program): ReadonlyMap<string, string> {
  return new Map(
    body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration'
        ? statement.specifiers.flatMap(({ local, exported }): [string, string][] =>
            local.type === 'Identifier' && exported.type === 'Identifier'
              ? [[local.name, exported.name]]
              : [],
          )
        : [],
    ),
  );
}

/** The variables of a statement that hold no function. */
function variablesOf(statement: Program['body'][number]): readonly string[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && !(init && isFunction(init)) ? [id.name] : [],
  );
}

/** Statements that only declare. */
const DECLARATION = /^(?:Import|Export|Function|Class|Variable|Empty)/;

/**
 * The outline of a program.
 *
 * @param javaScript ES module as the compiler printed it; what is none, or is nested too deeply to be read, does nothing
 */
export function outlineOf(javaScript: string): Outline {
  try {
    return outlineIn(parse(javaScript, { ecmaVersion: 'latest', sourceType: 'module' }));
  } catch {
    return NOTHING;
  }
}

function outlineIn(program: Program): Outline {
  const { body } = program;
  const exported = exportsOf(program);
  return {
    prints: body.some((statement) => someRun(statement, isPrinting)),
    acts: body.some(({ type }) => !DECLARATION.test(type)),
    // Names of modules begin with a capital letter.
    values: body
      .flatMap(variablesOf)
      .flatMap((name) => exported.get(name) ?? [])
      .filter((name) => !/^[A-Z]/.test(name)),
    renders: exported.has('App'),
  };
}

/** Whether a run shows anything. */
export function isWorthRunning({ prints, acts, values, renders }: Outline): boolean {
  return prints || acts || values.length > 0 || renders;
}
