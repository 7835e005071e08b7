import { docsLibrary } from '../../../plugins/llms/library';

const doc = (id: string, description?: string) => ({
  id,
  title: id.toUpperCase(),
  ...(description !== undefined && { description }),
  source: `@site/docs/manual/${id}.mdx`,
  permalink: `/docs/manual/v12.0.0/${id}`,
});

const item = (id: string) => ({ type: 'doc', id, label: id });

const content = (docs: readonly unknown[]) => ({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          docs,
          sidebars: {
            docs: [
              { type: 'category', label: 'Overview', items: [item('tuple'), item('array')] },
              { type: 'category', label: 'Extra', items: [item('faq')] },
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': { default: {} },
});

test('pages come in the order of the sidebar, those that it does not list at the end', () => {
  const [set, ...others] = docsLibrary(
    content(['array', 'faq', 'notes', 'tuple'].map((id) => doc(id, `About ${id}.`))),
  );
  expect(others).toEqual([]);
  expect(set).toMatchObject({ area: 'default', version: 'current' });
  expect(
    set?.categories.map(({ label, pages }) => [label, pages.map(({ title }) => title)]),
  ).toEqual([
    ['Overview', ['TUPLE', 'ARRAY']],
    ['Extra', ['FAQ']],
    ['More pages', ['NOTES']],
  ]);
  expect(set?.categories[0]?.pages[0]).toEqual({
    title: 'TUPLE',
    description: 'About tuple.',
    address: '/docs/manual/v12.0.0/tuple',
    source: 'docs/manual/tuple.mdx',
  });
});

test('categories without pages are left out', () => {
  const [set] = docsLibrary(content([doc('faq')]));
  expect(set?.categories.map(({ label }) => label)).toEqual(['Extra']);
});

test('another shape is told by its place', () => {
  expect(() => docsLibrary(content([{ id: 'faq' }]))).toThrow(
    /llms: expected field title.* of the docs instance default/i,
  );
});
