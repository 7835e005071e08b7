import { countOf, fitsQuery } from '../../src/lib/wordFilter';

test.each([
  ['', true],
  ['  ', true],
  ['JSON', true],
  ['json valid', true],
  ['schema  parse', true],
  ['json graphql', false],
  ['|>', false],
])('%j', (query, fits) => {
  expect(fitsQuery(query, ['rescript-schema', 'Validation', 'json', 'Parses'])).toBe(fits);
});

test('signs are words', () => {
  expect(fitsQuery('->', ['->'])).toBe(true);
});

test('counts', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'package'))).toEqual([
    '0 packages',
    '1 package',
    '2 packages',
  ]);
});
