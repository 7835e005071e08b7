/** The package index: states that `pages.spec.ts` does not ask for. */
import { expect, expectAccessible, test } from './fixtures';
import { shiftsOf, watchShifts } from './reader';

for (const width of [390, 1280]) {
  test(`nothing moves when it is opened with a search, ${width} px`, async ({
    page,
    visit,
    isMobile,
  }) => {
    test.skip(isMobile !== width < 768, 'each width is asked once');
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await visit('/packages?search=json');
    await expect(page.getByRole('heading', { level: 3, name: 'sury' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'rescript-relay' })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    await expect(page.locator('html')).not.toHaveAttribute('data-queried');
  });
}

test('the toggles are there on every screen, and the keyboard reaches them', async ({
  page,
  visit,
}) => {
  await visit('/packages');
  for (const name of ['Official', 'Community', 'NPM packages', 'URL resources', 'Outdated']) {
    await expect(page.getByRole('checkbox', { name })).toBeVisible();
  }
  await page.getByRole('searchbox', { name: 'Search packages' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Official' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 2, name: 'Official' })).toHaveCount(0);
  await expectAccessible(page);
});

test('leads to the guideline on publishing', async ({ page, visit }) => {
  await visit('/packages');
  await page.getByRole('link', { name: 'guideline on publishing packages' }).click();
  await expect(page).toHaveURL('/docs/guidelines/publishing-packages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publishing Packages');
});

test('without its scripts a search leads to the whole list', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto('/packages?search=json');
  await expect(page.getByRole('heading', { name: 'rescript-relay' })).toBeVisible({
    timeout: 10_000,
  });
});
