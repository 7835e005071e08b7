/** @jest-environment jsdom */
import '../../support/observers';

import { startNavigation } from '../../../src/behaviours/navigation';
import { answer, builtPage, settle } from '../../support/host';
import { observers } from '../../support/observers';

/** What the other behaviors are told. */
const mockTold: string[] = [];
jest.mock('../../../src/behaviours/index', () => ({
  onRouteUpdate: () => mockTold.push('leaves'),
  onRouteDidUpdate: ({ location }: { location: Location }) =>
    mockTold.push(`at ${location.pathname}${location.search}${location.hash} ${document.title}`),
}));

const LINKS = `<main><p id="part"></p>
  <a id="b" href="/docs/b"><span id="inside">b</span></a>
  <a id="c" href="/docs/c?x=1#part">c</a>
  <a id="missing" href="/docs/missing">missing</a>
  <a id="program" href="/try">try</a>
  <a id="other-build" href="/docs/other-build">other build</a>
  <a id="own" href="/docs/a">own</a>
  <a id="hash" href="/docs/a#part">hash</a>
  <a id="query" href="/docs/a?x=1#part">query</a>
  <a id="version" href="/docs/v11.0.0">version</a>
  <a id="markdown" href="/docs/b.md">markdown</a>
  <a id="playground" class="code-playground" href="/docs/b">playground</a>
  <a id="other" href="https://other.example/docs/b">other</a>
  <a id="mail" href="mailto:team@example.org">mail</a>
  <a id="tab" href="/docs/b" target="_blank">tab</a>
  <a id="self" href="/docs/b" target="_self">self</a>
  <a id="download" href="/docs/b" download>download</a>
  <a id="anchor">anchor</a></main>`;

const HOST: Readonly<Record<string, string>> = {
  '/docs/a': builtPage('A', LINKS),
  '/docs/b': builtPage(
    'B',
    `<aside data-kept="pages"></aside>${LINKS}`,
    '<meta data-rh="true" name="b">',
  ),
  '/docs/c': builtPage('C', LINKS, '<link rel="stylesheet" href="/c.css">'),
  '/docs/v11.0.0': builtPage('V', LINKS),
  '/try': builtPage('Try', '<div data-start-now="true"></div>'),
  '/docs/other-build': builtPage('New').replace('"b1"', '"b2"'),
};

const assigned: string[] = [];
let reloads = 0;
let asked: string[];
/** Answers wait for the test where it says so. */
let held: (() => void)[] | undefined;

const link = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Expected #${id}.`);
  return element;
};

/** Clicks; tells whether the browser was left to follow the link. */
function click(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  let wasPrevented = false;
  // jsdom would follow the link.
  const prevent = (): void => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', prevent, { once: true });
  link(id).dispatchEvent(event);
  return !wasPrevented;
}

beforeAll(() => {
  window.scrollTo = jest.fn();
  Object.defineProperty(window.crypto, 'randomUUID', { value: () => 'a-b-c-d-e' });
  window.history.replaceState(null, '', '/docs/a');
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    HOST['/docs/a'] ?? '',
    'text/html',
  ).documentElement.innerHTML;
  // Style sheets load at once.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      addedNodes.forEach(
        (node) => node instanceof HTMLLinkElement && node.onload?.(new Event('load')),
      );
    }
  }).observe(document.head, { childList: true });
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    await new Promise<void>((resolve) => (held ? held.push(resolve) : resolve()));
    const text = HOST[String(path)];
    return answer(
      text === undefined ? { url: String(path), status: 404 } : { url: String(path), text },
    );
  };
  startNavigation({ assign: (href) => assigned.push(href), reload: () => (reloads += 1) });
});

beforeEach(async () => {
  held = undefined;
  asked = [];
  if (window.location.pathname !== '/docs/a') {
    click('own');
    await settle();
    await settle();
  }
  window.history.replaceState({}, '', '/docs/a');
  [mockTold, assigned, asked].forEach((list) => (list.length = 0));
  reloads = 0;
});

