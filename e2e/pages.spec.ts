import { some } from './every';
import { expect, expectAccessible, screen, test } from './fixtures';
import { shiftsOf, watchShifts } from './reader';

const PAGES = ['/', '/packages', '/syntax-lookup', '/try', '/embed'] as const;

for (const address of PAGES) {
  for (const width of some([320, 390, 768, 1920], 2)) {
    test(
      `${address} fits a screen of ${width} px, and nothing moves while it loads`,
      { tag: screen(width) },
      async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 900 });
        await watchShifts(page);
        await visit(address);
        await page.evaluate(() => document.fonts.ready);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
        expect(await shiftsOf(page)).toBeLessThan(0.01);
      },
    );
  }
}

test.describe('the package index', () => {
  test(
    'keeps the search in the address, through reload, chips and the button Back',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await visit('/packages');
      const box = page.getByRole('searchbox', { name: 'Search packages' });
      await box.pressSequentially('vitest');
      await expect(page).toHaveURL('/packages?search=vitest');
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.reload();
      await expect(box).toHaveValue('vitest');
      await page.getByRole('link', { name: 'vite', exact: true }).click();
      await expect(page).toHaveURL('/packages?search=vite');
      await expect(box).toHaveValue('vite');
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.goBack();
      await expect(box).toHaveValue('vitest');
      await box.press('Escape');
      await expect(page).toHaveURL('/packages');
    },
  );

  test('says what to do where nothing is left', async ({ page, visit }) => {
    await visit('/packages?search=qqq');
    await expect(page.getByText('Nothing matches “qqq”')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show all packages' }).click();
    await expect(page.getByRole('heading', { name: 'Official' })).toBeVisible();
  });

  test('hides what the toggles leave out', async ({ page, visit }) => {
    await visit('/packages');
    await page.getByRole('checkbox', { name: 'NPM packages' }).uncheck();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Community' })).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole, and its search box is not offered', async ({ page }) => {
    await page.goto('/packages');
    await expect(page.getByRole('heading', { name: 'rescript-relay' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('the playground says what it needs', async ({ page, faults }) => {
    // A browser without scripts fetches none of those that the page names ahead.
    faults.allow(/assets\/js\/.*: csp$/);
    await page.goto('/try');
    await expect(page.getByText('needs JavaScript to read')).toBeVisible();
    await expect(page.getByText('Console.log2(').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('console.log(').filter({ visible: true })).toBeVisible();
  });
});
