import fs from 'node:fs';
import path from 'node:path';
import { matchRoutes } from 'react-router-config';

import {
  type ChunkNames,
  type ChunkTree,
  type GeneratedRoute,
  parseRegistry,
  parseRoutes,
} from '../../../../plugins/static-articles/fold/generated';
import {
  commonFolder,
  contentPaths,
  foldRoutes,
} from '../../../../plugins/static-articles/fold/routes';
import { type ClientRoute, foldSite, type FoldedSite } from '../../../support/foldedSite';
import { addressesOf, SITE, type SiteShape } from '../../../support/generatedSite';

const folders: string[] = [];

async function fold(shape: SiteShape): Promise<FoldedSite> {
  const site = await foldSite(shape);
  folders.push(site.folder);
  return site;
}

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** The route that shows an address. */
function leafAt<R>(routes: R, address: string): { path: string } | undefined {
  const route = matchRoutes(routes as never, address).at(-1)?.route as
    { path: string; routes?: unknown } | undefined;
  return route?.routes ? undefined : route;
}

function staticRoutes(routes: readonly ClientRoute[]): ClientRoute[] {
  return routes.flatMap((route) => [
    ...(route.contents ? [route] : []),
    ...staticRoutes(route.routes ?? []),
  ]);
}

const isContent = (chunk: string): boolean => chunk.endsWith('.mdx');

/** What a route loads, apart from page contents. */
function frameOf(tree: ChunkTree | undefined): unknown {
  return JSON.parse(
    JSON.stringify(tree ?? null, (key, value: unknown) =>
      key === 'items' || key === 'content' ? undefined : value,
    ),
  );
}

const SHAPES: [string, SiteShape][] = [
  ['at /', SITE],
  ['at /site/', { ...SITE, root: '/site' }],
  ['with many posts', { ...SITE, posts: Array.from({ length: 25 }, (_, n) => `post-${n}`) }],
];

describe.each(SHAPES)('a site %s', (_, shape) => {
  const { root = '' } = shape;
  let site: FoldedSite;
  let unfolded: readonly GeneratedRoute[];
  let chunkNames: ChunkNames;
  /** Names of the chunks that hold Markdown. */
  let contents: Set<string>;
  beforeAll(async () => {
    site = await fold(shape);
    unfolded = parseRoutes(fs.readFileSync(path.join(site.folder, 'routes.js'), 'utf8'));
    chunkNames = JSON.parse(
      fs.readFileSync(path.join(site.folder, 'routesChunkNames.json'), 'utf8'),
    ) as ChunkNames;
    const registry = parseRegistry(fs.readFileSync(path.join(site.folder, 'registry.js'), 'utf8'));
    contents = new Set(
      [...registry].flatMap(([chunk, module]) => (/\.mdx/.test(module) ? [chunk] : [])),
    );
  });

  test('shows each address in the component, with the data, that it had', () => {
    for (const address of addressesOf(shape)) {
      const before = leafAt(unfolded, address) as GeneratedRoute | undefined;
      const after = leafAt(site.routes, address) as ClientRoute | undefined;
      const { path: folder, hash } = before?.component ?? {};
      const whole = chunkNames[`${folder}-${hash}`];
      const lean = site.chunkNames[after?.name ?? ''];
      expect(lean).toBeDefined();
      expect(frameOf(lean)).toEqual(frameOf(whole));
      expect(after?.contents ?? []).toEqual(contentPaths(whole, (chunk) => contents.has(chunk)));
    }
  });

  test('shows nothing but the page for dead addresses outside of folded folders', () => {
    expect(leafAt(site.routes, `${root}/nowhere`)?.path).toBe('*');
    expect(leafAt(site.routes, `${root}/blogger`)?.path).toBe('*');
    expect(leafAt(site.routes, `${root}/docs/react/latest/type`)?.path).toBe('*');
  });

  test('has one wildcard for each version and the blog, and none at the root', () => {
    const wildcards = staticRoutes(site.routes).filter(({ exact }) => !exact);
    expect(wildcards.map((route) => route.path).sort()).toEqual(
      [
        '/blog',
        '/community',
        '/docs/manual/latest',
        '/docs/manual/latest/api',
        '/docs/manual/v12.0.0',
        '/docs/manual/v12.0.0/api',
        '/docs/manual/v8.0.0',
      ].map((folder) => root + folder),
    );
  });

  test('leaves exact routes before the wildcard of their list, and the home page last', () => {
    const check = (routes: readonly ClientRoute[]): void => {
      const wildcard = routes.findIndex(({ contents, exact }) => contents && !exact);
      if (wildcard !== -1) {
        const later = routes.slice(wildcard + 1).map((route) => route.path);
        expect([[], [`${root}/`, '*']]).toContainEqual(later);
      }
      routes.forEach((route) => check(route.routes ?? []));
    };
    check(site.routes);
    for (const address of ['category/language', 'tags', 'tags/interop']) {
      const exact = leafAt(site.routes, `${root}/docs/manual/latest/${address}`);
      expect(exact).toMatchObject({ exact: true });
      expect(exact).not.toHaveProperty('contents');
    }
    expect(leafAt(site.routes, `${root}/blog`)).toMatchObject({ exact: true });
  });

  test('leaves no chunk of Markdown behind', () => {
    expect(contents.size).toBeGreaterThan(15);
    for (const name of ['routes.js', 'routesChunkNames.json', 'registry.js']) {
      const text = site.text(name);
      expect([...contents].filter((chunk) => text.includes(chunk))).toEqual([]);
      expect(text).not.toContain('.mdx');
    }
    expect(Object.keys(site.chunkNames).sort()).toEqual(
      allNames(site.routes)
        .filter((name) => name !== undefined)
        .sort(),
    );
  });
});

