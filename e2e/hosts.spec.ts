/** Client navigation where hosts do what they may: redirect, fail, vanish, serve another build. */
import type { Page } from '@playwright/test';

import { expect, expectHydrated } from './fixtures';
import { type Answer, copyAsNewBuild, copyBuild, test, WITHOUT_COMPILERS } from './hosts';
import { isSameVisit, markVisit, saveData, title, versionLink, watchTraffic } from './reader';
import { manualOf, OTHER } from './versions';

const LATEST = '/docs/manual/latest';
const LET_BINDING = `${LATEST}/let-binding`;
const OLD_LET_BINDING = '/docs/manual/v10.0.0/let-binding';
const OTHER_LET_BINDING = `${manualOf(OTHER)}/let-binding`;

/** Follows a link that is not loaded ahead. */
async function follow(page: Page): Promise<void> {
  await markVisit(page);
  await (await versionLink(page, 'v9.1 - v10.1')).click();
}

const redirectTo =
  (location: string, status: number): Answer =>
  (_, response) => {
    response.writeHead(status, { Location: location }).end();
  };

test.describe('where the host answers a page in another way', () => {
  test(
    '404: the browser shows what the host says',
    { tag: '@every' },
    async ({ page, visit, host, faults }) => {
      faults.allow(/status(?: of)? 404/);
      await visit(LET_BINDING);
      host.answer(OLD_LET_BINDING, (_, response) => {
        response
          .writeHead(404, { 'Content-Type': 'text/html' })
          .end('<h1>The host has no such page');
      });
      const { loads } = watchTraffic(page);
      await follow(page);
      await expect(title(page)).toHaveText('The host has no such page');
      await expect(page).toHaveURL(OLD_LET_BINDING);
      expect(loads).toEqual([OLD_LET_BINDING]);
    },
  );

  test('a redirect to another page: the browser follows it', async ({ page, visit, host }) => {
    await visit(LET_BINDING);
    host.answer(OLD_LET_BINDING, redirectTo(OTHER_LET_BINDING, 302));
    const { loads } = watchTraffic(page);
    await follow(page);
    await expect(page).toHaveURL(OTHER_LET_BINDING);
    await expectHydrated(page);
    expect(await isSameVisit(page)).toBe(false);
    expect(loads).toEqual([OLD_LET_BINDING]);
  });

  test(
    'a redirect to the same page with a slash: the page comes',
    { tag: '@every' },
    async ({ page, visit, host }) => {
      await visit(LET_BINDING);
      host.answer(OLD_LET_BINDING, redirectTo(`${OLD_LET_BINDING}/`, 301));
      host.answer(`${OLD_LET_BINDING}/`, (request, response) => {
        request.url = `${OLD_LET_BINDING}.html`;
        host.serve(request, response);
      });
      await follow(page);
      await expect(page).toHaveURL(OLD_LET_BINDING);
      await expect(page.locator('html')).toHaveClass(/docs-version-v10\.0\.0/);
      expect(await isSameVisit(page)).toBe(true);
    },
  );

  test(
    'something that is no HTML: the browser shows it',
    { tag: '@every' },
    async ({ page, visit, host }) => {
      await visit(LET_BINDING);
      host.answer(OLD_LET_BINDING, (_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end('plain text');
      });
      await follow(page);
      await expect(page.locator('body')).toHaveText('plain text');
      await expect(page).toHaveURL(OLD_LET_BINDING);
    },
  );

  test(
    'HTML of something else: the browser shows it',
    { tag: '@every' },
    async ({ page, visit, host }) => {
      await visit(LET_BINDING);
      host.answer(OLD_LET_BINDING, (_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Please log in');
      });
      await follow(page);
      await expect(title(page)).toHaveText('Please log in');
      await expect(page).toHaveURL(OLD_LET_BINDING);
    },
  );

  test(
    'a line that breaks: the browser tries again',
    { tag: '@every' },
    async ({ page, visit, host, faults }) => {
      faults.allow(/ERR_(?:EMPTY_RESPONSE|CONNECTION_RESET)/);
      await visit(LET_BINDING);
      host.answer(OLD_LET_BINDING, (request, response) => {
        if (request.headers['sec-fetch-mode'] === 'navigate') host.serve(request, response);
        else request.socket.destroy();
      });
      const { loads } = watchTraffic(page);
      await follow(page);
      await expect(page).toHaveURL(OLD_LET_BINDING);
      await expect(title(page)).toHaveText('Let Binding');
      await expectHydrated(page);
      expect(loads).toEqual([OLD_LET_BINDING]);
    },
  );
});