test('a click fetches the page first, and changes address, head and contents then', async () => {
  expect(click('inside')).toBe(false);
  expect(document.documentElement.dataset.loading).toBe('');
  expect(window.location.pathname).toBe('/docs/a');
  await settle();
  expect(window.location.pathname).toBe('/docs/b');
  expect(document.title).toBe('B');
  expect(document.documentElement.className).toBe('page-B');
  expect(document.head.querySelector('meta[name=b]')).not.toBeNull();
  expect(document.querySelector('aside')).not.toBeNull();
  expect(document.documentElement.dataset.loading).toBeUndefined();
  expect(mockTold).toEqual(['leaves', 'at /docs/b B']);
  click('own');
  await settle();
  expect(document.head.querySelector('meta[name=b]')).toBeNull();
});

test.each([
  ['self', '/docs/b'],
  ['c', '/docs/c?x=1#part'],
  ['version', '/docs/v11.0.0'],
])('a click on %s leads to %s', async (id, address) => {
  expect(click(id)).toBe(false);
  await settle();
  await settle();
  expect(window.location.href).toBe(`http://localhost${address}`);
  expect(assigned).toEqual([]);
});

test('style sheets that a page has and the document has not come with it', async () => {
  click('c');
  await settle();
  await settle();
  expect(document.head.querySelectorAll('link[href="/c.css"]')).toHaveLength(1);
});

test('another query of the page on screen needs no page', async () => {
  click('query');
  await settle();
  expect(asked).toEqual([]);
  expect(mockTold).toEqual(['at /docs/a?x=1#part A']);
});

test.each(['missing', 'program', 'other-build'])(
  'a click on %s is left to the browser when its page can’t be shown',
  async (id) => {
    expect(click(id)).toBe(false);
    await settle();
    expect(window.location.pathname).toBe('/docs/a');
    expect(assigned).toEqual(
      [link(id).getAttribute('href')].map((href) => `http://localhost${href}`),
    );
  },
);

test.each(['hash', 'markdown', 'playground', 'other', 'mail', 'tab', 'download', 'anchor'])(
  'a click on %s is the browser’s',
  async (id) => {
    expect(click(id)).toBe(true);
    await settle();
    expect([assigned, asked]).toEqual([[], []]);
  },
);

test.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is the browser’s', (init) => {
  expect(click('b', init)).toBe(true);
});

test('a later click replaces the one that is being followed', async () => {
  held = [];
  click('missing');
  click('version');
  held.reverse().forEach((release) => release());
  await settle();
  expect(window.location.pathname).toBe('/docs/v11.0.0');
  expect(assigned).toEqual([]);
});

test('another query of the page on screen ends what was on its way', async () => {
  held = [];
  click('missing');
  click('query');
  expect(document.documentElement.dataset.loading).toBeUndefined();
  held.forEach((release) => release());
  await settle();
  expect(window.location.search).toBe('?x=1');
  expect(assigned).toEqual([]);
});

test('Back brings the page of its address, and loads it as a whole where it can’t', async () => {
  window.history.replaceState({}, '', '/docs/b');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(document.title).toBe('B');
  window.history.replaceState({}, '', '/docs/missing');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(reloads).toBe(1);
});

test('Back over a heading tells the other behaviors alone', () => {
  window.history.replaceState({}, '', '/docs/a#part');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(mockTold).toEqual(['at /docs/a#part A']);
  expect(asked).toEqual([]);
});

test.each(['pointerdown', 'pointerover', 'focusin'])(
  'reaching for a link by %s asks for its page',
  async (type) => {
    link('missing').dispatchEvent(new Event(type, { bubbles: true }));
    link('own').dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked).toEqual(['/docs/missing']);
    await settle();
    expect(assigned).toEqual([]);
  },
);

test('pages whose links come near are loaded ahead, once the browser rests', async () => {
  jest.useFakeTimers();
  click('version');
  await jest.advanceTimersByTimeAsync(3000);
  jest.useRealTimers();
  expect(observers.isWatched(link('missing'))).toBe(true);
  expect(observers.isWatched(link('other'))).toBe(false);
  observers.tell(true, link('missing'));
  expect(asked.at(-1)).toBe('/docs/missing');
});
