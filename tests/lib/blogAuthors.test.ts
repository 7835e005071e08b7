import { authorOf, initialsOf, loadedAuthor } from '../../src/lib/blogAuthors';

test('an author needs a name', () => {
  expect(loadedAuthor({ key: 'cook' })).toMatchObject({
    ok: false,
    error: { expected: 'field name' },
  });
});

test('pages link to the page of an author, else to where they say they are', () => {
  const author = { key: 'cook', name: 'The cook', url: 'https://example.org' };
  const page = { permalink: '/site/blog/authors/cook' };
  expect(authorOf(author).href).toBe('https://example.org');
  expect(authorOf({ ...author, page: null }).href).toBe('https://example.org');
  expect(authorOf({ ...author, page }).href).toBe('/site/blog/authors/cook');
  expect(authorOf({ key: 'cook', name: 'The cook' })).toEqual({ name: 'The cook', accounts: [] });
});

test('accounts are named by handle and place, in the order of the places', () => {
  const socials = {
    x: 'https://x.com/cook',
    bluesky: 'https://bsky.app/profile/cook.example.org',
    threads: 'https://www.threads.net/@cook/',
  };
  const { accounts } = authorOf({ key: 'cook', name: 'The cook', socials });
  expect(accounts.map(({ label }) => label)).toEqual([
    '@cook.example.org on Bluesky',
    '@cook on threads',
    '@cook on X',
  ]);
  expect(accounts[2]?.href).toBe('https://x.com/cook');
});

test.each([
  ['The documentation team', 'DT'],
  ['Ada Augusta Lovelace', 'AL'],
  ['theory', 'T'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
