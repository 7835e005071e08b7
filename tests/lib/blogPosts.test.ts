import { loadedPost, postLists } from '../../src/lib/blogPosts';

const post = (permalink: string, frontMatter = {}) => ({
  metadata: {
    title: permalink,
    permalink,
    date: '2026-11-03T00:00:00.000Z',
    description: 'About tea.',
    authors: [{ key: 'cook', name: 'The cook' }],
    frontMatter,
  },
});

test('posts are divided, and lists know what cards show', () => {
  const drawn = { badge: 'release', previewImg: '/blog/b.svg' } as const;
  expect(postLists([post('/b', drawn), post('/a', { archived: true })])).toEqual({
    live: [
      {
        title: '/b',
        permalink: '/b',
        date: '2026-11-03',
        description: 'About tea.',
        authors: [{ name: 'The cook' }],
        badge: 'release',
        picture: '/blog/b.svg',
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
