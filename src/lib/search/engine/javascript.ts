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
  [/^console\.(?=\w)/, 'Console.'],
];

/** Functions that have another name or module here. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  'Array.from': 'Array.fromIterator',
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

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  Object.entries(FUNCTIONS).map(([name, meant]) => [name.toLowerCase(), meant]),
);

/** Syntax that this language lacks or writes otherwise, and what the pages call it. */
const SYNTAX: readonly (readonly [written: RegExp, meant: string])[] = [
  [/^\w+\?\.\w+$/, 'option chaining'],
  [/^(?:\w+\s*\+\+|\+\+\w+)$/, 'incr'],
  [/^(?:\w+\s*--|--\w+)$/, 'decr'],
  [/^\w+\s*\?\?\s*\w+$/, 'option default'],
  // Prose ends with a sign, too: `Hello!`
  [/^[a-z]\w*!\.\w+$/, 'non-null assertion'],
  [/^typeof\s.*$/, 'typeof'],
  [/^new\s+(\w+)(?:\(.*)?$/, '$1.make'],
  [/^throw\s+new\s.*$/, 'throw an error for javascript'],
  [/^require\(.*$/, 'import from javascript'],
  [/^(?:await\s+)?import\(.*$/, 'dynamic import'],
  [/^import\s.*\bfrom\b.*$/, 'import from javascript'],
  [/^(?:module\.)?exports\b.*$/, 'commonjs'],
  [/^export\s+(?:async|class|const|function|let)\b.*$/, 'export'],
  [/^(?:await\s+)?fetch\(.*$/, 'fetch'],
  [/^class\s+\w+(?:\s+extends\b.*|\s*\{.*)$/, 'class'],
  [/^interface\s+\w+\s*\{.*$/, 'types from typescript'],
  [/^(?:const|let|var)\s*[{[].*$/, 'destructuring'],
  [/^(?:const|var)\s+\w+(?:\s*=.*)?$/, 'let binding'],
  [/^\{\s*\.{3}\s*\w+.*$/, 'record spread'],
  [/^\[\s*\.{3}\s*\w+.*$/, 'combine arrays'],
  [/^for\s*\(.*$/, 'for loop'],
  [/^while\s*\(.*$/, 'while loop'],
  [/^if\s*\(.*\breturn\b.*$/, 'early return'],
  [/^if\s*\(.*$/, 'if else'],
  [/^switch\s*\(.*$/, 'switch'],
  [/^try\s*\{.*$/, 'try catch'],
  [/^async\b.*(?:=>|function).*$/, 'async function'],
  [/^function\s*\w*\s*\(.*$/, 'function'],
  [/^(?:\([\w\s,]*\)|\w+)\s*=>.*$/, 'function'],
  [/^process\.env\b.*$/, 'environment variables'],
  [/^(?:document|globalThis|location|navigator|window)\.\w+.*$/, 'bind to global js values'],
  [/^Array\.from\W*length\b.*$/i, 'Array.fromInitializer'],
  [/^Number\(.*$/, 'Float.fromString'],
  [/^String\(.*$/, 'Int.toString'],
  [/^`.*\$\{.*$/, 'string interpolation'],
  [/^\w+\s*[!=]==?\s*(?:null|undefined)$/, 'null undefined option'],
];

/** Types of TypeScript, and what the phrase book calls them. */
const TYPES: readonly (readonly [written: RegExp, meant: string])[] = [
  [/^\w+\s*\|\s*(null|undefined)$/, 'T | $1'],
  [
    /^(Awaited|Exclude|Extract|Omit|Parameters|Partial|Pick|Readonly|Required|ReturnType)<.*$/,
    '$1',
  ],
  [/^as\s+(any|unknown)$/, '$1'],
];

/** A function of a value that can't be told from its name: `users.map(…)` asks for `map`. */
const METHOD_CALL = /^[a-z]\w*\.([a-z]\w*)\(.*$/;

/** A function of a module with its arguments: `Math.floor(x)`. */
const FUNCTION_CALL = /^((?:[A-Z]\w*\.)+\w+)\(.*$/;

/** The query in words of this language; what is no JavaScript stays as it is. */
export function fromJavaScript(query: string): string {
  const whole = query.trim();
  // What has no counterpart keeps its words: the phrase book has them.
  const known = isForeign(whole) ? TYPES : [...SYNTAX, ...TYPES];
  const syntax = known.find(([written]) => written.test(whole));
  if (syntax) return whole.replace(...syntax);
  const trimmed = whole
    .replace('.prototype.', '.')
    // With its arguments, if it is a call.
    .replace(/^((?:\w+\.)*\w+)\(.*$/, '$1');
  const receiver = RECEIVERS.find(([values]) => values.test(trimmed));
  const named = receiver ? trimmed.replace(...receiver) : trimmed;
  const meant = BY_LOWER_CASE.get(named.toLowerCase());
  if (meant !== undefined) return meant;
  if (receiver || whole.includes('.prototype.')) return named;
  return whole.replace(METHOD_CALL, '$1').replace(FUNCTION_CALL, '$1');
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

/** Words that stand in front of them. */
const MODIFIERS: ReadonlySet<string> = new Set([
  ...['abstract', 'const', 'default', 'export', 'private', 'protected', 'public', 'static'],
]);

/** Whether a query is a word, or the plural of one, or a type that has to be translated. */
export function isForeign(query: string): boolean {
  const whole = query.trim().toLowerCase();
  const words = whole.split(/\s+/).filter((word) => !MODIFIERS.has(word));
  return (
    FOREIGN.has(whole) ||
    TYPES.some(([written]) => written.test(query.trim())) ||
    (words.length === 1 && words.some((word) => FOREIGN.has(word) || FOREIGN.has(singular(word))))
  );
}
