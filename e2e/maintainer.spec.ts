/** What a maintainer promises: addresses that never die, and a host that answers as it should. */
import fs from 'node:fs';
import path from 'node:path';

import type { APIRequestContext } from '@playwright/test';

import { pagePaths, readBuild, redirectCases, sitemapPaths, staticRedirectPages } from './build';
import { expect, test } from './fixtures';
import { NEXT_MANUAL_VERSION } from '../src/versions';
import { manualOf } from './versions';

const PAGES = pagePaths();
const PUBLISHED = fs
  .readFileSync(path.join(__dirname, 'published-urls.txt'), 'utf8')
  .trim()
  .split('\n');
const PAGE = '/docs/manual/latest/introduction';

/** The same build on a host that reads no `_redirects`; see playwright.config.ts. */
function plainHost(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? '');
  return `http://localhost:${Number(url.port) + 1}`;
}

/** For thousands of requests: the host needn't compress what nobody reads. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' };

/** Paths that do not answer 200, with what they answer. */
async function unanswered(request: APIRequestContext, paths: readonly string[]) {
  const answers: string[] = [];
  for (const url of paths) {
    const status = (await request.get(url, { headers: UNCOMPRESSED })).status();
    if (status !== 200) answers.push(`${status} ${url}`);
  }
  return answers;
}

test('the footer leads to the licenses of what the site has copies of', async ({ page, visit }) => {
  await visit(PAGE);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
  await expect(page).toHaveURL(/\/licenses\.txt$/);
  const text = readBuild('licenses.txt');
  for (const name of [
    'react',
    'react-dom',
    '@codemirror/view',
    'minisearch',
    'infima',
    'rescript',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d\\S* \\(.+\\)$`, 'm'));
  }
  expect(text).toContain('Meta Platforms');
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});

test.describe('addresses', () => {
  test('every page answers', async ({ request }) => {
    expect(PAGES.length).toBeGreaterThan(20);
    expect(await unanswered(request, PAGES)).toEqual([]);
  });

  test('every address that was ever published answers', async ({ request }) => {
    expect(
      await unanswered(request, PUBLISHED),
      'a page was removed or renamed: add a rule to plugins/redirects/rules.ts',
    ).toEqual([]);
  });

  test('an unknown address is a page with status 404', async ({ request }) => {
    const response = await request.get('/docs/manual/latest/no-such-page');
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<html');
  });
});

test.describe('redirects', () => {
  test('of the host keep the query and lead to pages', async ({ request }) => {
    const cases = redirectCases(PAGES);
    expect(cases.length).toBeGreaterThan(50);
    for (const { from, to, status } of cases) {
      const response = await request.get(`${from}?a=1&b`, { maxRedirects: 0 });
      const answer = [from, response.status(), response.headers().location];
      expect(answer).toEqual([from, status, `${to}?a=1&b`]);
    }
    const targets = [...new Set(cases.map(({ to }) => to))];
    expect(await unanswered(request, targets)).toEqual([]);
  });

  test('of a host without _redirects lead to the same pages', async ({ request }) => {
    const pages = staticRedirectPages();
    expect(pages.length).toBeGreaterThan(50);
    for (const { from, to } of pages) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.headers().location, from).toBe(to);
    }
  });

  test('of a host without _redirects keep query and hash by script', async ({ page, baseURL }) => {
    const host = plainHost(baseURL);
    const redirects = staticRedirectPages();
    const targets = new Set(redirects.map(({ to }) => to));
    // One script stands in all of them; a page of each version and area shows that it works there.
    const byArea = new Map(
      redirects.map((redirect) => [redirect.to.split('/').slice(0, 4).join('/'), redirect]),
    );
    expect(byArea.size).toBeGreaterThan(5);
    // The pages themselves are tested elsewhere; here their address is enough.
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (targets.has(pathname)) await route.fulfill({ contentType: 'text/html', body: '' });
      else await route.continue();
    });
    for (const { from, to } of byArea.values()) {
      await test.step(from, async () => {
        await page.goto(`${host}${from}?a=1&b#some-heading`);
        await page.waitForURL(`${host}${to}?a=1&b#some-heading`);
      });
    }
  });

  test('of a host without _redirects work without scripts', async ({
    pageWithoutScripts: page,
    baseURL,
  }) => {
    const host = plainHost(baseURL);
    await page.goto(`${host}/docs/manual/next/introduction`);
    await page.waitForURL(`${host}${manualOf(NEXT_MANUAL_VERSION)}/introduction`);
  });

  test('are no pages of their own to search engines', async ({ request, baseURL }) => {
    const response = await request.get(`${plainHost(baseURL)}/docs/manual/next/introduction`);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
    expect(new URL(canonical).pathname).toBe(`${manualOf(NEXT_MANUAL_VERSION)}/introduction`);
    const aliases = staticRedirectPages().map(({ from }) => from);
    expect(PAGES.filter((url) => aliases.includes(url))).toEqual([]);
  });
});

