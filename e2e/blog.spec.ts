/** The blog: its two lists, a post, and the feed. */
import { expect, expectAccessible, expectHydrated, test } from './fixtures';
import { shiftsOf, watchShifts } from './reader';

test('has two lists, on every screen', async ({ page, visit }) => {
  await visit('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  const lists = page.getByRole('navigation', { name: 'Lists of posts' });
  await expect(lists.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  const posts = page.getByRole('main').getByRole('article');
  const live = await posts.count();
  expect(live).toBeGreaterThan(3);
  await expect(posts.first().getByRole('link', { name: /^Read / })).toBeVisible();

  await lists.getByRole('link', { name: 'Archived' }).click();
  await expect(page).toHaveURL('/blog/archived');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archived Posts');
  await expect(posts).toHaveCount(3);
  await expect(page.getByText('Release', { exact: true })).toHaveCount(3);
});

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`shows cards in ${columns} columns at ${width} px, and nothing moves`, async ({
    page,
    visit,
    isMobile,
  }) => {
    test.skip(isMobile !== width < 768, 'each width is asked once');
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await visit('/blog');
    const boxes = await page
      .getByRole('main')
      .locator('li article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(boxes).size).toBe(columns);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });
}

test('a post says when, what about and by whom, and leads back', async ({ page, visit }) => {
  await visit('/blog/what-changed-in-12-0');
  const post = page.getByRole('article');
  await expect(post.getByRole('heading', { level: 1 })).toHaveText('What Changed in ReScript 12.0');
  await expect(post.locator('header')).toContainText('November 10, 2026');
  await expect(post.locator('header')).toContainText('a new tool builds');
  await expect(post.getByRole('list', { name: 'Authors' })).toContainText(
    'Writers and engineers of this site',
  );
  await expect(post.getByRole('note', { name: 'Archived' })).toHaveCount(0);
  await post.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an archived post keeps its address and says what it is', async ({ page, visit }) => {
  await visit('/blog/archived');
  await page.getByRole('link', { name: 'What Changed in ReScript 10.0', exact: true }).click();
  await expect(page).toHaveURL('/blog/what-changed-in-10-0');
  await expect(page.getByRole('note', { name: 'Archived' })).toBeVisible();
  await expectHydrated(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to archived posts' }).click();
  await expect(page).toHaveURL('/blog/archived');
});

test('the feed is RSS 2.0 with the newest ten posts, and every page names it', async ({
  page,
  request,
  baseURL,
}) => {
  const feed = await request.get('/blog/feed.xml');
  expect(feed.ok()).toBe(true);
  const text = await feed.text();
  expect(text).toContain('<rss version="2.0"');
  const items = text.split('<item>').slice(1);
  expect(items.length).toBeGreaterThan(7);
  expect(items.length).toBeLessThanOrEqual(10);
  for (const item of items) {
    for (const field of ['title', 'link', 'guid', 'description', 'pubDate']) {
      expect(item).toMatch(new RegExp(`<${field}[^>]*>[^]*\\S[^]*</${field}>`));
    }
    expect(item).not.toContain('content:encoded');
  }
  for (const path of ['/', '/docs/manual/latest/let-binding', '/packages', '/blog']) {
    await page.goto(path);
    const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', '/blog/feed.xml');
  }
  const old = await request.get(new URL('/blog/rss.xml', baseURL).href);
  expect(new URL(old.url()).pathname).toBe('/blog/feed.xml');
});
