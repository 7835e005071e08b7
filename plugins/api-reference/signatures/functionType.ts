/** The parameters and the result of a value, out of its declaration, in either syntax. */
import { scan, splitOutside } from './scan';

/** A parameter of a function. */
export interface Parameter {
  /** Without the tilde; absent for parameters by position. */
  readonly label?: string;
  /** Whether a call may leave it out. */
  readonly isOptional: boolean;
  /** Type as text: `option<'a>`. */
  readonly type: string;
}

/** What a function takes and gives. */
export interface FunctionType {
  readonly parameters: readonly Parameter[];
  readonly result: string;
}

const VALUE = /^let\s+(?:\(\s*\S+?\s*\)|\\?"[^"]*"|[\w']+)\s*:\s*/;

function oneLine(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/,\s*(?=[)\]}>])/g, '')
    .replace(/(?<=[([<]) | (?=[)\]>])/g, '');
}

/** Where the arrow of a function stands, outside of all brackets; -1 for other types. */
function arrowOf(type: string): number {
  for (const { index, character, depth } of scan(type)) {
    if (depth === 0 && character === '=' && type.charAt(index + 1) === '>') return index;
  }
  return -1;
}

/** Whether one pair of parentheses holds the whole text. */
function isInParentheses(text: string): boolean {
  if (!text.startsWith('(') || !text.endsWith(')')) return false;
  for (const { index, character, depth } of scan(text)) {
    if (depth === 0 && character === ')') return index === text.length - 1;
  }
  return false;
}

function parameter(text: string): Parameter {
  const [, label, rest] = /^~(\w+)\s*(?::|=)?\s*([\s\S]*)$/.exec(text) ?? [];
  if (label === undefined || rest === undefined) return { isOptional: false, type: oneLine(text) };
  const [, type = '', optional] = /^([\s\S]*?)\s*(=\s*\?)?$/.exec(rest) ?? [];
  return { label, isOptional: optional !== undefined, type: oneLine(type) };
}

/**
 * What a declared value takes and gives; undefined for values that are no functions.
 *
 * @param signature a cleaned declaration: `let map: (array<'a>, 'a => 'b) => array<'b>`
 */
export function functionType(signature: string): FunctionType | undefined {
  const type = signature.replace(VALUE, '').trim();
  const arrow = arrowOf(type);
  if (!VALUE.test(signature) || arrow === -1) return undefined;
  const taken = type.slice(0, arrow).trim();
  const inner = isInParentheses(taken) ? taken.slice(1, -1).trim() : taken;
  // A tuple alone has parentheses of its own; the dot marks uncurried functions.
  const parts = splitOutside(inner.replace(/^\.(?!\.)\s*/, ''), ',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { parameters: parts.map(parameter), result: oneLine(type.slice(arrow + 2)) };
}