test.describe('where the line is cut', () => {
  test('pages that are here come, others when the line is back', async ({
    page,
    visit,
    context,
    faults,
  }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    const traffic = watchTraffic(page);
    await visit(LET_BINDING);
    await page.getByRole('link', { name: /^Next/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => traffic.fetched).toContain(`${LATEST}/type`);
    await markVisit(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(title(page)).toHaveText('Type');
    await expect(page).toHaveURL(`${LATEST}/type`);
    expect(await isSameVisit(page)).toBe(true);

    await (await versionLink(page, 'v9.1 - v10.1')).click();
    // On the way to the browser's own page there is a moment without any page to ask.
    const shown = () => page.evaluate(() => document.URL).catch(() => 'none yet');
    await expect.poll(shown).toContain('chrome-error:');
    await context.setOffline(false);
    await page.reload();
    await expect(page).toHaveURL(/\/docs\/manual\/v10\.0\.0\//);
    await expectHydrated(page);
  });

  test(
    'Back to a page that is gone loads it when the line is back',
    { tag: '@every' },
    async ({ page, visit, context, faults }) => {
      faults.allow(/ERR_INTERNET_DISCONNECTED|Loading (?:CSS )?chunk/);
      faults.allow(WITHOUT_COMPILERS);
      await visit(LET_BINDING);
      await page.goto('/try');
      await expectHydrated(page);
      await context.setOffline(true);
      await page.goBack().catch(() => undefined);
      await context.setOffline(false);
      await page.reload();
      await expect(title(page)).toHaveText('Let Binding');
      await expectHydrated(page);
    },
  );
});

test.describe('where the site is built anew while a reader is there', () => {
  test('the next page is loaded as a whole, once, and is of the new build', async ({
    page,
    visit,
    host,
    folder,
  }) => {
    await visit(LET_BINDING);
    copyAsNewBuild(folder, (html) => html.replace('<h1>Let Binding', '<h1>Let Binding anew'));
    await host.deploy(folder);
    const { loads } = watchTraffic(page);
    await follow(page);
    await expect(title(page)).toHaveText('Let Binding anew');
    await expect(page).toHaveURL(OLD_LET_BINDING);
    await expectHydrated(page);
    expect(loads).toEqual([OLD_LET_BINDING]);

    await markVisit(page);
    await (await versionLink(page, OTHER.label)).click();
    await expect(page).toHaveURL(OTHER_LET_BINDING);
    await expect(title(page)).toHaveText('Let Binding anew');
    expect(await isSameVisit(page)).toBe(true);
    expect(loads).toEqual([OLD_LET_BINDING]);
  });

  test(
    'Back loads the page as a whole, once',
    { tag: '@every' },
    async ({ page, visit, host, folder }) => {
      await saveData(page);
      await visit(LET_BINDING);
      await follow(page);
      // The address comes before the page, which needs the host that the test stops while it copies.
      await expect(page.locator('summary', { hasText: 'Version: v9.1 - v10.1' })).not.toHaveCount(
        0,
      );
      await expect(page).toHaveURL(OLD_LET_BINDING);
      copyAsNewBuild(folder, (html) => html.replace('<h1>Let Binding', '<h1>Let Binding anew'));
      await host.deploy(folder);
      const { loads } = watchTraffic(page);
      await page.goBack();
      await expect(title(page)).toHaveText('Let Binding anew');
      await expect(page).toHaveURL(LET_BINDING);
      await expectHydrated(page);
      expect(loads).toEqual([LET_BINDING]);
    },
  );

  test(
    'a page whose scripts are gone is loaded as a whole',
    { tag: '@every' },
    async ({ page, visit, host, folder, faults }) => {
      faults.allow(/status(?: of)? 404|ChunkLoadError|Loading chunk|MIME type/);
      faults.allow(WITHOUT_COMPILERS);
      await saveData(page);
      await visit(LET_BINDING);
      copyAsNewBuild(folder, (html) => html, /./);
      await host.deploy(folder);
      const { loads } = watchTraffic(page);
      await page.getByRole('link', { name: 'Playground', exact: true }).click();
      await expect(page).toHaveURL('/try');
      await expect.poll(() => loads).toEqual(['/try']);
      await expect(page.getByRole('textbox', { name: 'Program in ReScript' })).toBeVisible();
    },
  );

  test(
    'a page whose text alone is new comes as usual',
    { tag: '@every' },
    async ({ page, visit, host, folder }) => {
      await visit(LET_BINDING);
      copyBuild(folder, (html) => html.replace('<h1>Let Binding', '<h1>Let Binding mended'));
      await host.deploy(folder);
      await follow(page);
      await expect(title(page)).toHaveText('Let Binding mended');
      await expect(page).toHaveURL(OLD_LET_BINDING);
      expect(await isSameVisit(page)).toBe(true);
    },
  );
});

test.describe('where the host adds slashes', () => {
  test.use({ addsSlashes: true });

  test('pages open and lead to one another', async ({ page, visit }) => {
    await visit(LET_BINDING);
    await expect(page).toHaveURL(`${LET_BINDING}/`);
    await expect(title(page)).toHaveText('Let Binding');
    await expect(page.locator('aside [aria-current=page]')).toHaveText('Let Binding');
    await markVisit(page);
    await page.locator('aside').getByRole('link', { name: 'Record', exact: true }).click();
    await expect(title(page)).toHaveText('Record');
    await expect(page.locator('aside [aria-current=page]')).toHaveText('Record');
    await page.goBack();
    await expect(title(page)).toHaveText('Let Binding');
    await expect(page.locator('#values-that-change')).toBeVisible();
    await (await versionLink(page, 'v9.1 - v10.1')).click();
    await expect(page.locator('html')).toHaveClass(/docs-version-v10\.0\.0/);
    expect(await isSameVisit(page)).toBe(true);
    await page.reload();
    await expectHydrated(page);
    await expect(title(page)).toHaveText('Let Binding');
  });
});

test.describe('where a page is asked for by its file', () => {
  for (const address of [`${LET_BINDING}.html`, '/blog.html']) {
    test(`${address} stays whole and leads on`, async ({ page, visit }) => {
      await visit(address);
      await expect(page.locator('header#site-bar')).toHaveCount(1);
      const content = page.locator('[data-article], [data-article-list]').first();
      await expect(content).toBeVisible();
      await markVisit(page);
      await page.locator('#site-bar').getByRole('link', { name: 'Community' }).click();
      await expect(page).toHaveURL('/community/overview');
      await page.goBack();
      await expect(content).toBeVisible();
      expect(await isSameVisit(page)).toBe(true);
    });
  }
});
