/**
 * What readers who come from JavaScript type, as it is called here. Only whole spellings are replaced, so
 * that nothing else changes.
 */

import { singular } from './terms';

/** Objects of JavaScript whose names are usual for values: `arr.map` asks for that of arrays. */
const RECEIVERS: readonly (readonly [values: RegExp, module: string])[] = [
  [/^(?:arr|array|items|xs)\.(?=\w)/i, 'Array.'],
  [/^(?:str|string|text)\.(?=\w)/i, 'String.'],
  [/^(?:num|number)\.(?=to)/i, 'Float.'],
  [/^promise\.(?=\w)/, 'Promise.'],
];

/** Functions that have another name or module here. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  'Object.keys': 'Dict.keysToArray',
  'Object.values': 'Dict.valuesToArray',
  'Object.entries': 'Dict.toArray',
  'Object.fromEntries': 'Dict.fromArray',
  'Number.parseInt': 'Int.fromString',
  'Number.parseFloat': 'Float.fromString',
  parseInt: 'Int.fromString',
  parseFloat: 'Float.fromString',
  'String.substring': 'String.slice',
  'String.substr': 'String.slice',
};

/** Syntax that this language lacks, and what is written in its place. */
const SYNTAX: readonly (readonly [written: RegExp, meant: string])[] = [
  [/^\w+\?\.\w+$/, 'option chaining'],
  [/^\w+\s*\?\?\s*\w+$/, 'option default'],
  [/^typeof\b.*$/, 'typeof'],
  [/^new\s+(\w+)(?:\(\)?)?$/, '$1.make'],
  [/^require\(.*$/, 'import from javascript'],
  [/^(?:await\s+)?import\(.*$/, 'dynamic import'],
  [/^class\s+\w+(?:\s+extends\b.*|\s*\{.*)$/, 'class'],
  [/^interface\s+\w+\s*\{.*$/, 'types from typescript'],
  [/^(?:const|let|var)\s*[{[].*$/, 'destructuring'],
  [/^\{\s*\.{3}\s*\w+.*$/, 'record spread'],
];

/** The query in words of this language; what is no JavaScript stays as it is. */
export function fromJavaScript(query: string): string {
  const trimmed = query
    .trim()
    .replace('.prototype.', '.')
    // With its arguments, if it is a call.
    .replace(/^((?:\w+\.)*\w+)\(.*$/, '$1');
  const syntax = SYNTAX.find(([written]) => written.test(query.trim()));
  if (syntax) return query.trim().replace(...syntax);
  const receiver = RECEIVERS.find(([values]) => values.test(trimmed));
  const named = receiver ? trimmed.replace(...receiver) : trimmed;
  if (Object.hasOwn(FUNCTIONS, named)) return FUNCTIONS[named] ?? query;
  return receiver || query.includes('.prototype.') ? named : query;
}

/** Words of JavaScript and TypeScript that this language lacks. */
const FOREIGN: ReadonlySet<string> = new Set([
  ...[
    'any',
    'as const',
    'class',
    'declare',
    'enum',
    'extends',
    'implements',
    'infer',
    'instanceof',
  ],
  ...['interface', 'keyof', 'namespace', 'never', 'overload', 'readonly', 'satisfies', 'void'],
]);

/** Whether a query is a word, or the plural of one, that has to be translated. */
export function isForeign(query: string): boolean {
  const word = query.trim().toLowerCase();
  return FOREIGN.has(word) || FOREIGN.has(singular(word));
}
