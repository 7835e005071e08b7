/** @jest-environment jsdom */
import type {
  destinationOf as DestinationOf,
  startNavigation as StartNavigation,
} from '../../../../plugins/static-articles/client/navigation';
import { serve, visit, type Host } from '../../../support/clientGlobals';
import { pageDocument, settle } from '../../../support/staticPages';

interface Client {
  readonly pushed: string[];
  readonly assigned: string[];
  readonly destinationOf: typeof DestinationOf;
}

const LINKS = `
  <p data-outside>text</p>
  <a id="b" href="/docs/b"><span id="inside">b</span></a>
  <a id="c" href="/docs/c?x=1#part">c</a>
  <a id="missing" href="/docs/missing">missing</a>
  <a id="own" href="/docs/a">own</a>
  <a id="hash" href="/docs/a#part">hash</a>
  <a id="query" href="/docs/a?x=1#part">query</a>
  <a id="try" href="/try?code=1#top">try</a>
  <a id="dead" href="/nowhere">dead</a>
  <a id="other" href="https://other.example/docs/b">other</a>
  <a id="mail" href="mailto:team@example.org">mail</a>
  <a id="tab" href="/docs/b" target="_blank">tab</a>
  <a id="self" href="/docs/b" target="_self">self</a>
  <a id="download" href="/docs/b" download>download</a>
  <a id="anchor">anchor</a>
  <a id="prevented" href="/docs/b">prevented</a>`;

let host: Host;
let asked: string[];
let preloaded: string[];
let loadedFrames: number;
/** Ends the listening of the test's client. */
let controller: AbortController;

/** Everything that the client listens to ends with the test. */
function collectListeners(): void {
  controller = new AbortController();
  const { signal } = controller;
  for (const target of [document, window]) {
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((type: string, listener: unknown, options?: unknown) =>
        EventTarget.prototype.addEventListener.call(
          target,
          type,
          listener as EventListener,
          typeof options === 'object' ? { ...options, signal } : { signal },
        ),
      );
  }
}

async function start(): Promise<Client> {
  jest.resetModules();
  const routes = (await import('@generated/routes')).default as unknown as object[];
  const frame = { loadFrame: () => (loadedFrames += 1) };
  routes.push(
    { path: '/try', exact: true },
    { path: '/docs/api', routes: [{ path: '/docs/api', exact: false, ...frame }] },
    { path: '/docs', exact: false, ...frame },
    { path: '*' },
  );
  const navigation = await import('../../../../plugins/static-articles/client/navigation');
  const startNavigation: typeof StartNavigation = navigation.startNavigation;
  const pushed: string[] = [];
  const assigned: string[] = [];
  startNavigation({ push: (path) => pushed.push(path) }, { assign: (href) => assigned.push(href) });
  return { pushed, assigned, destinationOf: navigation.destinationOf };
}

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
  window.addEventListener(
    'click',
    () => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true, signal: controller.signal },
  );
  link(id).dispatchEvent(event);
  return !wasPrevented;
}

beforeEach(() => {
  collectListeners();
  visit('/docs/a', pageDocument({ articles: [{ html: LINKS }] }));
  host = new Map(['/docs/b', '/docs/c', '/docs/a'].map((path) => [path, pageDocument()]));
  asked = serve(host);
  preloaded = [];
  loadedFrames = 0;
  window.docusaurus = {
    prefetch: () => false,
    preload: (path: string) => {
      preloaded.push(path);
      return false;
    },
  };
});

afterEach(() => {
  controller.abort();
  jest.restoreAllMocks();
});

