/** Community, brand, guides and overviews: states beside those that every template is asked for. */
import { some } from './every';
import { expect, screen, test } from './fixtures';
import { MANUAL_VERSIONS } from '../src/versions';
import { LATEST } from './versions';

for (const address of [
  '/community/content',
  '/docs/guidelines/publishing-packages',
  '/markdown-guide',
  '/blogpost-guide',
  '/brand',
  `/docs/${LATEST.name}`,
]) {
  for (const width of some([320, 768, 1920], 1)) {
    test(
      `${address} fits a screen of ${width} px`,
      { tag: screen(width) },
      async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 900 });
        await visit(address);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      },
    );
  }
}

test(
  'the pages of the community are in one category, in their order',
  { tag: ['@engines', '@every-engines'] },
  async ({ page, visit }) => {
    await visit('/community/content');
    await expect(page.locator('aside a')).toContainText([
      'Overview',
      'Content',
      'Roadmap',
      'Code of Conduct',
      'Translations',
    ]);
    await expect(page).toHaveTitle(/Resources/);
  },
);

test('the marks of other places are on each page, also where the browser has their file', async ({
  page,
  visit,
}) => {
  const addresses = ['/community/content', '/brand', '/markdown-guide', '/brand'];
  // The second one has the file from the first.
  for (const address of some(addresses, 2)) {
    await visit(address);
    const marks = page.getByRole('navigation', { name: 'Find us on' }).getByRole('link');
    await expect(marks).toHaveCount(4);
    for (const mark of await marks.all()) {
      const hide = (visibility: string) =>
        mark.locator('span').evaluate((shape, value) => {
          shape.style.visibility = value;
        }, visibility);
      await hide('hidden');
      const empty = await mark.screenshot();
      await hide('');
      await expect
        .poll(async () => empty.equals(await mark.screenshot()), `a mark of ${address}`)
        .toBe(false);
    }
  }
});

test('the cards of the community lead to places outside', async ({ page, visit }) => {
  await visit('/community/content');
  await expect(page.getByRole('link', { name: 'The forum' })).toHaveAttribute(
    'href',
    'https://forum.rescript-lang.org',
  );
});

test('the brand page hands out its files', async ({ page, visit, request }) => {
  await visit('/brand');
  const links = page.getByRole('link', { name: /^Download / });
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
  }
});

test('the markdown guide shows components beside their source', async ({ page, visit }) => {
  await visit('/markdown-guide');
  const article = page.getByRole('article');
  await expect(article.getByText('A cold oven takes')).toHaveCount(2);
  await expect(article.getByRole('note', { name: 'Info' })).toBeVisible();
  await expect(article.getByRole('tab', { name: 'pnpm' })).toBeVisible();
  await expect(article.getByText('This has type: string')).toBeVisible();
});

for (const { name, path } of some(MANUAL_VERSIONS, 2)) {
  test(`the overview of ${name} leads to its areas`, async ({ page, visit }) => {
    await visit(`/docs/${name}`);
    const main = page.getByRole('main');
    for (const card of ['Language Manual', 'Ecosystem', 'Tools']) {
      await expect(main.getByRole('heading', { name: card })).toBeVisible();
    }
    // Older manuals have fewer pages: an overview links those that are there.
    await expect(main.getByRole('link', { name: 'JS Interop' })).toBeVisible();
    await expect(main.locator(`a[href="/docs/manual/${path}/api"]`)).toHaveCount(1);
    const first = main.getByRole('region', { name: 'First afternoon' });
    await first.getByRole('link', { name: 'Record' }).click();
    await expect(page).toHaveURL(`/docs/manual/${path}/record`);
  });
}

test('the latest overview has a name without a number', { tag: '@build' }, async ({ page }) => {
  await page.goto('/docs/latest');
  await expect(page).toHaveURL(`/docs/${LATEST.name}`);
});

test(
  'fields have letters of 16 pixels on a phone: iOS would zoom into the page otherwise',
  { tag: ['@engines-phone', '@phone-only'] },
  async ({ page, visit }) => {
    const smallest = () =>
      page.evaluate(() =>
        Math.min(
          ...[...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select')]
            .filter((field) => field.checkVisibility())
            .map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        ),
      );
    await visit('/docs/manual/latest/bind-to-js-function');
    const index = page.waitForResponse('**/search/manual-latest.json');
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
    expect(await smallest()).toBe(16);
    // The search says in the console when its index can’t be loaded, as on a page that one leaves.
    await (await index).finished();
    await visit('/try');
    await expect(page.getByRole('combobox', { name: 'Version' })).toBeVisible();
    expect(await smallest()).toBeGreaterThanOrEqual(16);
  },
);
