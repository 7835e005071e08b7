import { ALL_PACKAGES, isListed, isOfficial } from '../../src/lib/packageIndex';

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
