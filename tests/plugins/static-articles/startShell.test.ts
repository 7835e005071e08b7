/** @jest-environment jsdom */
import vm from 'node:vm';

import { startShell } from '../../../plugins/static-articles/startShell';
import { catchText, isSearchKey } from '../../../src/lib/search/dialog/opening';

const start = (): void => startShell(2000, 500, 5000, isSearchKey, catchText);

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

/** A page of the build at a moment of its loading. */
function load(readyState: DocumentReadyState): void {
  document.body.innerHTML = `
    <button id="menu"><svg id="icon"></svg></button><a href="#x">link</a>
    <script type="text/plain" data-shell="/assets/js/runtime.js"></script>
    <script type="text/plain" data-shell="/assets/js/main.js"></script>`;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
}

const scripts = (): string[] =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? 'waiting');

const STARTED = ['/assets/js/runtime.js', '/assets/js/main.js'];
const WAITING = ['waiting', 'waiting'];

/** When the browser says that it is idle. */
let idle: { run: () => void; timeout: number | undefined }[];

beforeEach(() => {
  idle = [];
  window.requestIdleCallback = (run, options) =>
    idle.push({
      run: () => run({ didTimeout: false, timeRemaining: () => 1 }),
      timeout: options?.timeout,
    });
});

afterEach(() => {
  // What one test leaves waiting must not start the next one's scripts.
  document.body.innerHTML = '';
  SIGNS.forEach((sign) => window.dispatchEvent(new Event(sign)));
  window.earlyInput?.stop();
  delete window.earlyInput;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the scripts wait for `load` and for rest', () => {
  load('loading');
  start();
  expect(scripts()).toEqual(WAITING);
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual(WAITING);
  expect(idle).toMatchObject([{ timeout: 2000 }]);
  idle[0]?.run();
  expect(scripts()).toEqual(STARTED);
});

test('a page that is a program starts at once', () => {
  load('loading');
  document.body.insertAdjacentHTML('afterbegin', '<div data-start-now></div>');
  start();
  expect(scripts()).toEqual(STARTED);
});

describe('a page that is a program shows what the build put into it, before its scripts come,', () => {
  /** Whether it does so at an address. */
  const isShownAt = (address: string): boolean => {
    load('loading');
    document.body.insertAdjacentHTML('afterbegin', '<div data-start-now="chosen"></div>');
    window.history.replaceState(null, '', address);
    start();
    window.earlyInput?.stop();
    return document.querySelector('[data-start-now]')?.matches('[data-as-built]') === true;
  };

  /** What waits for the next frame. */
  let waiting: FrameRequestCallback[] = [];
  const paint = (): void => waiting.splice(0).forEach((draw) => draw(0));
  beforeEach(() => {
    waiting = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => waiting.push(draw));
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    window.localStorage.clear();
  });

  test('where nothing else is asked for', () => {
    expect(isShownAt('/try')).toBe(true);
    expect(isShownAt('/try#heading')).toBe(true);
    paint();
    expect(scripts()).toEqual(WAITING);
    paint();
    expect(scripts()).toEqual(STARTED);
    expect(isShownAt('/try?code=DYUwLg')).toBe(false);
    expect(scripts()).toEqual(STARTED);
  });

  test('unless the reader has chosen something else before', () => {
    window.localStorage.setItem('chosen', '"other"');
    expect(isShownAt('/try')).toBe(false);
    expect(scripts()).toEqual(STARTED);
  });

  test('where storage is closed to it, too', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('closed');
    });
    expect(isShownAt('/try')).toBe(true);
  });
});

test('a pointer that rests is no sign of a reader, one that moves is', () => {
  load('loading');
  start();
  const move = (movementX: number): void => {
    const event = new MouseEvent('pointermove');
    Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
    window.dispatchEvent(event);
  };
  move(0);
  expect(scripts()).toEqual(WAITING);
  move(1);
  expect(scripts()).toEqual(STARTED);
});

