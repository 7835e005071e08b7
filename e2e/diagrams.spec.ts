/** Diagrams in articles: readable on every screen, in both schemes, by eye and by ear. */
import type { Locator, Page } from '@playwright/test';

import { readDiagramPages } from '../tests/support/diagramPages';
import { expect, expectAccessible, test } from './fixtures';

const VARIANT = '/docs/manual/latest/variant';

/** Pages that together show every drawing. */
const PAGES = (() => {
  const seen = new Set<string>();
  return readDiagramPages().filter(({ diagrams }) => {
    const before = seen.size;
    for (const { name } of diagrams) seen.add(name);
    return seen.size > before;
  });
})();

const pictures = (page: Page): Locator => page.locator('figure[id^=diagram-] svg');

/**
 * Runs in the page: texts of a drawing that leave it, cross the edge of a box or cover one another,
 * and the height of its letters in pixels.
 */
function inspect(svg: Element): { readonly faults: string[]; readonly letters: number } {
  const faults: string[] = [];
  const frame = svg.getBoundingClientRect();
  const texts = [...svg.querySelectorAll('text')].map((text) => ({
    text: text.textContent,
    box: text.getBoundingClientRect(),
  }));
  const boxes = [...svg.querySelectorAll('rect')].map((box) => box.getBoundingClientRect());
  /** A line is higher than its letters. */
  const slack = frame.width / 100;
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 &&
    b.left < a.right - 1 &&
    a.top + slack < b.bottom - slack &&
    b.top + slack < a.bottom - slack;
  const holds = (outer: DOMRect, inner: DOMRect) =>
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.top <= inner.top + slack &&
    outer.bottom >= inner.bottom - slack;
  texts.forEach(({ text, box }, index) => {
    if (!holds(frame, box)) faults.push(`${text} leaves the drawing`);
    if (boxes.some((edge) => meet(edge, box) && !holds(edge, box))) {
      faults.push(`${text} crosses the edge of a box`);
    }
    for (const other of texts.slice(index + 1)) {
      if (meet(box, other.box)) faults.push(`${text} covers ${other.text}`);
    }
  });
  const [first] = svg.querySelectorAll('text');
  const units = first ? Number.parseFloat(getComputedStyle(first).fontSize) : 0;
  return { faults, letters: (units * frame.width) / 320 };
}

test.describe('as the build has them', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('diagrams have no faults', { tag: '@phone-only' }, async ({ page }) => {
    for (const { address, diagrams } of PAGES) {
      await page.goto(address);
      await expect(pictures(page), address).toHaveCount(diagrams.length);
      for (const { name, alt, caption } of diagrams) {
        const figure = page.locator(`#diagram-${name}`);
        await expect(figure).toContainText(caption);
        const picture = figure.getByRole('img');
        await expect(picture).toHaveAccessibleName(/\w{2}/);
        await expect(picture).toHaveAccessibleDescription(alt);
        const { faults, letters } = await picture.evaluate(inspect);
        expect(faults, name).toEqual([]);
        expect(letters, name).toBeGreaterThanOrEqual(12);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        address,
      ).toBeLessThanOrEqual(0);
    }
  });
});

test('a diagram takes the colors of the scheme', async ({ page, visit }) => {
  await visit(VARIANT);
  const box = pictures(page).locator('rect').first();
  const colors = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    return box.evaluate((element) => getComputedStyle(element).fill);
  };
  const light = await colors('light');
  const dark = await colors('dark');
  expect(light).toMatch(/^rgb/);
  expect(dark).not.toBe(light);
});

test(
  'a diagram comes along when the reader follows a link',
  { tag: ['@engines', '@every-engines'] },
  async ({ page, visit }) => {
    await visit('/docs/manual/latest/polymorphic-variant');
    await page.getByRole('link', { name: 'Variant', exact: true }).first().click();
    await expect(page).toHaveURL(VARIANT);
    await expect(page.getByRole('img', { name: 'Variants in memory' })).toBeVisible();
  },
);

test('an address leads to a diagram', async ({ page, visit }) => {
  await visit(`${VARIANT}#diagram-variant-layout`);
  await expect(pictures(page)).toBeInViewport();
});

test('a page with a diagram is accessible', { tag: '@every' }, async ({ page, visit }) => {
  await visit('/docs/manual/latest/build-performance');
  await expectAccessible(page);
});
