import { USERS } from '../../src/data/users';

test('the wall has 37 organizations, once each (specification, section 1)', () => {
  expect(USERS).toHaveLength(37);
  expect(new Set(USERS.map(({ href }) => href)).size).toBe(37);
});

test.each(USERS)('$name has a secure link', ({ href }) => {
  expect(new URL(href).protocol).toBe('https:');
});

test('neighbors are set differently, so that the wall does not read as a sentence', () => {
  USERS.slice(1).forEach(({ look, name }, index) => {
    expect([name, look]).not.toEqual([name, USERS[index]?.look]);
  });
});