test.describe('the host', () => {
  test('sends security headers with pages, files and errors', async ({ request }) => {
    for (const url of [PAGE, '/favicon.svg', '/no-such-page']) {
      const headers = (await request.get(url)).headers();
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).not.toMatch(/default-src[^;]*unsafe/);
    }
  });

  test('blocks scripts that the build has not seen', async ({ page, faults, visit }) => {
    faults.allow(/Content Security Policy/);
    await visit(PAGE);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.intruder = "ran"';
      document.head.append(script);
      return document.documentElement.dataset.intruder;
    });
    expect(ran).toBeUndefined();
    // The policy of all answers tells, and that of pages.
    expect(faults.seen()).toHaveLength(2);
  });

  test('lets browsers keep assets and fonts, and ask again for pages', async ({ request }) => {
    const html = await (await request.get(PAGE)).text();
    const named = html.matchAll(/(?:src|href|data-shell)="?(\/assets\/[^"\s>]+)/g);
    const styles = readBuild('assets/css/' + /styles\.\w+\.css/.exec(html)?.[0]);
    const fonts = styles.matchAll(/(\/fonts\/[^"')]+)/g);
    const files = [...named, ...fonts].map(([, url = '']) => url);
    expect(files.some((url) => url.endsWith('.js'))).toBe(true);
    expect(files.some((url) => url.endsWith('.css'))).toBe(true);
    expect(files.some((url) => url.endsWith('.woff2'))).toBe(true);
    for (const url of files) {
      const { 'cache-control': caching } = (await request.get(url)).headers();
      expect(caching, url).toBe('public, max-age=31536000, immutable');
    }
    const page = await request.get(PAGE);
    expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await request.get(PAGE, {
      headers: { 'If-None-Match': page.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });

  test('compresses pages', async ({ request }) => {
    for (const encoding of ['br', 'gzip']) {
      const response = await request.get(PAGE, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(await response.text()).toContain('<html');
    }
  });
});

test.describe('files for machines', () => {
  test('the sitemap dates the pages of the docs', () => {
    const dated = [
      ...readBuild('sitemap.xml').matchAll(
        /<loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g,
      ),
    ].map(([, location = '']) => new URL(location).pathname);
    // Pages that are new and not committed, or made of something else, have no date.
    const listed = sitemapPaths();
    const written = PUBLISHED.filter(
      (url) => listed.includes(url) && /^\/docs\/(?:manual|react)\/[^/]+\/(?!api$)[^/]+$/.test(url),
    );
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter((url) => !dated.includes(url))).toEqual([]);
  });

  test('the sitemap names each page that search engines should list, and no other', () => {
    const canonical = PAGES.filter((page) => {
      const html = readBuild(page === '/' ? 'index.html' : `${page}.html`);
      const [, address = ''] = /rel="?canonical"? href="?([^"> ]+)/.exec(html) ?? [];
      expect(/<link[^>]* hreflang/.test(html), page).toBe(false);
      if (/<meta[^>]* name="?robots"? content="?noindex/.test(html)) return false;
      return new URL(address).pathname === page;
    });
    expect(sitemapPaths()).toEqual(canonical);
    expect(canonical.length).toBeLessThan(PAGES.length);
    expect(readBuild('404.html')).not.toMatch(/canonical|og:url/);
  });

  test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
    expect(text).not.toMatch(/^Disallow: \/\s*$/m);
  });

  test('the manifest names icons that exist', async ({ request }) => {
    const response = await request.get('/site.webmanifest');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest: unknown = await response.json();
    expect(manifest).toMatchObject({ name: expect.any(String), start_url: expect.any(String) });
    const icons = [...JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g)].map(([, src]) => src);
    expect(icons.length).toBeGreaterThan(0);
    for (const icon of icons)
      expect((await request.get(`/${icon?.replace(/^\//, '')}`)).status()).toBe(200);
  });
});

/** Class names of components as the build writes them: five characters of a hash. */
const COMPONENT_CLASS = /^(?=.*[A-Z\d_-])[\w-]{5}$/;

test('pages link the styles of all components that they show', () => {
  let count = 0;
  for (const url of PAGES) {
    const html = readBuild(`${url === '/' ? 'index' : url}.html`);
    const styles = [...html.matchAll(/<link rel="?stylesheet"? href="?\/([^" >]+)/g)]
      .map(([, file = '']) => readBuild(file))
      .join('');
    const names = [...html.matchAll(/class=(?:"([^"]*)"|([^ >]+))/g)]
      .flatMap(([, quoted = '', plain = '']) => `${quoted}${plain}`.split(' '))
      .filter((name) => COMPONENT_CLASS.test(name));
    count += names.length;
    expect([...new Set(names)].filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  }
  // The pattern still fits what the build writes.
  expect(count).toBeGreaterThan(1000);
});
