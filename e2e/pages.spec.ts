import { compressToEncodedURIComponent } from 'lz-string';

import { expect, expectAccessible, test } from './fixtures';
import { shiftsOf, watchShifts } from './reader';

const PAGES = ['/', '/packages', '/syntax-lookup', '/try'] as const;

for (const address of PAGES) {
  for (const width of [320, 390, 768, 1920]) {
    test(`${address} fits a screen of ${width} px, and nothing moves while it loads`, async ({
      page,
      visit,
      isMobile,
    }) => {
      test.skip(isMobile !== width < 768, 'each width is asked once');
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await visit(address);
      await page.evaluate(() => document.fonts.ready);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    });
  }
}

test.describe('the landing page', () => {
  test('leads to the installation and to the playground', async ({ page, visit }) => {
    await visit('/');
    await expect(page).toHaveTitle('The ReScript Programming Language');
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /rescriptlang/);
    await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/docs/manual/latest/installation',
    );
    await page.getByRole('link', { name: 'Edit this example in Playground' }).click();
    await expect(page).toHaveTitle('ReScript Playground');
    await expect(page.getByRole('textbox')).toHaveValue(/let dayTrip = /);
  });

  test('copies a command and says so for two seconds', async ({ page, context, visit }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit('/');
    const button = page.getByRole('button', { name: 'Copy npm install rescript' });
    await button.click();
    const copied = page.getByRole('button', { name: 'Copied!' });
    await expect(copied).toBeDisabled();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install rescript');
    await expect(button).toBeEnabled();
    await expect(copied).toHaveCount(0);
  });

  test('shows the wall of users, and its boxes are 25rem wide at most', async ({ page, visit }) => {
    await visit('/');
    const section = page.locator('section', { hasText: 'Trusted by our users' });
    await expect(section.locator('li')).toHaveCount(37);
    const box = await page.getByText('npx create-rescript-app').locator('..').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
  });
});

test.describe('the package index', () => {
  test('keeps the search in the address, through reload, chips and the button Back', async ({
    page,
    visit,
  }) => {
    await visit('/packages');
    const box = page.getByRole('searchbox', { name: 'Search packages' });
    await box.fill('vitest');
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
  });

  test('says what to do where nothing is left', async ({ page, visit }) => {
    await visit('/packages?search=qqq');
    await expect(page.getByText('Nothing here fits “qqq”')).toBeVisible();
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

test.describe('the playground', () => {
  test('stands alone and keeps the program in the address', async ({ page, visit }) => {
    await visit('/try');
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const program = page.getByRole('textbox', { name: 'Program in ReScript' });
    await program.fill('let tea = 3\n');
    const code = compressToEncodedURIComponent('let tea = 3\n');
    await expect(page).toHaveURL(`/try?version=v11.0.0&code=${code}`);
    await page.reload();
    await expect(program).toHaveValue('let tea = 3\n');
    await page.getByRole('combobox', { name: 'Version' }).selectOption('v12.0.0');
    await expect(page).toHaveURL(`/try?version=v12.0.0&code=${code}`);
    await expect(page.getByText('npm install rescript@12.2.0')).toBeVisible();
  });

  test('what was typed a moment ago is there after leaving and coming back', async ({
    page,
    visit,
  }) => {
    await visit('/try');
    await page.getByRole('textbox').fill('let soup = 6');
    await page.getByRole('link', { name: 'ReScript, home page' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('textbox')).toHaveValue('let soup = 6');
  });

  test('says what is wrong with a broken link, and leaves the link alone', async ({
    page,
    visit,
  }) => {
    await visit('/try?version=v9.0.0&code=zzz');
    await expect(page.getByText('copy the whole link')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('');
    await expectAccessible(page);
    await expect(page).toHaveURL('/try?version=v9.0.0&code=zzz');
  });

  test('copies the link of the program on screen', async ({ page, context, visit }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit('/try?version=v8.0.0');
    await page.getByRole('textbox', { name: 'Program in Reason' }).fill('let tea = 3;\n');
    await page.getByRole('button', { name: 'Copy share link' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe(
      `?version=v8.0.0&ext=re&code=${compressToEncodedURIComponent('let tea = 3;\n')}`,
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole, and its search box is not offered', async ({ page }) => {
    await page.goto('/packages');
    await expect(page.getByRole('heading', { name: 'rescript-relay' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('the playground says what it needs', async ({ page }) => {
    await page.goto('/try');
    await expect(page.getByText('which takes JavaScript')).toBeVisible();
  });
});
