/** @jest-environment jsdom */
import vm from 'node:vm';

import { startShell } from '../../../plugins/static-articles/startShell';

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
  startShell(2000);
  expect(scripts()).toEqual(WAITING);
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual(WAITING);
  expect(idle).toMatchObject([{ timeout: 2000 }]);
  idle[0]?.run();
  expect(scripts()).toEqual(STARTED);
});

test('a pointer that rests is no sign of a reader, one that moves is', () => {
  load('loading');
  startShell(2000);
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

test('they keep their order, and each is a script that runs', () => {
  load('complete');
  startShell(2000);
  idle[0]?.run();
  const started = [...document.querySelectorAll('script')];
  expect(started.map(({ type, async }) => [type, async])).toEqual([
    ['', false],
    ['', false],
  ]);
});

test('a page that has loaded before needs rest alone', () => {
  load('complete');
  startShell(2000);
  expect(idle).toHaveLength(1);
});

test('a browser that does not tell when it rests waits a moment', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  load('complete');
  startShell(2000);
  expect(scripts()).toEqual(WAITING);
  jest.runAllTimers();
  expect(scripts()).toEqual(STARTED);
});

test.each(SIGNS)('%s starts them at once', (sign) => {
  load('loading');
  startShell(2000);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(scripts()).toEqual(STARTED);
});

test('they start once', () => {
  load('complete');
  startShell(2000);
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
    startShell(2000);
    click('#icon');
    click('a');
    click('#menu');
    const menu = document.getElementById('menu');
    expect(window.earlyInput?.actions).toEqual([{ button: menu }, { button: menu }]);
  });

  test('are no longer kept when somebody answers them', () => {
    load('loading');
    startShell(2000);
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
    startShell(2000);
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

test('as text it uses nothing but what every browser has', () => {
  // A fresh global object with these names alone: any other one would be a ReferenceError.
  const listeners = new Map<string, (event: object) => void>();
  class Element {
    closest = () => this;
  }
  const waiting = { dataset: { shell: '/main.js' }, replaced: {}, replaceWith: jest.fn() };
  const browser = {
    Element,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: jest.fn(),
    document: {
      readyState: 'interactive',
      querySelectorAll: () => [waiting],
      createElement: () => ({}),
    },
    window: {} as { earlyInput?: { actions: object[]; stop: () => void } },
  };
  vm.runInNewContext(`(${startShell.toString()})(2000)`, browser);
  listeners.get('load')?.({});
  listeners.get('click')?.({ target: new Element() });
  listeners.get('keydown')?.({});
  browser.window.earlyInput?.stop();
  expect(browser.setTimeout).toHaveBeenCalledTimes(1);
  expect(browser.window.earlyInput?.actions).toHaveLength(1);
  expect(waiting.replaceWith).toHaveBeenCalledWith({ src: '/main.js', async: false });
});