function allNames(routes: readonly ClientRoute[]): (string | undefined)[] {
  return routes.flatMap((route) => [route.name, ...allNames(route.routes ?? [])]);
}

test('a list of posts wants several contents, in the order of the page', async () => {
  const { routes } = await fold(SITE);
  expect(leafAt(routes, '/blog')).toMatchObject({
    contents: ['items.0.content', 'items.1.content', 'items.2.content'],
  });
  expect(leafAt(routes, '/blog/first')).toMatchObject({ path: '/blog', contents: ['content'] });
});

test('a Markdown page that stands alone keeps its address, and its content comes with its HTML', async () => {
  const { routes } = await fold(SITE);
  expect(leafAt(routes, '/about')).toMatchObject({
    path: '/about',
    exact: true,
    contents: ['content'],
  });
});

describe('growth', () => {
  const pages = (count: number): string[] => Array.from({ length: count }, (_, n) => `page-${n}`);
  const grown = (count: number): SiteShape => ({
    instances: (SITE.instances ?? []).map((instance) => ({
      ...instance,
      versions: instance.versions.map((version) => ({
        ...version,
        pages: [...version.pages.slice(0, 1), ...pages(count)],
      })),
    })),
    posts: pages(10),
  });
  /** Docusaurus puts a hash of all pages below it into the name of a route. */
  const withoutHashes = (text: string): string =>
    text.replace(/(?<=", "|-)[0-9a-f]{3,4}(?=["\\])/g, '#');

  test.each([3, 7, 20])(
    '%i pages in each version print what ten times as many print',
    async (n) => {
      const [few, many] = await Promise.all([fold(grown(n)), fold(grown(10 * n))]);
      for (const name of ['routes.js', 'routesChunkNames.json', 'registry.js', 'globalData.json']) {
        expect(withoutHashes(many.text(name))).toBe(withoutHashes(few.text(name)));
      }
    },
  );

  test('posts add what their lists need and nothing else', async () => {
    const blog = (count: number): SiteShape => ({ ...SITE, posts: pages(count) });
    const [few, many] = await Promise.all([fold(blog(10)), fold(blog(30))]);
    const paths = (site: FoldedSite): string[] => site.routes.map((route) => route.path);
    expect(paths(many).filter((address) => !paths(few).includes(address))).toEqual([
      '/blog/page/2',
      '/blog/page/3',
    ]);
  });
});

describe('groups', () => {
  const route = (address: string): GeneratedRoute => ({
    path: address,
    component: { path: address, hash: 'abc' },
    exact: true,
  });
  const names = (trees: Readonly<Record<string, ChunkTree>>): ChunkNames =>
    Object.fromEntries(Object.entries(trees).map(([address, tree]) => [`${address}-abc`, tree]));

  test('of two groups in one folder the larger is folded, the other stays exact before it', () => {
    const { routes, chunkNames } = foldRoutes(
      ['/a/1', '/a/2', '/a/x', '/a/3'].map(route),
      names({
        '/a/1': { __comp: 'post', content: '1.mdx' },
        '/a/2': { __comp: 'post', content: '2.mdx' },
        '/a/x': { __comp: 'other', content: 'x.mdx' },
        '/a/3': { __comp: 'post', content: '3.mdx' },
      }),
      isContent,
      '',
    );
    expect(routes).toEqual([
      { kind: 'static', path: '/a/x', exact: true, hash: 'abc', contents: ['content'] },
      { kind: 'static', path: '/a', exact: false, hash: 'articles', contents: ['content'] },
    ]);
    expect(chunkNames).toEqual({
      '/a/x-abc': { __comp: 'other' },
      '/a-articles': { __comp: 'post' },
    });
  });

  test('pages whose other data differs are not one group', () => {
    const { routes } = foldRoutes(
      ['/a/1', '/a/2'].map(route),
      names({
        '/a/1': { __comp: 'post', __props: 'one', content: '1.mdx' },
        '/a/2': { __comp: 'post', __props: 'two', content: '2.mdx' },
      }),
      isContent,
      '',
    );
    const exact = routes.filter((folded) => folded.kind === 'static' && folded.exact);
    expect(exact).toHaveLength(1);
  });

  test('a content under another name than `content`, or two contents, keep their route', () => {
    const { routes } = foldRoutes(
      ['/a/1', '/a/2'].map(route),
      names({
        '/a/1': { __comp: 'page', text: '1.mdx' },
        '/a/2': { __comp: 'page', content: '2.mdx', more: { content: '3.mdx' } },
      }),
      isContent,
      '',
    );
    expect(routes).toMatchObject([
      { path: '/a/1', exact: true, contents: ['text'] },
      { path: '/a/2', exact: true, contents: ['content', 'more.content'] },
    ]);
  });
});

test.each([
  [['/blog/a', '/blog/b'], '/blog'],
  [['/blog/a', '/blog/2024/b'], '/blog'],
  [['/blog/a'], '/blog'],
  [['/a', '/b'], ''],
  [['/site/a', '/site/b'], '/site'],
  [['/blog-a/x', '/blog-b/x'], ''],
  [['/a/b', '/a/b/c'], '/a'],
  [[], ''],
])('%j lie in %j', (paths, folder) => {
  expect(commonFolder(paths)).toBe(folder);
});

test.each([
  [undefined, []],
  ['a.mdx', ['']],
  [{ __comp: 'page', content: 'a.mdx' }, ['content']],
  [{ items: [{ content: 'a.mdx' }, { content: 'b.mdx' }] }, ['items.0.content', 'items.1.content']],
  [{ __comp: 'page', gone: undefined }, []],
] as [ChunkTree | undefined, string[]][])('contents of %j are at %j', (tree, expected) => {
  expect(contentPaths(tree, isContent)).toEqual(expected);
});
