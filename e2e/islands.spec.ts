/** Applications inside articles: fetched near the viewport, usable by keyboard, never in the way. */
import type { Locator, Page } from '@playwright/test';

import { expect, expectAccessible, expectHydrated, test } from './fixtures';

const INSTALLATION = '/docs/react/latest/installation';
const CONFIGURATION = 'docs/react/latest/elements-and-jsx';

const islandOf = (page: Page): Locator => page.locator('[data-island="BindingsFinder"]');
const fallbackOf = (page: Page): Locator =>
  islandOf(page).getByRole('group', { name: 'React bindings by compiler' });
const selectOf = (page: Page): Locator => page.getByLabel('Your compiler');

/** Brings the island close to the lower edge of the viewport, but not into it. */
async function scrollNear(page: Page, distance: number): Promise<void> {
  await islandOf(page).evaluate((island, gap) => {
    const { top } = island.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight - gap, behavior: 'instant' });
  }, distance);
}

/** Scripts that the page fetches from now on. */
function scriptsFrom(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test(
  'is fetched when it comes within 200 px of the viewport, and moves nothing below',
  { tag: '@engines' },
  async ({ page }) => {
    // A low window, so that the island begins beneath it on every device.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 300 });
    await page.goto(INSTALLATION);
    await expectHydrated(page);
    const below = page.getByRole('heading', { name: 'Configure the build' });
    await scrollNear(page, 400);
    await expect(fallbackOf(page)).toBeAttached();
    await expect(selectOf(page)).toHaveCount(0);
    const place = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    const scripts = scriptsFrom(page);
    await scrollNear(page, 150);
    await expect(selectOf(page)).toBeAttached();
    expect(scripts.length).toBeGreaterThan(0);
    await expect(fallbackOf(page)).toBeHidden();
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  },
);

test(
  'answers to the keyboard, and tells screen readers',
  { tag: '@engines' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(INSTALLATION);
    await islandOf(page).scrollIntoViewIfNeeded();
    await expect(selectOf(page)).toBeVisible();
    await selectOf(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(selectOf(page)).toHaveValue('2');
    const answer = islandOf(page).getByRole('status').filter({ hasText: 'works with' });
    await expect(answer).toContainText('@rescript/react 0.11.0 works with ReScript 10.1 and');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm install @rescript/react@0.11.0 react@18 react-dom@18',
    );
  },
);

test('is accessible and fits the screen', { tag: ['@phone', '@every-phone'] }, async ({ page }) => {
  await page.goto(INSTALLATION);
  await islandOf(page).scrollIntoViewIfNeeded();
  await expect(selectOf(page)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('leaves its fallback and a sentence when its module does not arrive', async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED/);
  faults.allow(/The island BindingsFinder stays as its fallback/);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 300 });
  await page.goto(INSTALLATION);
  await expectHydrated(page);
  await page.route('**/*.js', (route) => route.abort('failed'));
  await islandOf(page).scrollIntoViewIfNeeded();
  await expect(islandOf(page).getByRole('status')).toHaveText(
    'The interactive version of this part couldn’t be shown.',
  );
  await expect(fallbackOf(page)).toBeVisible();
  const logged = faults.seen().filter((fault) => fault.includes('stays as its fallback'));
  expect(logged).toHaveLength(1);
});

test(
  'works on a page that the reader came to by a link, and again after going back',
  { tag: '@every' },
  async ({ page }) => {
    await page.goto(INSTALLATION);
    await expectHydrated(page);
    await page.locator(`.markdown a[href$="${CONFIGURATION}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(CONFIGURATION));
    await expect(islandOf(page)).toHaveCount(0);
    await page.goBack();
    await islandOf(page).scrollIntoViewIfNeeded();
    await selectOf(page).selectOption('ReScript 9.1');
    await expect(islandOf(page)).toContainText('npm install @rescript/react@0.10.3');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('its fallback says the same', async ({ page }) => {
    await page.goto(INSTALLATION);
    await expect(fallbackOf(page).getByRole('row')).toHaveCount(6);
    await expect(fallbackOf(page)).toContainText(
      'npm install @rescript/react@0.15.0 react react-dom',
    );
    await expect(selectOf(page)).toHaveCount(0);
  });
});

test(
  'works on a page that a click leads to, and again after Back and Forward',
  { tag: ['@engines', '@every-engines'] },
  async ({ page, visit }) => {
    await visit('/docs/react/latest/introduction');
    await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
    const installation = page
      .locator('main')
      .getByRole('link', { name: /Installation/ })
      .last();
    await installation.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await islandOf(page).scrollIntoViewIfNeeded();
    await expect(selectOf(page)).toBeVisible();
    await expect(fallbackOf(page)).toBeHidden();
    await page.goBack();
    await expect(islandOf(page)).toHaveCount(0);
    await page.goForward();
    await islandOf(page).scrollIntoViewIfNeeded();
    await expect(selectOf(page)).toBeVisible();
    expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
  },
);
