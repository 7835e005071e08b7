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

describe('a page of a module', () => {
  const module = {
    ...page,
    area: 'api',
    versionPath: '/docs/manual/latest/api',
    title: 'Belt.Map.Int',
  };

  test('stands below the modules around it, under its own name', () => {
    const ancestors = [
      { label: 'Belt', slug: 'belt' },
      { label: 'Map', slug: 'belt/map' },
    ];
    expect(breadcrumbsOf({ ...module, ancestors })).toEqual([
      { name: 'API', href: '/docs/manual/latest/api' },
      { name: 'Belt', href: '/docs/manual/latest/api/belt' },
      { name: 'Map', href: '/docs/manual/latest/api/belt/map' },
      { name: 'Int' },
    ]);
  });

  test.each(['belt', [{ label: 'Belt' }], { label: 'Belt', slug: 'belt' }])(
    'says which page has %j for its ancestors',
    (ancestors) => {
      expect(() => breadcrumbsOf({ ...module, ancestors })).toThrow(
        /The page Belt\.Map\.Int of \/docs\/manual\/latest\/api: .*ancestors in its front matter/,
      );
    },
  );
});
