/** What fingers hit: links and controls that stand alone are 44 pixels high, and controls as wide (WCAG 2.5.5). */
import type { Page } from '@playwright/test';

import { some } from './every';
import { expect, test } from './fixtures';
import { LATEST } from './versions';

const LEAST = 44;

const PAGES = [
  '/',
  `/docs/${LATEST.name}`,
  '/docs/manual/latest/record',
  '/docs/manual/latest/installation',
  '/docs/react/latest/hooks-state',
  '/docs/manual/latest/api',
  '/docs/manual/latest/api/belt/option',
  '/community/overview',
  '/blog',
  '/blog/documentation-that-compiles',
  '/packages',
  '/syntax-lookup',
  '/syntax-lookup/pipe',
  '/errors',
  '/tour',
  '/tour/records',
  '/errors/type-mismatch',
  '/brand',
];

/** Links and controls that are too small, as `name: width × height`. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const blocks = 'p, li, td, th, dd, dt, h1, h2, h3, h4, h5, h6, figcaption, blockquote, pre';
    const isInText = (element: Element): boolean => {
      if (element.closest('nav')) return false;
      if (element.closest('.api-contents, .api-tree')) return false;
      if (element.closest('[data-article]') && !element.matches('button, summary')) return true;
      const around = element.closest(blocks)?.textContent.trim().length ?? 0;
      return around > element.textContent.trim().length;
    };
    const all = document.querySelectorAll('a[href], button, summary, select, input');
    return [...all].flatMap((element) => {
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // A link may cover its card.
      const isCover = getComputedStyle(element, '::after').position === 'absolute';
      const hit = isCover ? element.closest('article') : element.closest('label');
      const { width, height } = (hit ?? element).getBoundingClientRect();
      if (!isSeen || width <= 1 || isInText(element)) return [];
      const isLink = element.matches('a');
      if (height > least - 0.5 && (isLink || width > least - 0.5)) return [];
      const name = element.ariaLabel ?? element.textContent.trim();
      return [
        `${name || element.outerHTML.slice(0, 80)}: ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
  }, LEAST);
}

for (const path of some(PAGES, 7)) {
  test(
    `everything on ${path} is large enough for a finger`,
    { tag: '@phone-only' },
    async ({ page, visit }) => {
      await visit(path);
      expect(await tooSmall(page)).toEqual([]);
    },
  );
}

test(
  'the list of pages is large enough for a finger',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit('/docs/manual/latest/record');
    await page.getByRole('button', { name: 'Open the list of pages' }).click();
    await expect(page.getByRole('dialog', { name: 'Pages' })).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  },
);
