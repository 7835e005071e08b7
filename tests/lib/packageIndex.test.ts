import {
  isLongAgo,
  isOfficial,
  isOutdated,
  kindsOf,
  newestCompiler,
} from '../../src/lib/packageIndex';

const CHECKED_ON = '2026-11-22';

const entry = (name: string, rest = {}) =>
  ({ kind: 'npm', name, description: 'Reads tickets.', keywords: ['train'], ...rest }) as const;

test.each([
  ['rescript', true],
  ['@rescript/core', true],
  ['gentype', true],
  ['rescript-schema', false],
  ['@rescript-fans/core', false],
])('%s is official: %s', (name, official) => {
  expect(isOfficial(entry(name))).toBe(official);
});

test('addresses say themselves whether they are official', () => {
  expect(isOfficial({ ...entry('Test'), kind: 'url', isOfficial: true })).toBe(true);
});

test.each([
  [entry('rescript'), ['npm', 'official']],
  [entry('railway', { deprecated: 'Use the train.' }), ['npm', 'community', 'outdated']],
  [{ ...entry('list'), kind: 'url' as const, isOfficial: false }, ['url', 'community']],
])('%j goes by its kinds', (one, kinds) => {
  expect(kindsOf(one, CHECKED_ON)).toEqual(kinds);
});

test.each([
  ['^9.1.0', 9],
  ['11.x', 11],
  ['^10.0.0 || ^11.0.0', 11],
  ['^12.0.0-alpha.8', 12],
  ['>=9 <12', 12],
  ['>=9', Infinity],
  ['>= 12.0.0-alpha.4', Infinity],
  ['*', Infinity],
])('the range %s ends with compiler %d', (range, major) => {
  expect(newestCompiler(range)).toBe(major);
});

test.each([
  [{}, false],
  [{ maintenance: 0.3 }, false],
  [{ maintenance: 0.29 }, true],
  [{ releasedOn: '2023-11-21' }, true],
  [{ releasedOn: '2023-11-22' }, false],
  // The score knows more than the date of a release.
  [{ releasedOn: '2020-01-01', maintenance: 0.3 }, false],
  [{ releasedOn: '2026-11-01', maintenance: 0.29 }, true],
  [{ compiler: '^9.0.0' }, true],
  [{ compiler: '^9.0.0', releasedOn: '2026-11-01' }, true],
  [{ compiler: '>=9' }, false],
  [{ deprecated: 'Use the train.' }, true],
])('%j is outdated: %s', (rest, outdated) => {
  expect(isOutdated(entry('railway', rest), CHECKED_ON)).toBe(outdated);
});

test.each([
  ['2023-11-21', '2026-11-22', true],
  ['2023-11-22', '2026-11-22', false],
  ['2026-11-22', '2026-11-22', false],
  ['2021-02-28', '2024-02-29', true],
  ['2021-03-01', '2024-02-29', false],
  ['2020-02-29', '2023-02-28', false],
  ['2020-02-29', '2023-03-01', true],
])('%s is long ago on %s: %s', (releasedOn, checkedOn, longAgo) => {
  expect(isLongAgo(releasedOn, checkedOn)).toBe(longAgo);
});
