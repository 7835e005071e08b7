/** @jest-environment jsdom */
import type { ComponentType, ReactNode } from 'react';

import { serve, visit, wasLoadedAsWhole, type Host } from '../../../support/clientGlobals';
import { HARD_PAGE, pageDocument, settle } from '../../../support/staticPages';

type Content = ComponentType & { readonly metadata: { readonly title: string } };
type Frame = ComponentType<{
  readonly content?: Content;
  readonly items?: readonly { readonly content: Content }[];
}>;

/** A content as the MDX compiler makes it. */
function compiled(title: string, body: ReactNode): Content {
  return Object.assign(() => <>{body}</>, {
    metadata: { title, permalink: '/docs/a' },
    frontMatter: {},
    toc: [],
  });
}

const ARTICLE_A = compiled(
  'A <b>',
  <>
    <p>Text of a</p>
    <button type="button">Copy</button>
  </>,
);

/** The component of a route: what stands for DocItem and BlogListPage. */
function frameWith(MDXContent: ComponentType<{ children: ReactNode }>): Frame {
  return function TestFrame({ content, items = content ? [{ content }] : [] }) {
    return (
      <main>
        {items.map(({ content: Item }, index) => (
          <section key={index}>
            <h1>{Item.metadata.title}</h1>
            <MDXContent>
              <Item />
            </MDXContent>
          </section>
        ))}
      </main>
    );
  };
}

/** The HTML that the build writes for contents. */
async function built(contents: readonly Content[]): Promise<string> {
  const { renderToString } = await import('react-dom/server.node');
  const { SiteProviders } = await import('../../../support/SiteProviders');
  const { default: MDXContent } = await import('../../../../src/theme/MDXContent');
  const ServerFrame = frameWith(MDXContent);
  return renderToString(
    <SiteProviders>
      <div className="app">
        <ServerFrame items={contents.map((content) => ({ content }))} />
      </div>
    </SiteProviders>,
  );
}

function documentOf(root: string): string {
  return `<html><head><title>A</title><meta name="build" content="b1"></head><body><div id="__docusaurus">${root}</div></body></html>`;
}

const ROUTE = { path: '/docs', exact: false, hash: 'articles', contents: ['content'] };
const LIST = {
  path: '/blog',
  exact: true,
  hash: '0c6',
  contents: ['items.0.content', 'items.1.content'],
};

interface Client {
  readonly push: (path: string) => Promise<void>;
  /** The reader reaches for a link. */
  readonly reach: (path: string) => Promise<void>;
  /** The reader follows a link: the page is fetched first. */
  readonly follow: (path: string) => Promise<void>;
  /** The browser has nothing else to do. */
  readonly rest: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly recovered: unknown[];
  readonly article: (index?: number) => Element;
}

/**
 * Starts the client in the document that was loaded: Docusaurus' own router, `preload` and
 * `ComponentCreator` around static routes.
 */
async function start(): Promise<Client> {
  const React = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { Router } = await import('react-router-dom');
  const { createBrowserHistory } = await import('history');
  const generated = {
    registry: (await import('@generated/registry')).default as Record<string, unknown>,
    chunkNames: (await import('@generated/routesChunkNames')).default as Record<string, unknown>,
    routes: (await import('@generated/routes')).default as unknown as object[],
  };
  const { default: MDXContent } =
    await import('../../../../plugins/static-articles/client/MDXContent');
  const Frame = frameWith(MDXContent as ComponentType<{ children: ReactNode }>);
  generated.registry.frame = [() => Promise.resolve({ default: Frame }), 'frame', 'frame'];
  generated.registry.plugin = [() => Promise.resolve({ default: { name: 'p' } }), 'plugin', 'p'];
  for (const { path, hash } of [ROUTE, LIST]) {
    generated.chunkNames[`${path}-${hash}`] = { __comp: 'frame', __context: { plugin: 'plugin' } };
  }
  const { staticRoute } = await import('../../../../plugins/static-articles/client/staticRoute');
  generated.routes.push(...staticRoute(LIST), ...staticRoute(ROUTE));

  const { default: PendingNavigation } =
    await import('../../../../plugins/static-articles/client/PendingNavigation');
  const { expectPage, readyPage } =
    await import('../../../../plugins/static-articles/client/currentPages');
  const { default: normalizeLocation } =
    await import('@docusaurus/core/lib/client/normalizeLocation');
  const { default: preload } = await import('@docusaurus/core/lib/client/preload');
  const { default: renderRoutes } = await import('@docusaurus/renderRoutes');
  const { useLocation } = await import('@docusaurus/router');

  const shown = renderRoutes(generated.routes as never);
  function App() {
    const location = normalizeLocation(useLocation());
    // Within an element React tells what it does not find; at the root it leaves what it finds.
    return (
      <div className="app">
        <PendingNavigation location={location}>{shown}</PendingNavigation>
      </div>
    );
  }
  const history = createBrowserHistory();
  const recovered: unknown[] = [];
  await preload(window.location.pathname);
  const root = document.getElementById('__docusaurus');
  if (!root) throw new Error('Expected #__docusaurus.');
  await React.act(async () => {
    const hydrated = hydrateRoot(
      root,
      <Router history={history}>
        <App />
      </Router>,
      { onRecoverableError: (error) => recovered.push(error) },
    );
    leave = () => React.act(async () => hydrated.unmount());
  });
  const go = (act: () => void): Promise<void> =>
    React.act(async () => {
      act();
      await settle();
      await settle();
    });
  return {
    push: (path) => go(() => history.push(path)),
    reach: (path) => go(() => expectPage(path)),
    follow: (path) => go(() => void readyPage(path).then(() => history.push(path))),
    rest: () => go(() => idle.splice(0).forEach((run) => run())),
    back: () => go(() => window.history.back()),
    recovered,
    article: (index = 0) => {
      const article = document.querySelectorAll('[data-article]')[index];
      if (!article) throw new Error(`Expected article ${index}.`);
      return article;
    },
  };
}

