import { leanArticleData } from '../../src/lib/articleData';

/** What the MDX compiler and the docs plugin export for a page. */
const exported = {
  metadata: {
    id: 'type',
    title: 'Type',
    description: 'About types.',
    source: '@site/docs/manual/type.mdx',
    sourceDirName: '.',
    slug: '/type',
    permalink: '/docs/manual/latest/type',
    draft: false,
    unlisted: false,
    editUrl: null,
    tags: [],
    version: 'v11.0.0',
    sidebarPosition: 3,
    frontMatter: { title: 'Type', category: 'Language Features' },
    sidebar: 'docs',
    previous: { title: 'Let', permalink: '/docs/manual/latest/let-binding' },
    next: undefined,
  },
  frontMatter: {
    title: 'Type',
    description: 'About types.',
    slug: 'type',
    sidebar_position: 3,
    sidebar_label: 'Type',
    metaTitle: 'Types',
    hide_title: false,
    category: 'Language Features',
  },
  assets: { image: '/img/a.png' },
  contentTitle: undefined,
  toc: [{ value: 'Record', id: 'record', level: 2 }],
  default: () => null,
  isMDXComponent: true,
};

test('keeps what the theme reads in the browser', () => {
  expect(leanArticleData(exported)).toEqual({
    metadata: {
      id: 'type',
      title: 'Type',
      description: 'About types.',
      permalink: '/docs/manual/latest/type',
      editUrl: null,
      tags: [],
      version: 'v11.0.0',
      sidebar: 'docs',
      previous: { title: 'Let', permalink: '/docs/manual/latest/let-binding' },
    },
    frontMatter: { metaTitle: 'Types', category: 'Language Features' },
    assets: { image: '/img/a.png' },
    toc: [{ value: 'Record', id: 'record', level: 2 }],
  });
});

test('a content title, which tells that the text has its own heading, is kept', () => {
  expect(leanArticleData({ contentTitle: 'Type' })).toEqual({ contentTitle: 'Type' });
});

test('what is no object passes as it is', () => {
  expect(leanArticleData({ metadata: 'x', frontMatter: ['y'] })).toEqual({
    metadata: 'x',
    frontMatter: ['y'],
  });
  expect(leanArticleData({})).toEqual({});
});
