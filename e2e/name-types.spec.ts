/** Types of names in the examples of the manual: by pointer, touch and keyboard. */
import type { Locator, Page } from '@playwright/test';

import { expect, expectAccessible, test } from './fixtures';
import { idle } from './reader';
import { manualOf, LATEST, OTHER } from './versions';

const PROMISE = `${manualOf(OTHER)}/promise`;

const card = (page: Page): Locator => page.locator('[data-type-card]');

/** A name of the page's first example, once it has its type. */
async function nameOf(page: Page, text: string): Promise<Locator> {
  const pre = page.locator('article pre').first();
  await pre.hover();
  return pre.locator('[data-type]').filter({ hasText: text }).first();
}

for (const version of new Set([LATEST, OTHER])) {
  const tag = version === OTHER ? ['@engines', '@every'] : '@every';
  test(
    `names of ${version.name} tell their types to the pointer`,
    { tag },
    async ({ page, visit }) => {
      await visit(`${manualOf(version)}/promise`);
      await idle(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const name = await nameOf(page, 'price');
      await name.hover();
      await expect(card(page)).toContainText(/^price: .*float/);
      expect(asked.filter((path) => path.startsWith('/name-types/'))).toHaveLength(1);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(card(page)).toBeHidden();
      await expectAccessible(page);
    },
  );
}

test('a name of a library leads into its reference', async ({ page, visit, request }) => {
  await visit(PROMISE);
  await idle(page);
  const name = await nameOf(page, 'thenResolve');
  await name.hover();
  const link = card(page).getByRole('link', { name: 'thenResolve in the API reference' });
  const address = (await link.getAttribute('href')) ?? '';
  expect((await request.get(address)).status(), address).toBe(200);
  await link.click();
  await expect(page).toHaveURL(/\/api\/stdlib\/promise#value-thenResolve$/);
});

test('arrow keys go from name to name, and Escape closes the card', async ({ page, visit }) => {
  await visit(PROMISE);
  await idle(page);
  const pre = page.locator('article pre').first();
  await pre.focus();
  await expect(pre.locator('[data-type]').first()).toBeAttached();
  // Where the code is wider than its block, the keys for left and right scroll it.
  await page.keyboard.press('ArrowDown');
  await expect(pre.locator('[data-type]').first()).toBeFocused();
  await expect(card(page)).toBeVisible();
  await expect(page.locator('#announcer')).toContainText('price: ');
  await page.keyboard.press('ArrowRight');
  await expect(pre.locator('[data-type]').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});

test(
  'a touched name tells its type within the screen',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit(PROMISE);
    await idle(page);
    const pre = page.locator('article pre').first();
    await pre.tap();
    await pre.locator('[data-type]').first().tap();
    await expect(card(page)).toBeVisible();
    const box = await card(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  },
);
