import { createFeedItems, withOwnFeed } from '../../../plugins/blog/feed';
import { blogRoutes } from '../../../plugins/blog/routes';

const COOK = { key: 'cook', name: 'The cook', page: { permalink: '/site/blog/authors/cook' } };
const GUEST = { key: 'guest', name: 'A guest', page: null };

const POSTS = Array.from({ length: 12 }, (_, index) => ({
  content: 'long',
  metadata: {
    title: `Post ${index}`,
    permalink: `/site/blog/post-${index}`,
    date: '2026-11-03T00:00:00.000Z',
    description: 'About tea.',
    authors: [index % 2 === 0 ? COOK : GUEST],
    frontMatter: index > 10 ? { archived: true } : {},
  },
}));

test('there is one list of live posts and one of archived ones, however many there are', () => {
  const { own, isReplaced } = blogRoutes({ blogPosts: POSTS }, '/site/blog');
  expect(own.slice(0, 2).map(({ path, props }) => [path, Array.isArray(props?.posts) && props.posts.length])).toEqual(
    [
      ['/site/blog', 11],
      ['/site/blog/archived', 1],
    ],
  );
  expect(JSON.stringify(own)).not.toContain('long');
  expect(isReplaced({ path: '/site/blog/page/2', component: '@theme/BlogListPage' })).toBe(true);
  expect(isReplaced({ path: '/site/blog/post-1', component: '@theme/BlogPostPage' })).toBe(false);
});

test('authors have a list, and a page with all of their posts if they ask for it', () => {
  const authorsMap = { cook: COOK, guest: GUEST };
  const { own, isReplaced } = blogRoutes({ blogPosts: POSTS, authorsMap }, '/site/blog');
  expect(own.slice(2).map(({ path }) => path)).toEqual([
    '/site/blog/authors',
    '/site/blog/authors/cook',
  ]);
  expect(own[2]?.props).toEqual({
    authors: [
      { name: 'The cook', href: '/site/blog/authors/cook', accounts: [] },
      { name: 'A guest', accounts: [] },
    ],
  });
  expect(own[3]?.props?.posts).toHaveLength(6);
  for (const page of ['BlogAuthorsListPage', 'BlogAuthorsPostsPage']) {
    expect(isReplaced({ path: '/x', component: `@theme/Blog/Pages/${page}` })).toBe(true);
  }
});

test('posts and authors of another form are told by a sentence', () => {
  expect(() => blogRoutes({ blogPosts: [{ metadata: { title: 3 } }] }, '/blog')).toThrow(
    'blog: Expected string, got 3 at [0].metadata.title of the posts; fix',
  );
  const authorsMap = { cook: { key: 'cook' } };
  expect(() => blogRoutes({ blogPosts: [], authorsMap }, '/blog')).toThrow(
    'blog: Expected field name at [0] of the authors; fix blog/authors.yml',
  );
});

test('the feed has its own name, and its tags say so', () => {
  const tag = { tagName: 'link', attributes: { rel: 'alternate', href: '/site/blog/rss.xml' } };
  expect(withOwnFeed({ headTags: [tag] })).toEqual({
    headTags: [{ ...tag, attributes: { ...tag.attributes, href: '/site/blog/feed.xml' } }],
  });
});

test('items of the feed hold what feed readers show', async () => {
  const input = {
    blogPosts: POSTS.slice(0, 1),
    siteConfig: { url: 'https://example.com' },
  } as unknown as Parameters<typeof createFeedItems>[0];
  const link = 'https://example.com/site/blog/post-0';
  expect(await createFeedItems(input)).toEqual([
    {
      title: 'Post 0',
      id: link,
      guid: link,
      link,
      description: 'About tea.',
      date: '2026-11-03T00:00:00.000Z',
    },
  ]);
});
