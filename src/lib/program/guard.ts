/**
 * Puts checks into a program that may run for ever. Firefox and Safari run a frame in the page's own
 * process, so that a loop without end would freeze the whole tab, Stop button included. The checks ask the
 * frame now and then whether the program has kept the browser waiting for too long
 * (`plugins/program-runtime/frame/guard.ts`).
 *
 * Counted are turns of loops, and calls of functions that call something themselves: without a loop and
 * without a call nothing takes long. Left out are loops that only count (`for i in 0 to n`) and call
 * nothing. Lines stay what they are; what is added stands on them.
 */
import { type AnyNode, type ForStatement, type Function, type Node, parse } from 'acorn';

import type { Result } from '../decode';
import { GUARD_NAME } from './guardName';
import { unreadable } from './unreadable';

/** Turns and calls between two questions: a question takes as long as some ten of them. */
const TURNS = 1000;

/** Text that is added at a place. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The nodes directly below a node, in the order of its fields. */
function childrenOf(node: Node): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function some(node: AnyNode, test: (node: AnyNode) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => some(child, test));
}

function isCall({ type }: AnyNode): boolean {
  return /^(?:Call|New|TaggedTemplate|Await|Yield|Import)Expression$/.test(type);
}

/** Whether a node gives one of these variables a value, or may do so in a way that is not looked into. */
function assigns(node: AnyNode, names: readonly string[]): boolean {
  const target =
    node.type === 'AssignmentExpression' || (node.type.startsWith('For') && 'left' in node)
      ? node.left
      : node.type === 'UpdateExpression'
        ? node.argument
        : undefined;
  if (!target || target.type === 'MemberExpression' || target.type === 'VariableDeclaration') {
    return false;
  }
  return target.type !== 'Identifier' || names.includes(target.name);
}

/** Whether a loop counts to a number that stays, and calls nothing meanwhile: it comes to its end. */
function onlyCounts({ init, test, update, body }: ForStatement): boolean {
  const counter = init?.type === 'VariableDeclaration' ? init.declarations[0]?.id : undefined;
  if (
    counter?.type !== 'Identifier' ||
    test?.type !== 'BinaryExpression' ||
    test.left.type !== 'Identifier' ||
    update?.type !== 'UpdateExpression' ||
    update.argument.type !== 'Identifier' ||
    test.left.name !== counter.name ||
    update.argument.name !== counter.name ||
    !(update.operator === '++' ? ['<', '<='] : ['>', '>=']).includes(test.operator)
  ) {
    return false;
  }
  const { right: end } = test;
  if (end.type !== 'Literal' && (end.type !== 'Identifier' || end.name === 'Infinity')) {
    return false;
  }
  const names = [counter.name, ...(end.type === 'Identifier' ? [end.name] : [])];
  return !some(body, (node) => isCall(node) || assigns(node, names));
}

/** Names for what is added, none of which the program has. */
function freshName(code: string, name: string): string {
  return code.includes(name) ? freshName(code, `${name}_`) : name;
}

/** What is added to a module. */
function insertionsFor(code: string, names: { ask: string; calls: string; turns: string }) {
  const insertions: Insertion[] = [];
  const add = (at: number, text: string): number => insertions.push({ at, text });
  let loops = 0;
  /** Down to zero, which takes engines the fewest steps; a program that catches what the frame throws is asked again. */
  const check = (counter: string): string =>
    `--${counter}||(${counter}=1,${names.ask}(),${counter}=${TURNS})`;

  /** Adds text before and after a node, and between the two what its children get. */
  const wrap = (node: Node, before: string, after: string, within: () => void): void => {
    add(node.start, before);
    within();
    add(node.end, after);
  };
  const guardBody = (body: AnyNode, text: string, [open, close]: readonly string[]): void => {
    const within = (): void => childrenOf(body).forEach((child) => visit(child));
    if (body.type === 'BlockStatement') {
      add(body.start + 1, text);
      within();
    } else {
      wrap(body, `${open}${text}`, `${close}`, () => visit(body));
    }
  };
  /** @param whole the loop with its labels, which must stand right before it */
  const guardLoop = (loop: Node & { readonly body: AnyNode }, whole: Node): void => {
    // A counter of its own: engines keep it in a register.
    const counter = `${names.turns}${(loops += 1)}`;
    wrap(whole, `{let ${counter}=${TURNS};`, '}', () => {
      for (const child of childrenOf(loop)) {
        if (child === loop.body) {
          guardBody(child, `${check(counter)};`, ['{', '}']);
        } else visit(child);
      }
    });
  };
  const guardFunction = (called: Function): void => {
    for (const child of childrenOf(called)) {
      if (child !== called.body) visit(child);
      else if (child.type === 'BlockStatement') guardBody(child, `${check(names.calls)};`, []);
      else guardBody(child, `${check(names.calls)},`, ['(', ')']);
    }
  };

  const visit = (node: AnyNode, whole: Node = node): void => {
    switch (node.type) {
      case 'LabeledStatement':
        return visit(node.body, whole);
      case 'ForStatement':
        if (!onlyCounts(node)) return guardLoop(node, whole);
        break;
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        return guardLoop(node, whole);
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        if (some(node, isCall)) return guardFunction(node);
        break;
    }
    childrenOf(node).forEach((child) => visit(child));
  };
  return { insertions, visit };
}

/**
 * A module with checks.
 *
 * @param code ES module as the compiler printed it
 * @returns the module, or a sentence for readers about what is no JavaScript
 */
export function guard(code: string): Result<string, string> {
  const names = {
    ask: freshName(code, '$ask'),
    calls: freshName(code, '$calls'),
    turns: freshName(code, '$turns'),
  };
  const { insertions, visit } = insertionsFor(code, names);
  try {
    visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  } catch (error) {
    return { ok: false, error: unreadable(error) };
  }
  if (insertions.length === 0) return { ok: true, value: code };
  // Several at one place stay in their order, in which what ends there comes before what begins.
  insertions.sort((one, other) => one.at - other.at);
  let guarded = `let ${names.calls}=${TURNS};const ${names.ask}=globalThis[${JSON.stringify(GUARD_NAME)}];`;
  let end = 0;
  for (const { at, text } of insertions) {
    guarded += code.slice(end, at) + text;
    end = at;
  }
  return { ok: true, value: guarded + code.slice(end) };
}
