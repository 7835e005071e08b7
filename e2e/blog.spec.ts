/** The blog: its two lists, a post, its pictures, the authors, and the feed. */
import { expect, expectAccessible, expectHydrated, screen, test } from './fixtures';
import { shiftsOf, watchShifts } from './reader';

test('has two lists, on every screen', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  const lists = page.getByRole('navigation', { name: 'Lists of posts' });
  await expect(lists.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  const posts = page.getByRole('main').getByRole('article');
  const live = await posts.count();
  expect(live).toBeGreaterThan(3);
  await expect(posts.first().getByText('Read Article')).toBeVisible();

  await lists.getByRole('link', { name: 'Archived' }).click();
  await expect(page).toHaveURL('/blog/archived');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archived Posts');
  await expect(posts).toHaveCount(3);
  await expect(page.getByText('Release', { exact: true })).toHaveCount(3);
});

test('all of a card leads to the post, and the title alone is the link', async ({
  page,
  visit,
}) => {
  await visit('/blog');
  const posts = page.getByRole('main').getByRole('article');
  const card = posts.nth(1);
  const link = card.getByRole('link');
  await expect(link).toHaveCount(1);
  // Without a pointer, as here, focus by script is shown like that of the keyboard: around the card.
  await link.focus();
  expect(await link.evaluate((title) => getComputedStyle(title, '::after').outlineStyle)).toBe(
    'solid',
  );
  const href = await link.getAttribute('href');
  await card.locator('img').click({ force: true });
  await expect(page).toHaveURL(href ?? '');

  await page.goBack();
  const author = posts.first().getByRole('link', { name: 'The documentation team' });
  await author.click();
  await expect(page).toHaveURL('/blog/authors/docs-team');
});

test(
  'cards and articles have pictures that take their room before they are there',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit('/blog');
    const cards = page.getByRole('main').getByRole('article');
    const pictures = cards.locator('img');
    await expect(pictures).toHaveCount(await cards.count());
    for (const [index, picture] of (await pictures.all()).entries()) {
      await expect(picture).toHaveAttribute('alt', '');
      await expect(picture).toHaveAttribute('width', '1280');
      await expect(picture).toHaveAttribute('height', '720');
      expect(await picture.getAttribute('loading')).toBe(index === 0 ? null : 'lazy');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const box = await picture.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    }

    await visit('/blog/what-changed-in-11-0');
    const hero = page.getByRole('article').locator('img').first();
    await expect(hero).toHaveAttribute('src', '/blog/what-changed-in-11-0.svg');
    await expect(hero).toHaveAttribute('alt', '');
    await expect(hero).toHaveAttribute('height', '720');
  },
);

test('a shared link to a post or a list shows its picture, one to the landing page that of the site', async ({
  // As crawlers read it: for a moment React may have taken a post's own pictures out of the head.
  pageWithoutScripts: page,
  request,
  baseURL,
}) => {
  for (const [path, file] of [
    ['/blog/what-changed-in-11-0', '/blog/what-changed-in-11-0.png'],
    ['/blog/what-changed-in-9', '/blog/what-changed-in-9.png'],
    ['/blog', '/blog.png'],
    ['/', '/share.png'],
  ] as const) {
    await page.goto(path);
    for (const name of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
      const address = new URL((await page.locator(name).getAttribute('content')) ?? '');
      expect(address.pathname).toBe(file);
    }
    const picture = await request.get(new URL(file, baseURL).href);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).length).toBeLessThan(100_000);
  }
});

test(
  'authors have a list, and a page with their posts',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit('/blog/authors');
    await expectHydrated(page);
    await expect(page).toHaveTitle('Blog Authors | ReScript Documentation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Authors');
    const main = page.getByRole('main');
    await expect(main).toContainText('Writers and engineers of this site');
    await expectAccessible(page);
    await main.getByRole('link', { name: 'The documentation team' }).click();

    await expect(page).toHaveURL('/blog/authors/docs-team');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The documentation team');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /all posts/);
    // Archived posts, too.
    await expect(main.getByRole('link', { name: 'What Changed in ReScript 10.0' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'What Changed in ReScript 12.0' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'All authors' }).click();
    await expect(page).toHaveURL('/blog/authors');
  },
);

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(
    `shows cards in ${columns} columns at ${width} px, and nothing moves`,
    { tag: screen(width) },
    async ({ page, visit }) => {
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
    },
  );
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
