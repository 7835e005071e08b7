// cspell:ignore untill
import { checkFrontMatter } from '../../../plugins/docs-instances/frontMatter';

const FILE = '/site/docs/manual/record.mdx';
const page = {
  title: 'Record',
  description: 'Records.',
  category: 'Language Features',
  sidebar_position: 5,
};

test('takes a complete page and fields of Docusaurus', () => {
  expect(() =>
    checkFrontMatter(FILE, {
      ...page,
      metaTitle: 'Records',
      slug: '/record',
      sectionKeywords: { 'update-a-copy': ['immutable update'] },
      ancestors: [{ label: 'Core', slug: 'core' }],
    }),
  ).not.toThrow();
});

test.each([
  ['no title', { title: undefined }, /"title" is required/],
  ['no description', { description: undefined }, /"description" is required/],
  ['an unknown category', { category: 'Languages' }, /"category" must be one of .*got "Languages"/],
  [
    'a canonical address with a host',
    { canonical: 'https://a.example/b' },
    /"canonical".*a path from the root of the site/,
  ],
  [
    'a position before the first',
    { sidebar_position: 0.5 },
    /"sidebar_position" must be greater than or equal to 1, got 0.5/,
  ],
  [
    'an ancestor without a route',
    { ancestors: [{ label: 'Core' }] },
    /"ancestors\[0\].slug" is required/,
  ],
  [
    'an ancestor whose route begins with a slash',
    { ancestors: [{ label: 'Core', slug: '/core' }] },
    /a route without a slash in front/,
  ],
  [
    'keywords of a section that are no list',
    { sectionKeywords: { tips: 'advice' } },
    /"sectionKeywords.tips" must be an array, got "advice"/,
  ],
  ['a compiler of its own', { compiler: 'v9.0.0' }, /"compiler" is not allowed, got "v9.0.0"/],
])('refuses %s in one sentence that names file and field', (_case, change, message) => {
  const check = (): void => checkFrontMatter(FILE, { ...page, ...change });
  expect(check).toThrow(message);
  expect(check).toThrow(FILE);
});

describe('a blog post', () => {
  const POST = '/site/blog/2026-01-01-post.mdx';
  const FIELDS = { title: 'Post', description: 'About posts.', authors: ['docs-team'] };

  test('may choose a compiler, be marked, and have what the framework checks', () => {
    const marks = [{ badge: 'release' }, { archived: true }, { keywords: ['tea'] }];
    for (const fields of [{}, { compiler: 'v9.0.0' }, ...marks]) {
      expect(() => checkFrontMatter(POST, { ...FIELDS, ...fields })).not.toThrow();
    }
  });

  test.each([
    [
      { badge: 'news' },
      '"badge" must be one of [release, testing, preview, roadmap, community], got "news"',
    ],
    [{ authors: ['nobody'] }, '"authors[0]" must be [docs-team], got "nobody"'],
    [{ authors: [] }, '"authors" must contain at least 1 items, got []'],
    [
      { authors: [{ name: 'Somebody' }] },
      '"authors[0]" must be [docs-team], got {"name":"Somebody"}',
    ],
    [{ archived: 'yes' }, '"archived" must be a boolean, got "yes"'],
    [{ description: undefined }, '"description" is required, got undefined'],
  ])('with %j stops the build', (fields, sentence) => {
    expect(() => checkFrontMatter(POST, { ...FIELDS, ...fields })).toThrow(
      `${POST}: front matter ${sentence}; see contributing/pages.md`,
    );
  });

  test.each(['v9', '9.1.4', 9])('has no compiler %s', (compiler) => {
    const check = (): void => checkFrontMatter(POST, { ...FIELDS, compiler });
    expect(check).toThrow(
      `${POST}: front matter "compiler" must be one of [v12.0.0, v11.0.0, v10.0.0, v9.0.0, v8.0.0], got ${JSON.stringify(compiler)}; see contributing/pages.md`,
    );
  });
});

test('other files may have any front matter', () => {
  expect(() => checkFrontMatter('/site/src/pages/page.mdx', { compiler: 9 })).not.toThrow();
});

describe('a construct of the syntax lookup', () => {
  const CONSTRUCT = '/site/docs/syntax-lookup/pipe.mdx';
  const pipe = {
    title: '->',
    description: 'Passes a value on.',
    keywords: ['pipe'],
    group: 'operators',
  };

  test('has a group, and may say since when it exists', () => {
    for (const fields of [{}, { since: 'v9.0.0', until: 'v11.0.0', compiler: 'v10.0.0' }]) {
      expect(() => checkFrontMatter(CONSTRUCT, { ...pipe, ...fields })).not.toThrow();
    }
  });

  test.each([
    ['an unknown group', { group: 'signs' }, /"group" must be one of .*got "signs"/],
    ['an unknown version', { since: 'v7' }, /"since" must be one of .*got "v7"/],
    ['another status', { status: 'old' }, /"status" must be .*got "old"/],
    ['a field that has no meaning', { untill: 'v9.0.0' }, /"untill" is not allowed/],
    ['no keywords', { keywords: undefined }, /"keywords" is required/],
  ])('is refused with %s', (_case, change, message) => {
    expect(() => checkFrontMatter(CONSTRUCT, { ...pipe, ...change })).toThrow(message);
  });
});

describe.each(['/site/docs/tour/records.mdx', '/site/tour_versioned_docs/version-a/records.mdx'])(
  'the step of the tour %s',
  (file) => {
    const step = { title: 'Group values', description: 'Fields.', keywords: ['a'], page: 'record' };

    test('has a page of the manual', () => {
      expect(() => checkFrontMatter(file, step)).not.toThrow();
    });

    test.each([
      ['no page of the manual', { page: undefined }, /"page" is required/],
      ['no keywords', { keywords: undefined }, /"keywords" is required/],
      ['an unknown field', { category: 'Tour' }, /"category" is not allowed/],
    ])('%s ends the build', (_what, change, message) => {
      expect(() => checkFrontMatter(file, { ...step, ...change })).toThrow(message);
    });
  },
);
