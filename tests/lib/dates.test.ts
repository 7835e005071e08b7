import { dayInWords } from '../../src/lib/dates';

test.each([
  ['2026-11-03', 'November 3, 2026'],
  ['2021-01-31T23:59:00.000Z', 'January 31, 2021'],
])('%s is %s', (date, words) => {
  expect(dayInWords(date)).toBe(words);
});
