import { nearestPage, resolveRedirects, withAliases } from '../../../plugins/redirects/resolve';
import type { RedirectRule } from '../../../plugins/redirects/rules';

const AREAS = [
  { folder: '/docs/react', page: '/docs/react/latest/introduction' },
  { folder: '/docs', page: '/docs/manual/latest/introduction' },
];

const resolve = (rules: readonly RedirectRule[], pages: readonly string[]) =>
  resolveRedirects(rules, AREAS, pages);

describe('nearestPage', () => {
  const pages = new Set([
    '/docs/manual/latest/introduction',
    '/docs/manual/v10.0.0/introduction',
    '/community/overview',
  ]);

  it.each([
    ['/docs/manual/v10.0.0/unboxed', '/docs/manual/v10.0.0/introduction'],
    ['/docs/manual/v10.0.0/api/js/array', '/docs/manual/v10.0.0/introduction'],
    ['/docs/manual/v9.0.0/unboxed', '/docs/manual/latest/introduction'],
    ['/docs/react/latest/context', '/docs/manual/latest/introduction'],
    ['/community/roadmap', '/community/overview'],
    ['/blog/some-post', '/'],
    ['/', '/'],
  ])('%s -> %s', (missing, nearest) => {
    expect(nearestPage(missing, pages, AREAS)).toBe(nearest);
  });
});

describe('withAliases', () => {
  it('repeats rules about a version under its other names', () => {
    const alias: RedirectRule = {
      kind: 'folder',
      from: '/m/v11',
      to: '/m/latest',
      reason: 'alias',
    };
    const rules = withAliases([
      alias,
      { kind: 'page', from: '/m/latest', to: ['/m/latest/a'], permanent: false },
      { kind: 'page', from: '/m/latest/old', to: ['/m/latest/a'], permanent: true },
      { kind: 'page', from: '/m/latest-news', to: ['/m/latest/a'], permanent: true },
    ]);
    expect(rules.map(({ from }) => from)).toEqual([
      '/m/v11',
      '/m/latest',
      '/m/v11',
      '/m/latest/old',
      '/m/v11/old',
      '/m/latest-news',
    ]);
  });
});

describe('a page rule', () => {
  const rule: RedirectRule = { kind: 'page', from: '/old', to: ['/a', '/b'], permanent: true };

  it('takes the first destination that exists', () => {
    expect(resolve([rule], ['/b', '/a']).exact).toEqual([
      { from: '/old', to: '/a', permanent: true },
    ]);
    expect(resolve([rule], ['/b']).exact).toEqual([{ from: '/old', to: '/b', permanent: true }]);
  });

  it('goes to the nearest page, for the time being, where none exists', () => {
    const { exact, pages, notes } = resolve([rule], ['/a/introduction']);
    expect(exact).toEqual([{ from: '/old', to: '/a/introduction', permanent: false }]);
    expect(pages).toEqual(exact);
    expect(notes).toEqual(['/old -> /a/introduction']);
  });

  it('gives way to a page', () => {
    const { exact, pages, notes } = resolve([rule], ['/old', '/a']);
    expect([exact, pages]).toEqual([[], []]);
    expect(notes).toEqual(['/old: left out, it is a page']);
  });
});

describe('a folder rule', () => {
  const alias: RedirectRule = { kind: 'folder', from: '/m/next', to: '/m/v12', reason: 'alias' };
  const renamed: RedirectRule = {
    kind: 'folder',
    from: '/m/core',
    to: '/m/std',
    reason: 'renamed',
  };

  it('keeps the rest of the URL and gives each existing page a static page', () => {
    const { exact, folders, pages } = resolve([alias], ['/m/v12/a', '/m/v12/b/c', '/m/latest/a']);
    expect(exact).toEqual([]);
    expect(folders).toEqual([{ from: '/m/next', to: '/m/v12', permanent: false, keepsRest: true }]);
    expect(pages.map(({ from, to }) => [from, to])).toEqual([
      ['/m/next/a', '/m/v12/a'],
      ['/m/next/b/c', '/m/v12/b/c'],
    ]);
  });

  it('covers the page of the folder itself', () => {
    const { exact, pages } = resolve([renamed], ['/m/std', '/m/std/array']);
    expect(exact).toEqual([{ from: '/m/core', to: '/m/std', permanent: false }]);
    expect(pages.map(({ from }) => from)).toEqual(['/m/core', '/m/core/array']);
  });

  it('sends an alias of an empty version to the nearest page', () => {
    expect(resolve([alias], ['/']).folders).toEqual([
      { from: '/m/next', to: '/', permanent: false, keepsRest: false },
    ]);
  });

  it('is left out where the earlier name still has pages, or the new one none', () => {
    expect(resolve([renamed], ['/m/core/array', '/m/std/array']).folders).toEqual([]);
    expect(resolve([renamed], ['/m/other']).folders).toEqual([]);
  });

  it('never hides a page', () => {
    const { folders, notes } = resolve([alias], ['/m/next/own', '/m/v12/a']);
    expect(folders).toEqual([]);
    expect(notes).toEqual(['/m/next/*: left out, it would hide /m/next/own']);
  });
});

describe('a merged folder', () => {
  it('leads to one page, from known pages also without a host', () => {
    const { exact, folders, pages } = resolve(
      [{ kind: 'merged', from: '/g', to: ['/one'], known: ['latest/a'] }],
      ['/one'],
    );
    expect(exact).toEqual([{ from: '/g', to: '/one', permanent: true }]);
    expect(folders).toEqual([{ from: '/g', to: '/one', permanent: true, keepsRest: false }]);
    expect(pages.map(({ from }) => from)).toEqual(['/g', '/g/latest/a']);
  });
});

describe('version-less URLs', () => {
  it('lead to the first folder that has the page', () => {
    const { exact } = resolve(
      [{ kind: 'unversioned', from: '/m', to: ['/m/latest', '/m/v12'] }],
      ['/m/latest/a', '/m/v12/a', '/m/v12/b', '/m/v10/c'],
    );
    expect(exact.map(({ from, to }) => [from, to])).toEqual([
      ['/m/a', '/m/latest/a'],
      ['/m/b', '/m/v12/b'],
    ]);
  });

  it('give way to a page', () => {
    const { exact, pages } = resolve(
      [{ kind: 'unversioned', from: '/m', to: ['/m/latest'] }],
      ['/m/latest/a', '/m/latest/b', '/m/a'],
    );
    expect(exact.map(({ from }) => from)).toEqual(['/m/b']);
    expect(pages.map(({ from }) => from)).toEqual(['/m/b']);
  });
});

describe('a file rule', () => {
  const folder: RedirectRule = { kind: 'file', from: '/l/next', to: ['/l/v12'], wholeFolder: true };
  const file: RedirectRule = { kind: 'file', from: '/l/x.txt', to: ['/x.txt'], wholeFolder: false };

  it('has no static page', () => {
    const { exact, folders, pages } = resolve([folder, file], ['/l/v12/a.txt', '/x.txt']);
    expect(exact).toEqual([{ from: '/l/x.txt', to: '/x.txt', permanent: false }]);
    expect(folders).toEqual([{ from: '/l/next', to: '/l/v12', permanent: false, keepsRest: true }]);
    expect(pages).toEqual([]);
  });

  it('is left out while the file is not made', () => {
    const { exact, folders, notes } = resolve([folder, file], ['/']);
    expect([exact, folders]).toEqual([[], []]);
    expect(notes).toHaveLength(2);
  });
});
