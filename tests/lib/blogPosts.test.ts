import { loadedPost, postLists } from '../../src/lib/blogPosts';

const post = (permalink: string, frontMatter = {}) => ({
  metadata: {
    title: permalink,
    permalink,
    date: '2026-11-03T00:00:00.000Z',
    description: 'About tea.',
    authors: [{ name: 'The cook' }, {}],
    frontMatter,
  },
});

test('posts are divided, and lists know what cards show', () => {
  expect(postLists([post('/b', { badge: 'release' }), post('/a', { archived: true })])).toEqual({
    live: [
      {
        title: '/b',
        permalink: '/b',
        date: '2026-11-03',
        description: 'About tea.',
        authors: ['The cook'],
        badge: 'release',
      },
    ],
    archived: [expect.objectContaining({ permalink: '/a' })],
  });
});

test('the framework hands over points of time', () => {
  const loaded = post('/a');
  const metadata = { ...loaded.metadata, date: new Date(loaded.metadata.date) };
  expect(loadedPost({ metadata })).toEqual({ ok: true, value: loaded });
});