describe('a plain click', () => {
  test('fetches the page first, and changes the address then', async () => {
    const { pushed, assigned } = await start();
    expect(click('b')).toBe(false);
    expect(asked).toEqual(['/docs/b']);
    expect(pushed).toEqual([]);
    await settle();
    expect(pushed).toEqual(['/docs/b']);
    expect(assigned).toEqual([]);
  });

  test.each([
    ['inside', '/docs/b'],
    ['self', '/docs/b'],
    ['c', '/docs/c?x=1#part'],
    ['own', '/docs/a'],
    ['query', '/docs/a?x=1#part'],
    ['try', '/try?code=1#top'],
  ])('on %s leads to %s', async (id, path) => {
    const { pushed } = await start();
    expect(click(id)).toBe(false);
    await settle();
    expect(pushed).toEqual([path]);
  });

  test('asks for nothing where the page is JavaScript, or on screen', async () => {
    await start();
    click('try');
    click('own');
    await settle();
    expect(asked).toEqual([]);
  });

  test('is left to the browser when the page can’t be shown', async () => {
    const { pushed, assigned } = await start();
    expect(click('missing')).toBe(false);
    await settle();
    expect(pushed).toEqual([]);
    expect(assigned).toEqual(['http://localhost/docs/missing']);
  });

  test('is left to the browser when there is no network', async () => {
    const { assigned } = await start();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    click('c');
    await settle();
    expect(assigned).toEqual(['http://localhost/docs/c?x=1#part']);
  });
});

test.each(['hash', 'dead', 'other', 'mail', 'tab', 'download', 'anchor'])(
  'a click on %s is the browser’s',
  async (id) => {
    const { pushed, assigned } = await start();
    expect(click(id)).toBe(true);
    await settle();
    expect([pushed, assigned, asked]).toEqual([[], [], []]);
  },
);

test.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is the browser’s', async (init) => {
  const { pushed } = await start();
  expect(click('b', init)).toBe(true);
  await settle();
  expect([pushed, asked]).toEqual([[], []]);
});

test('a click that somebody else has answered is left alone', async () => {
  const { pushed } = await start();
  link('prevented').addEventListener('click', (event) => event.preventDefault());
  click('prevented');
  await settle();
  expect([pushed, asked]).toEqual([[], []]);
});

describe('a click that is being followed', () => {
  test('is replaced by a later one, whichever page comes first', async () => {
    const { pushed } = await start();
    const release: (() => void)[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (path) => {
      await new Promise<void>((resolve) => release.push(resolve));
      return fetch(path);
    };
    click('b');
    click('c');
    release[1]?.();
    await settle();
    release[0]?.();
    await settle();
    expect(pushed).toEqual(['/docs/c?x=1#part']);
  });

  test('is replaced by a click on a page of JavaScript', async () => {
    const { pushed } = await start();
    click('b');
    click('try');
    await settle();
    expect(pushed).toEqual(['/try?code=1#top']);
  });

  test('is replaced by Back, and its failure is of no interest then', async () => {
    const { pushed, assigned } = await start();
    click('b');
    click('missing');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect([pushed, assigned]).toEqual([[], []]);
  });
});

describe('reaching for a link', () => {
  const reach = (id: string, type: string): boolean =>
    link(id).dispatchEvent(new Event(type, { bubbles: true }));

  test.each(['pointerdown', 'pointerover', 'focusin'])('by %s loads its page', async (type) => {
    await start();
    reach('inside', type);
    expect(asked).toEqual(['/docs/b']);
    expect(loadedFrames).toBe(1);
    reach('try', type);
    expect(preloaded).toEqual(['/try']);
  });

  test.each(['own', 'hash', 'dead', 'other', 'tab', 'download'])('%s loads nothing', async (id) => {
    await start();
    reach(id, 'pointerdown');
    expect([asked, preloaded]).toEqual([[], []]);
  });

  test('stays silent where the page is missing', async () => {
    const { assigned } = await start();
    reach('missing', 'pointerdown');
    await settle();
    expect(assigned).toEqual([]);
  });

  test('waits for the finger where the reader saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    await start();
    reach('b', 'pointerover');
    reach('b', 'focusin');
    expect(asked).toEqual([]);
    reach('b', 'pointerdown');
    expect(asked).toEqual(['/docs/b']);
    Reflect.deleteProperty(navigator, 'connection');
  });
});

test.each([
  ['/docs/b', true],
  ['/docs/api/js/array', true],
  ['/try', false],
])('%s is a destination; of a route that pages share: %s', async (pathname, isShared) => {
  const { destinationOf } = await start();
  expect(destinationOf(pathname)?.loadFrame !== undefined).toBe(isShared);
  expect(destinationOf(pathname)).toBeDefined();
});

test('dead addresses are none', async () => {
  const { destinationOf } = await start();
  expect(destinationOf('/nowhere')).toBeUndefined();
});