describe('a signal that never comes', () => {
  beforeEach(() => jest.useFakeTimers());

  test('`load`, kept away by a picture that hangs, is waited for five seconds', () => {
    load('loading');
    start();
    jest.advanceTimersByTime(4999);
    expect(scripts()).toEqual(WAITING);
    jest.advanceTimersByTime(1);
    expect(scripts()).toEqual(STARTED);
  });

  test('the paint, of which Firefox does not tell at a heading, half a second', () => {
    class Observer {
      observe(): void {}
    }
    Object.assign(window, { PerformanceObserver: Observer });
    load('complete');
    start();
    jest.advanceTimersByTime(499);
    expect(idle).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(idle).toMatchObject([{ timeout: 2000 }]);
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
});

test('they keep their order, and each is a script that runs', () => {
  load('complete');
  start();
  idle[0]?.run();
  const started = [...document.querySelectorAll('script')];
  expect(started.map(({ type, async }) => [type, async])).toEqual([
    ['', false],
    ['', false],
  ]);
});

test('a page that has loaded before needs rest alone', () => {
  load('complete');
  start();
  expect(idle).toHaveLength(1);
});

test('a browser that does not tell when it rests waits a moment', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  load('complete');
  start();
  expect(scripts()).toEqual(WAITING);
  jest.runAllTimers();
  expect(scripts()).toEqual(STARTED);
});

test.each(SIGNS)('%s starts them at once', (sign) => {
  load('loading');
  start();
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(scripts()).toEqual(STARTED);
});

test('they start once', () => {
  load('complete');
  start();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  const started = [...document.querySelectorAll('script')];
  idle[0]?.run();
  SIGNS.forEach((sign) => document.body.dispatchEvent(new Event(sign, { bubbles: true })));
  expect([...document.querySelectorAll('script')]).toEqual(started);
});

describe('clicks that come before the scripts', () => {
  const click = (selector: string): void => {
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  test('on buttons, or on what is in them, are kept in their order', () => {
    load('loading');
    start();
    click('#icon');
    click('a');
    click('#menu');
    const menu = document.getElementById('menu');
    expect(window.earlyInput?.actions).toEqual([{ button: menu }, { button: menu }]);
  });

  test('are no longer kept when somebody answers them', () => {
    load('loading');
    start();
    window.earlyInput?.stop();
    click('#menu');
    expect(window.earlyInput?.actions).toEqual([]);
  });
});

describe('keys on tabs that come before the scripts', () => {
  const press = (selector: string, init: KeyboardEventInit): boolean =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })) ??
    true;

  beforeEach(() => {
    load('loading');
    document.body.insertAdjacentHTML('beforeend', '<button role="tab" id="tab">npm</button>');
    start();
  });

  test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
    '%s is kept, and scrolls nothing',
    (key) => {
      expect(press('#tab', { key })).toBe(false);
      expect(window.earlyInput?.actions).toEqual([{ button: document.getElementById('tab'), key }]);
    },
  );

  test.each([
    ['other keys', '#tab', { key: 'Enter' }],
    ['keys of the browser', '#tab', { key: 'ArrowLeft', altKey: true }],
    ['keys on other buttons', '#menu', { key: 'ArrowRight' }],
    ['keys on links', 'a', { key: 'End' }],
  ])('%s stay what they are', (_, selector, init) => {
    expect(press(selector, init)).toBe(true);
    expect(window.earlyInput?.actions).toEqual([]);
  });

  test('are no longer kept when somebody answers them', () => {
    window.earlyInput?.stop();
    expect(press('#tab', { key: 'End' })).toBe(true);
    expect(window.earlyInput?.actions).toEqual([]);
  });
});

describe('search that is asked for before the scripts', () => {
  const press = (init: KeyboardEventInit): boolean =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  const field = () => window.earlySearch?.input;

  afterEach(() => delete window.earlySearch);

  const open = (bar = '<button data-search="" id="search">Search</button>'): void => {
    load('loading');
    document.body.insertAdjacentHTML('beforeend', bar);
    start();
  };

  test.each([
    ['/', { key: '/' }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ])('%s gives a field to write into, and the browser’s own search stays away', (_, init) => {
    open();
    expect(press(init)).toBe(false);
    expect(field()).toHaveFocus();
    expect(window.earlyInput?.actions).toEqual([]);
  });

  test('a click on the button gives one, too, and is not answered a second time', () => {
    open();
    document.getElementById('search')?.click();
    expect(field()).toHaveFocus();
    expect(window.earlyInput?.actions).toEqual([]);
  });

  test('a second key in the page keeps the field', () => {
    open();
    press({ key: '/' });
    const first = field();
    press({ key: 'k', ctrlKey: true });
    expect(field()).toBe(first);
    expect(document.querySelectorAll('.early-search')).toHaveLength(1);
  });

  test('pages without a search keep their keys', () => {
    open('');
    expect(press({ key: '/' })).toBe(true);
    expect(field()).toBeUndefined();
  });

  test('the button answers by itself once it can', () => {
    open();
    window.earlySearch = null;
    expect(press({ key: '/' })).toBe(true);
    expect(window.earlySearch).toBeNull();
  });
});

test('as text it uses nothing but what every browser has, and loads what Back leads to', () => {
  // A fresh global object with these names alone: any other one would be a ReferenceError.
  type Listener = (event: object) => void;
  const listeners: [string, Listener][] = [];
  const tell = (type: string, event: object): void =>
    listeners.filter(([name]) => name === type).forEach(([, listener]) => listener(event));
  class Element {
    dataset = {};
    closest = () => this;
  }
  const field = { setAttribute: jest.fn(), focus: jest.fn(), select: jest.fn(), value: '' };
  const waiting = { dataset: { shell: '/main.js' }, replaced: {}, replaceWith: jest.fn() };
  const browser = {
    Element,
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    removeEventListener: jest.fn(),
    setTimeout: jest.fn(),
    document: {
      readyState: 'interactive',
      querySelectorAll: () => [waiting],
      querySelector: (selector: string) => (selector === '[data-search]' ? {} : null),
      createElement: (name: string) => (name === 'input' ? field : {}),
      body: { append: jest.fn() },
    },
    getSelection: () => 'selected',
    location: { pathname: '/type', reload: jest.fn() },
    window: {} as { earlyInput?: { actions: object[]; stop: () => void } },
  };
  vm.runInNewContext(
    `(${startShell.toString()})(2000,500,5000,${isSearchKey.toString()},${catchText.toString()})`,
    browser,
  );
  tell('load', {});
  tell('click', { target: new Element() });
  tell('keydown', { key: 'Enter' });
  tell('keydown', { key: '/', preventDefault: () => undefined });
  expect(field.value).toBe('selected');
  tell('popstate', {});
  expect(browser.location.reload).not.toHaveBeenCalled();
  browser.location.pathname = '/let-binding';
  tell('popstate', {});
  expect(browser.location.reload).toHaveBeenCalledTimes(1);
  browser.window.earlyInput?.stop();
  expect(browser.removeEventListener.mock.calls.map(([type]) => type)).toEqual(
    expect.arrayContaining(['click', 'keydown', 'popstate']),
  );
  expect(browser.setTimeout.mock.calls.map(([, wait]) => wait)).toEqual([5000, 200]);
  expect(browser.window.earlyInput?.actions).toHaveLength(1);
  expect(waiting.replaceWith).toHaveBeenCalledWith({ src: '/main.js', async: false });
});
