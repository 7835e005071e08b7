import {
  ALL_PACKAGES,
  FIRST_TOGGLES,
  isListed,
  isOfficial,
  isOutdated,
  newestCompiler,
} from '../../src/lib/packageIndex';

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

test('name, keywords and description are searched', () => {
  for (const query of ['railway', 'TRAIN', 'tickets', 'rail train']) {
    expect(isListed(entry('railway'), query, ALL_PACKAGES)).toBe(true);
  }
  expect(isListed(entry('railway'), 'kitchen', ALL_PACKAGES)).toBe(false);
});

test.each(['official', 'community', 'npm', 'url'] as const)('the toggle %s', (key) => {
  const toggles = { ...ALL_PACKAGES, [key]: false };
  expect(isListed(entry('rescript'), '', toggles)).toBe(key !== 'official' && key !== 'npm');
  expect(isListed({ ...entry('list'), kind: 'url', isOfficial: false }, '', toggles)).toBe(
    key !== 'community' && key !== 'url',
  );
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
  [{ compiler: '^9.0.0' }, true],
  [{ compiler: '>=9' }, false],
  [{ deprecated: 'Use the train.' }, true],
])('%j is outdated: %s', (rest, outdated) => {
  expect(isOutdated(entry('railway', rest))).toBe(outdated);
  expect(isListed(entry('railway', rest), '', FIRST_TOGGLES)).toBe(!outdated);
  expect(isListed(entry('railway', rest), '', ALL_PACKAGES)).toBe(true);
});
