import { USERS } from '../../src/data/users';

test('the wall has 37 organizations, once each', () => {
  expect(USERS).toHaveLength(37);
  expect(new Set(USERS.map(({ href }) => href)).size).toBe(37);
});

test.each(USERS)('$name has a secure link', ({ href }) => {
  expect(new URL(href).protocol).toBe('https:');
});
