import { fromJavaScript } from '../../../../src/lib/search/engine/javascript';

test.each([
  ['arr.map', 'Array.map'],
  ['str.split()', 'String.split'],
  ['Array.prototype.flatMap', 'Array.flatMap'],
  ['Object.keys', 'Dict.keysToArray'],
  ['str.substring', 'String.slice'],
  ['parseInt', 'Int.fromString'],
  ['a?.b', 'option chaining'],
  ['new Map()', 'Map.make'],
  ['arr.sort((a, b) => a - b)', 'Array.sort'],
  ['parseInt(text, 10)', 'Int.fromString'],
  ["await import('./Chart.js')", 'dynamic import'],
  ['{ ...user, age: 1 }', 'record spread'],
  ['class Shape extends Node', 'class'],
])('%s is %s here', (query, expected) => {
  expect(fromJavaScript(query)).toBe(expected);
});

test.each(['Array.map', 'a->b', 'map', 'x ? y : z', 'array', 'constructor', ''])(
  '%s stays as it is',
  (query) => {
    expect(fromJavaScript(query)).toBe(query);
  },
);
