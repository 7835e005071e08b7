/** @jest-environment jsdom */
import fs from 'node:fs';

import { shellTemplate } from '../../../plugins/static-articles/template';
import { FONT_FILES, FONTS_KEY } from '../../../src/lib/fontsFlag';

/** Of scripts as they are written. */
const template = shellTemplate((script) => script);

/** A first visit whose head is there after some milliseconds. */
function visit({ answeredAfter = 50, isWide = true, isSaving = false }): void {
  performance.now = () => answeredAfter;
  const width = isWide ? 1280 : 390;
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: width >= Number(/^\(min-width:(\d+)px\)$/.exec(query)?.[1]),
    }),
  });
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: isSaving },
    configurable: true,
  });
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(template) ?? [];
  new Function(script.replaceAll('<%= it.baseUrl %>', '/site/'))();
}

const used = () => document.documentElement.dataset.fonts;
const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.fonts;
});

test('a wide screen with a quick line fetches the font of texts at once on a first visit', () => {
  visit({});
  expect(used()).toBe('early');
  expect(preloaded()).toEqual([`/site/${FONT_FILES.text}`]);
});

test.each([{ answeredAfter: 300 }, { isWide: false }, { isSaving: true }])(
  'a first visit with %j waits for its second page',
  (reader) => {
    visit(reader);
    expect(used()).toBeUndefined();
    expect(preloaded()).toEqual([]);
  },
);

test('a browser that has had them uses them on any line', () => {
  localStorage.setItem(FONTS_KEY, 'true');
  visit({ answeredAfter: 5000, isWide: false });
  expect(used()).toBe('');
  expect(preloaded()).toEqual([]);
});

test('the style sheet names the same files', () => {
  const css = fs.readFileSync('src/css/fonts.css', 'utf8');
  const named = [...css.matchAll(/url\('\.\.\/\.\.\/([^']+)'\)/g)].map(([, file]) => file);
  expect([...new Set(named)].sort()).toEqual(Object.values(FONT_FILES).sort());
});
