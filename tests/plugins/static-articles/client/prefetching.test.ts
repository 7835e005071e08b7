/** @jest-environment jsdom */
import { serve, visit } from '../../../support/clientGlobals';
import { pageDocument, settle } from '../../../support/staticPages';

const LINKS = `
  <a id="b" href="/docs/b">b</a> <a id="b2" href="/docs/b#part">b again</a>
  <a id="c" href="/docs/c">c</a> <a id="post" href="/blog/post">post</a>
  <a id="try" href="/try">try</a> <a id="own" href="/docs/a#part">own</a>
  <a id="dead" href="/nowhere">dead</a> <a id="other" href="https://other.example/docs/b">other</a>
  <a id="download" href="/docs/d" download>download</a>`;

/** Stands for the browser's observer: the test says what comes into view. */
class Observer {
  static made: Observer[] = [];
  readonly observed = new Set<Element>();
  constructor(
    private readonly callback: (entries: object[]) => void,
    readonly options: { rootMargin: string },
  ) {
    Observer.made.push(this);
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  show(ids: readonly string[], isIntersecting = true): void {
    this.callback(ids.map((id) => ({ isIntersecting, target: document.getElementById(id) })));
  }
}

let asked: string[];
let chunks: string[];

async function start(): Promise<{ onRouteDidUpdate: () => void; observer: () => Observer }> {
  jest.resetModules();
  const routes = (await import('@generated/routes')).default as unknown as object[];
  const loadFrame = () => undefined;
  routes.push(
    { path: '/try', exact: true },
    { path: '/docs', exact: false, loadFrame },
    { path: '/blog', exact: false, loadFrame },
    { path: '*' },
  );
  const { onRouteDidUpdate } =
    await import('../../../../plugins/static-articles/client/prefetching');
  return {
    onRouteDidUpdate,
    observer: () => {
      const [observer] = Observer.made;
      if (!observer) throw new Error('Expected an observer.');
      return observer;
    },
  };
}

beforeEach(() => {
  visit('/docs/a', pageDocument({ articles: [{ html: LINKS }] }));
  asked = serve(
    new Map(['/docs/b', '/docs/c', '/blog/post'].map((path) => [path, pageDocument()])),
  );
  chunks = [];
  window.docusaurus = {
    preload: () => false,
    prefetch: (path: string) => {
      chunks.push(path);
      return false;
    },
  };
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 1 });
    return 0;
  };
  Observer.made = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

test('watches the links to other pages of the site, 200 px ahead', async () => {
  const { onRouteDidUpdate, observer } = await start();
  onRouteDidUpdate();
  expect(observer().options.rootMargin).toBe('200px');
  expect([...observer().observed].map(({ id }) => id || 'home')).toEqual([
    'home',
    'b',
    'b2',
    'c',
    'post',
    'try',
    'dead',
  ]);
});

test('loads a page whose link comes into view, once, and leaves the link', async () => {
  const { onRouteDidUpdate, observer } = await start();
  onRouteDidUpdate();
  observer().show(['b'], false);
  expect(asked).toEqual([]);
  observer().show(['b', 'b2']);
  observer().show(['b']);
  await settle();
  expect(asked).toEqual(['/docs/b']);
  expect(observer().observed.has(document.getElementById('b') as Element)).toBe(false);
});

test('asks for the JavaScript of a route once, and not for that of the page on screen', async () => {
  const { onRouteDidUpdate, observer } = await start();
  onRouteDidUpdate();
  observer().show(['b', 'c', 'try', 'post', 'try', 'post']);
  await settle();
  expect(chunks).toEqual(['/try', '/blog/post']);
  expect(asked.sort()).toEqual(['/blog/post', '/docs/b', '/docs/c']);
});

test('loads nothing for dead addresses', async () => {
  const { onRouteDidUpdate, observer } = await start();
  onRouteDidUpdate();
  observer().show(['dead']);
  expect([asked, chunks]).toEqual([[], []]);
});

test('watches the links of the next page with the same observer, and none twice', async () => {
  const { onRouteDidUpdate, observer } = await start();
  onRouteDidUpdate();
  observer().show(['b']);
  document.body.insertAdjacentHTML('beforeend', '<a id="new" href="/docs/new">new</a>');
  onRouteDidUpdate();
  expect(Observer.made).toHaveLength(1);
  expect([...observer().observed].map(({ id }) => id || 'home')).toEqual([
    'home',
    'b2',
    'c',
    'post',
    'try',
    'dead',
    'new',
  ]);
});

test('waits a moment where the browser does not tell when it rests', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const { onRouteDidUpdate } = await start();
  jest.useFakeTimers();
  onRouteDidUpdate();
  expect(Observer.made).toHaveLength(0);
  jest.runAllTimers();
  expect(Observer.made).toHaveLength(1);
  jest.useRealTimers();
});

test('watches nothing where the reader saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { onRouteDidUpdate } = await start();
  onRouteDidUpdate();
  expect(Observer.made).toHaveLength(0);
  Reflect.deleteProperty(navigator, 'connection');
});