/** Documents of the build: a page, and a list of two articles. */
let first: string;
let list: string;
beforeAll(async () => {
  first = documentOf(await built([ARTICLE_A]));
  list = documentOf(await built([ARTICLE_A, compiled('Second', <p>Text of second</p>)]));
});

/** Takes the client of the test away, and its ears on the browser's history. */
let leave: () => Promise<void> = () => Promise.resolve();
let consoleError: jest.SpyInstance;
let host: Host;
let asked: string[];
/** What waits for the browser to be at rest. */
let idle: (() => void)[];

beforeEach(() => {
  jest.resetModules();
  idle = [];
  window.requestIdleCallback = (run) => idle.push(run as () => void);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  host = new Map([
    [
      '/docs/b',
      pageDocument({
        title: 'B',
        articles: [{ html: '<p>Text of b</p>', data: { metadata: { title: 'B' } } }],
      }),
    ],
  ]);
  asked = serve(host);
});

afterEach(async () => {
  await leave();
  leave = () => Promise.resolve();
  consoleError.mockRestore();
});

test('the elements that the browser parsed stay', async () => {
  visit('/docs/a', first);
  const parsed = document.querySelector('[data-article]');
  const button = document.querySelector('button');
  const html = parsed?.innerHTML;
  expect(html).toContain('<p>Text of a</p>');

  const { article, recovered } = await start();
  expect(article()).toBe(parsed);
  expect(document.querySelector('button')).toBe(button);
  expect(article().innerHTML).toBe(html);
  expect(document.querySelector('h1')).toHaveTextContent('A <b>');
  expect(recovered).toEqual([]);
  expect(consoleError).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('so do those of a page with several articles', async () => {
  visit('/blog', list);
  const parsed = [...document.querySelectorAll('[data-article]')];
  const { recovered } = await start();
  expect([...document.querySelectorAll('[data-article]')]).toEqual(parsed);
  expect([...document.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([
    'A <b>',
    'Second',
  ]);
  expect(recovered).toEqual([]);
  expect(consoleError).not.toHaveBeenCalled();
});

test.each(['/docs/a.html', '/docs/a/', '/docs/a/index.html'])(
  'a host may serve the page at %s',
  async (address) => {
    visit(address, first);
    const parsed = document.querySelector('[data-article]');
    const { article, recovered } = await start();
    expect(article()).toBe(parsed);
    expect(recovered).toEqual([]);
    expect(asked).toEqual([]);
  },
);

test('an address with letters that the router decodes is the page’s own', async () => {
  visit('/docs/%C3%A4', first);
  const parsed = document.querySelector('[data-article]');
  const { article } = await start();
  expect(article()).toBe(parsed);
});

test('the HTML stays where React can’t take the page over', async () => {
  visit('/docs/a', first.replace('<h1>A', '<h1>Another title'));
  const parsed = document.querySelector('[data-article]');
  const button = document.querySelector('button');
  const inner = parsed?.innerHTML;
  const { article, recovered } = await start();
  expect(recovered).not.toEqual([]);
  expect(article()).not.toBe(parsed);
  expect(article().innerHTML).toBe(inner);
  expect(document.querySelector('button')).toBe(button);
});

test('other pages are fetched, and shown when the router has their address', async () => {
  visit('/docs/a', first);
  const { push, article } = await start();
  await push('/docs/b');
  expect(asked).toContain('/docs/b');
  expect(article().innerHTML).toBe('<p>Text of b</p>');
  expect(document.querySelector('h1')).toHaveTextContent('B');
});

test('the first page is fetched for the way back, and comes back whole', async () => {
  host.set('/docs/a', first);
  visit('/docs/a', first);
  const inner = document.querySelector('[data-article]')?.innerHTML;
  const { push, back, rest, article } = await start();
  await push('/docs/b');
  // Behind what the reader waits for.
  expect(asked).toEqual(['/docs/b']);
  await rest();
  expect(asked).toEqual(['/docs/b', '/docs/a']);
  await back();
  expect(window.location.pathname).toBe('/docs/a');
  expect(article().innerHTML).toBe(inner);
  expect(document.querySelector('h1')).toHaveTextContent('A <b>');
  await push('/docs/b');
  expect(article().innerHTML).toBe('<p>Text of b</p>');
  expect(asked).toEqual(['/docs/b', '/docs/a']);
});

test('a page that the reader reached for is shown as it was parsed then, and anew later', async () => {
  host.set('/docs/a', first);
  visit('/docs/a', first);
  const { reach, follow, push, rest, article } = await start();
  await reach('/docs/b');
  await rest();
  const parsing = jest.spyOn(Element.prototype, 'innerHTML', 'set');
  await follow('/docs/b');
  const parsed = parsing.mock.calls.map(([html]) => String(html));
  parsing.mockRestore();
  expect(parsed).not.toContain('<p>Text of b</p>');
  expect(article().innerHTML).toBe('<p>Text of b</p>');
  expect(document.querySelector('h1')).toHaveTextContent('B');

  // What the reader did to the page is gone with it.
  article().querySelector('p')?.remove();
  await push('/docs/a');
  await push('/docs/b');
  expect(article().innerHTML).toBe('<p>Text of b</p>');
  expect(asked.filter((path) => path === '/docs/b')).toHaveLength(1);
});

test('a page is here once it was loaded ahead, and the shell knows what it brings along', async () => {
  host.set(
    '/docs/b',
    pageDocument({
      docs: { area: 'default', docs: [{ version: 'v11.0.0', id: 'b', path: '/docs/b' }] },
    }),
  );
  visit('/docs/a', first);
  const globalData = (await import('@generated/globalData')).default as Record<string, unknown>;
  const version = { name: 'v11.0.0', docs: [] };
  globalData['docusaurus-plugin-content-docs'] = { default: { versions: [version] } };
  const { hasPage, prefetchPage } =
    await import('../../../../plugins/static-articles/client/currentPages');
  expect(hasPage('/docs/a')).toBe(true);
  expect(hasPage('/docs/b')).toBe(false);
  prefetchPage('/docs/b');
  await settle();
  expect(version.docs).toEqual([]);
  expect(hasPage('/docs/b')).toBe(true);
  expect(version.docs).toEqual([{ id: 'b', path: '/docs/b' }]);
});

test('a hash of the page on screen leaves its elements alone', async () => {
  visit('/docs/a', first);
  const parsed = document.querySelector('[data-article]');
  const { push, article } = await start();
  await push('/docs/a#part');
  await push('/docs/a?x=1');
  expect(article()).toBe(parsed);
  expect(asked).toEqual([]);
});

test('a page of several articles is shown from what was fetched', async () => {
  host.set('/blog', HARD_PAGE);
  visit('/docs/a', first);
  const { push } = await start();
  await push('/blog');
  expect([...document.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([
    '</script><!--<div data-article="">',
    'Type',
  ]);
});

test.each([
  ['the page is gone', undefined],
  ['the site was rebuilt', pageDocument({ build: 'b2' })],
  ['the host answers something else', '<h1>Log in</h1>'],
])('the browser loads the page as a whole when %s', async (_, text) => {
  if (text === undefined) host.delete('/docs/b');
  else host.set('/docs/b', text);
  visit('/docs/a', first);
  const { push, article } = await start();
  await push('/docs/b');
  expect(wasLoadedAsWhole(consoleError)).toBe(true);
  expect(window.location.pathname).toBe('/docs/b');
  expect(article()).toHaveTextContent('Text of a');
});

describe('the page for dead addresses', () => {
  async function routeAt(address: string, path: string): Promise<unknown[]> {
    visit(address, documentOf('<h1>Page not found</h1>'));
    const { default: chunkNames } = await import('@generated/routesChunkNames');
    Object.assign(chunkNames, { [`${path}-articles`]: {} });
    const { staticRoute } = await import('../../../../plugins/static-articles/client/staticRoute');
    return staticRoute({ ...ROUTE, path });
  }

  test.each([
    ['/docs/nowhere', '/docs', 0],
    ['/docs', '/docs', 0],
    ['/docs/nowhere', '/blog', 1],
    ['/docsearch', '/docs', 1],
  ])('at %s the routes below %s are %i', async (address, path, count) => {
    expect(await routeAt(address, path)).toHaveLength(count);
  });
});
