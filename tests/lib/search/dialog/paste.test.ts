import { PASTE_LENGTH, pastedQuery, shownQuery } from '../../../../src/lib/search/dialog/paste';

const BUILD =
  '\u001B[31mWe’ve found a bug for you!\u001B[39m\n  /src/A.res:3:5\n\n  This has type: string';

test('short texts go into the box by themselves', () => {
  expect(pastedQuery('Array', '.map', '')).toBeUndefined();
  expect(pastedQuery('', 'x'.repeat(64), '')).toBeUndefined();
});

test('lines and long texts are the query as a whole, 2,000 characters at most', () => {
  expect(pastedQuery('', BUILD, '')).toBe(BUILD);
  expect(pastedQuery('a ', 'x'.repeat(70), ' b')).toBe(`a ${'x'.repeat(70)} b`);
  expect(pastedQuery('', 'x'.repeat(5000), '')).toHaveLength(PASTE_LENGTH);
  expect(PASTE_LENGTH).toBe(2000);
});

test('the box shows one line of 64 characters without colors', () => {
  expect(shownQuery('Array.map')).toBe('Array.map');
  expect(shownQuery(BUILD)).toBe('We’ve found a bug for you! /src/A.res:3:5 This has type: string');
  expect(shownQuery('word '.repeat(100))).toHaveLength(64);
});

test('a blank paste asks nothing', () => {
  expect(pastedQuery('', '\n\n', '')).toBe('');
  expect(shownQuery('\n')).toBe('');
});
