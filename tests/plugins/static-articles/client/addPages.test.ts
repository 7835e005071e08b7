import { addPages } from '../../../../plugins/static-articles/client/addPages';

const dataOf = () => ({
  'docusaurus-plugin-content-docs': {
    default: {
      versions: [
        { name: 'current', docs: [{ id: 'introduction', path: '/next/introduction' }] },
        { name: 'v11.0.0', docs: [{ id: 'introduction', path: '/latest/introduction' }] },
      ],
    },
  },
});

const idsOf = (data: ReturnType<typeof dataOf>) =>
  data['docusaurus-plugin-content-docs'].default.versions.map(({ docs }) =>
    docs.map(({ id }) => id),
  );

test('adds pages to their versions, once', () => {
  const data = dataOf();
  const pages = {
    area: 'default',
    docs: [
      { version: 'current', id: 'type', path: '/next/type' },
      { version: 'v11.0.0', id: 'type', path: '/latest/type' },
      { version: 'v11.0.0', id: 'introduction', path: '/latest/introduction' },
    ],
  };
  addPages(data, pages);
  addPages(data, pages);
  expect(idsOf(data)).toEqual([
    ['introduction', 'type'],
    ['introduction', 'type'],
  ]);
  expect(data['docusaurus-plugin-content-docs'].default.versions[1]?.docs[1]).toEqual({
    id: 'type',
    path: '/latest/type',
  });
});

test('changes the very lists that hooks hold', () => {
  const data = dataOf();
  const held = data['docusaurus-plugin-content-docs'].default.versions[0]?.docs;
  addPages(data, {
    area: 'default',
    docs: [{ version: 'current', id: 'type', path: '/next/type' }],
  });
  expect(held).toHaveLength(2);
});

test.each([
  ['a page without other versions', undefined],
  [
    'an area that is not built',
    { area: 'api', docs: [{ version: 'current', id: 'a', path: '/a' }] },
  ],
  [
    'a version that is not built',
    { area: 'default', docs: [{ version: 'v1.0.0', id: 'a', path: '/a' }] },
  ],
])('adds nothing for %s', (_, pages) => {
  const data = dataOf();
  addPages(data, pages);
  expect(data).toEqual(dataOf());
  expect(() => addPages({}, pages)).not.toThrow();
});
