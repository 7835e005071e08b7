import { breadcrumbsOf } from '../../src/lib/breadcrumbs';

const page = {
  versionPath: '/docs/manual/latest',
  overviewPath: '/docs/v11.0.0',
  introductionPath: '/docs/manual/latest/introduction',
  title: 'Record',
};

test('a manual page stands below Docs and Language Manual', () => {
  expect(breadcrumbsOf({ ...page, area: 'default' })).toEqual([
    { name: 'Docs', href: '/docs/v11.0.0' },
    { name: 'Language Manual', href: '/docs/manual/latest/introduction' },
    { name: 'Record' },
  ]);
});

test.each([
  ['react', 'rescript-react'],
  ['reason-compiler', 'Old Docs'],
])('a page of %s names its area', (area, name) => {
  expect(breadcrumbsOf({ ...page, area })[1]?.name).toBe(name);
});

test('an API page begins with the API overview of its version', () => {
  expect(breadcrumbsOf({ ...page, area: 'api', versionPath: '/docs/manual/latest/api' })).toEqual([
    { name: 'API', href: '/docs/manual/latest/api' },
    { name: 'Record' },
  ]);
});

test('a community page begins with Community', () => {
  expect(
    breadcrumbsOf({ ...page, area: 'community', introductionPath: '/community/overview' }),
  ).toEqual([{ name: 'Community', href: '/community/overview' }, { name: 'Record' }]);
});
