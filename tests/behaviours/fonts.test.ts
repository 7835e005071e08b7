/** @jest-environment jsdom */
import { FONT_FILES } from '../../src/lib/fontsFlag';

/** A visit: modules keep what they know of it. */
async function visit(load: (font: string) => Promise<unknown>) {
  jest.resetModules();
  delete document.documentElement.dataset.fonts;
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (callback) => idle.push(callback as () => void);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  const fonts = await import('../../src/behaviours/fonts');
  fonts.startFonts();
  return {
    rest: async () => {
      idle.splice(0).forEach((callback) => callback());
      // Each waits for the one before: two loads, their sum, the rest.
      for (let step = 0; step < 8; step += 1) await Promise.resolve();
    },
    turn: fonts.showFonts,
    hide: () => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

const areUsed = (): boolean => document.documentElement.dataset.fonts !== undefined;

const listening = jest.spyOn(document, 'addEventListener');

beforeEach(() => {
  localStorage.clear();
  listening.mockClear();
});

// The document outlasts the visits of a test.
afterEach(() =>
  listening.mock.calls.forEach(([event, listener]) =>
    document.removeEventListener(event, listener),
  ),
);

test('are fetched when the page is at rest, and used when the tab is hidden', async () => {
  const asked: string[] = [];
  const { rest, hide } = await visit((font) => Promise.resolve(asked.push(font)));
  expect(asked).toEqual([]);
  await rest();
  expect(asked).toEqual(['1em "Inter"', '1em "Roboto Mono"']);
  expect(areUsed()).toBe(false);
  hide();
  expect(areUsed()).toBe(true);
});

test('are used from the next page on', async () => {
  const { rest, turn } = await visit(() => Promise.resolve());
  turn();
  expect(areUsed()).toBe(false);
  await rest();
  turn();
  expect(areUsed()).toBe(true);
});

describe('on a first visit whose page has asked for the font of texts early', () => {
  /** A font that was there so many milliseconds before or after the first paint. */
  const timeline = (late: number): void => {
    const font = { name: `https://site.example/${FONT_FILES.text}`, startTime: 40, duration: 60 };
    Object.assign(performance, {
      getEntriesByType: () => [{ name: 'https://site.example/a.css' }, font],
      getEntriesByName: () => [{ startTime: 100 - late }],
    });
  };
  const used = (): string | undefined => document.documentElement.dataset.fonts;

  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    Reflect.deleteProperty(performance, 'getEntriesByName');
  });

  test.each([
    ['in time: it stays, and new code has its own', -5, 'early-code'],
    ['too late: all change together', 5, ''],
  ])('it was there %s', async (_, late, expected) => {
    timeline(late);
    const { rest, turn, hide } = await visit(() => Promise.resolve());
    document.documentElement.dataset.fonts = 'early';
    turn();
    expect(used()).toBe('early');
    await rest();
    turn();
    expect(used()).toBe(expected);
    turn();
    expect(used()).toBe(expected);
    hide();
    expect(used()).toBe('');
  });
});

test('are not used before they are here', async () => {
  const { rest, hide } = await visit(() => new Promise(() => undefined));
  await rest();
  hide();
  expect(areUsed()).toBe(false);
});

test('that could not be fetched are asked for again by the next visit', async () => {
  const first = await visit(() => Promise.reject(new Error('offline')));
  await first.rest();
  first.hide();
  expect(areUsed()).toBe(false);
  const asked: string[] = [];
  const second = await visit((font) => Promise.resolve(asked.push(font)));
  await second.rest();
  expect(asked).toHaveLength(2);
});

test('are known to later visits, which fetch nothing by themselves', async () => {
  const first = await visit(() => Promise.resolve());
  await first.rest();
  const asked: string[] = [];
  const second = await visit((font) => Promise.resolve(asked.push(font)));
  await second.rest();
  expect(asked).toEqual([]);
  expect(areUsed()).toBe(true);
});

test('are not fetched for readers who save data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const asked: string[] = [];
  const { rest } = await visit((font) => Promise.resolve(asked.push(font)));
  await rest();
  expect(asked).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
