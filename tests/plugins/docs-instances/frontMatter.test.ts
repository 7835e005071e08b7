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
])('refuses %s in one sentence that names file and field', (_case, change, message) => {
  const check = (): void => checkFrontMatter(FILE, { ...page, ...change });
  expect(check).toThrow(message);
  expect(check).toThrow(FILE);
});
