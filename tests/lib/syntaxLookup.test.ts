// cspell:ignore modul swich
import {
  type Construct,
  distanceOf,
  findConstructs,
  inOrder,
  VERSION_NAMES,
  versionsWith,
} from '../../src/lib/syntaxLookup';

const entry = (name: string, status?: 'deprecated'): Construct => ({
  id: name,
  name,
  keywords: [],
  group: 'operators',
  summary: 'Does something.',
  ...(status && { status }),
});

test.each([
  ['switch', 'switch', 0],
  ['swich', 'switch', 0.2],
  ['if', 'a_if', 2 / 30],
  ['xyz', 'abc', 1],
])('%s is as far from %s as %d', (query, text, expected) => {
  expect(distanceOf(query, text)).toBeCloseTo(expected, 5);
});

test('what is found keeps its order', () => {
  const entries = [entry('module'), entry('open'), entry('modula')];
  expect(findConstructs(entries, 'MODUL').map(({ name }) => name)).toEqual(['module', 'modula']);
});

test('an empty query finds all', () => {
  const entries = [entry('module'), entry('open')];
  expect(findConstructs(entries, '  ')).toBe(entries);
});

test('signs are found literally: a mistake among them would be another sign', () => {
  expect(findConstructs([entry('-.'), entry('->'), entry('|>')], '->')).toEqual([entry('->')]);
});

test('deprecated ones come last', () => {
  const sorted = inOrder([entry('b'), entry('a', 'deprecated'), entry('c'), entry('a')]);
  expect(sorted.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a']);
  expect(sorted.at(-1)?.status).toBe('deprecated');
});

test('a construct exists from its first to its last version', () => {
  expect(versionsWith({})).toEqual(VERSION_NAMES);
  const [first = '', second = '', third = ''] = VERSION_NAMES;
  expect(versionsWith({ until: first })).toEqual([first]);
  expect(versionsWith({ since: second, until: third })).toEqual([second, third]);
  expect(versionsWith({ since: VERSION_NAMES.at(-1) })).toEqual(VERSION_NAMES.slice(-1));
});
