import { expect, test } from './fixtures';

/** One page of every template. */
const TEMPLATES = [
  '/',
  '/docs/v11.0.0',
  '/docs/manual/latest/variant',
  '/docs/manual/latest/overview',
  '/docs/manual/latest/installation',
  '/docs/manual/v12.0.0/record',
  '/docs/manual/v8.0.0/let-binding',
  '/docs/manual/latest/api',
  '/docs/react/latest/components-and-props',
  '/docs/react/v0.10.0/introduction',
  '/docs/reason-compiler/latest/concepts-overview',
  '/community/overview',
  '/blog',
  '/blog/documentation-that-compiles',
  '/packages',
  '/syntax-lookup',
  '/try',
] as const;

for (const address of TEMPLATES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address} has no accessibility violation in the ${colorScheme} scheme`, async ({
      page,
      axe,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await axe();
    });
  }
}

test('the page for dead addresses has no accessibility violation', async ({
  page,
  axe,
  expectMissing,
}) => {
  expectMissing('/docs/manual/latest/recrod');
  await page.goto('/docs/manual/latest/recrod');
  await axe();
});

test('every template has a title, a description, a picture and a canonical address', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const address of TEMPLATES) {
    await page.goto(address);
    titles.add(await page.title());
    for (const selector of ['meta[name=description]', 'meta[property="og:image"]']) {
      await expect(page.locator(selector).first(), address).toHaveAttribute('content', /\S/);
    }
    await expect(page.locator('meta[property="og:locale"]'), address).toHaveAttribute(
      'content',
      'en_US',
    );
    await expect(page.locator('meta[name="docsearch:version"]'), address).toHaveAttribute(
      'content',
      /^v\d/,
    );
    await expect(page.locator('link[rel=canonical]'), address).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute(
      'content',
      /maximum-scale|user-scalable/,
    );
  }
  expect(titles.size).toBe(TEMPLATES.length);
});
