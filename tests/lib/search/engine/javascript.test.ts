import { fromJavaScript, isForeign } from '../../../../src/lib/search/engine/javascript';

test.each([
  ['arr.map', 'Array.map'],
  ['str.split()', 'String.split'],
  ['Array.prototype.flatMap', 'Array.flatMap'],
  ['Object.keys', 'Dict.keysToArray'],
  ['str.substring', 'String.slice'],
  ['parseInt', 'Int.fromString'],
  ['a?.b', 'option chaining'],
  ['i++', 'incr'],
  ['--count', 'decr'],
  ['a ++ b', 'a ++ b'],
  ['user!.name', 'non-null assertion'],
  ['new Map()', 'Map.make'],
  ['arr.sort((a, b) => a - b)', 'Array.sort'],
  ['parseInt(text, 10)', 'Int.fromString'],
  ["await import('./Chart.js')", 'dynamic import'],
  ['{ ...user, age: 1 }', 'record spread'],
  ['class Shape extends Node', 'class'],
  ['for (const x of xs)', 'for loop'],
  ['if (!user) return', 'early return'],
  ['x => x + 1', 'function'],
  ['async () => {}', 'async function'],
  ["throw new Error('no')", 'throw an error for javascript'],
  ['users.filter(u => u.active)', 'filter'],
  ['Math.floor(x)', 'Math.floor'],
  ['console.log(x)', 'Console.log'],
  ['Number(x)', 'Float.fromString'],
  ['process.env.PORT', 'environment variables'],
  ['document.title', 'bind to global js values'],
  ['Partial<User>', 'Partial'],
  ['string | undefined', 'T | undefined'],
])('%s is %s here', (query, expected) => {
  expect(fromJavaScript(query)).toBe(expected);
});

test.each([
  'const enum',
  'export class',
  'Array.map',
  'a->b',
  'map',
  'x ? y : z',
  'array',
  'constructor',
  'Hello!',
  'hello!',
  '',
])('%s stays as it is', (query) => {
  expect(fromJavaScript(query)).toBe(query);
});

test.each(['interface', 'Classes', 'abstract class', 'as const', 'Pick<User, "id">'])(
  '%s has to be translated',
  (query) => {
    expect(isForeign(query)).toBe(true);
  },
);

test.each(['switch', 'css class', 'record', ''])('%s has not', (query) => {
  expect(isForeign(query)).toBe(false);
});
