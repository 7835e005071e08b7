/** @jest-environment jsdom */
import fs from 'node:fs';

import { useFonts } from '../../../plugins/static-articles/useFonts';
import { FONT_FILES, FONTS_KEY } from '../../../src/lib/fontsFlag';

class Timing {
  constructor(readonly responseStart: number) {}
}

/** A first visit whose page has begun to come after some milliseconds. */
function visit({ answeredAfter = 50, isWide = true, isSaving = false }): void {
  Object.defineProperty(window, 'PerformanceNavigationTiming', {
    value: Timing,
    configurable: true,
  });
  performance.getEntriesByType = () => [new Timing(answeredAfter) as unknown as PerformanceEntry];
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList;
  useFonts(FONTS_KEY, 'early', ['/a.woff2', '/b.woff2'], 200, () => isSaving);
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

test('a wide screen with a quick line fetches them at once on a first visit', () => {
  visit({});
  expect(used()).toBe('early');
  expect(preloaded()).toEqual(['/a.woff2', '/b.woff2']);
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
