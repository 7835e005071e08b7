import { sidebarCategories } from '../../src/lib/sidebarItems';

test('keeps categories and their pages in order', () => {
  expect(
    sidebarCategories([
      {
        type: 'category',
        label: 'Overview',
        items: [
          { type: 'link', label: 'Introduction', href: '/docs/introduction' },
          { type: 'link', label: 'Installation', href: '/docs/installation' },
        ],
      },
    ]),
  ).toEqual([
    {
      name: 'Overview',
      items: [
        { name: 'Introduction', href: '/docs/introduction' },
        { name: 'Installation', href: '/docs/installation' },
      ],
    },
  ]);
});

test('keeps the pages below a page', () => {
  const [category] = sidebarCategories([
    {
      type: 'category',
      label: 'Submodules',
      items: [
        {
          type: 'category',
          label: 'Map',
          href: '/api/map',
          items: [{ type: 'link', label: 'Int', href: '/api/map/int' }],
        },
        { type: 'category', label: 'Set', href: '/api/set', items: [] },
      ],
    },
  ]);
  expect(category?.items).toEqual([
    { name: 'Map', href: '/api/map', items: [{ name: 'Int', href: '/api/map/int' }] },
    { name: 'Set', href: '/api/set' },
  ]);
});

test('leaves out what is neither a category nor a page in one', () => {
  expect(
    sidebarCategories([
      { type: 'link', label: 'Loose', href: '/loose' },
      { type: 'category', label: 'Overview', items: [{ type: 'html' }] },
    ]),
  ).toEqual([{ name: 'Overview', items: [] }]);
});
