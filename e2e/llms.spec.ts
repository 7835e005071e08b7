/** The docs as Markdown: files for language models, and the menu that copies a page. */
import type { Locator, Page } from '@playwright/test';

import { LLM_PATHS } from '../src/lib/llmFiles';
import { pagePaths, readBuild } from './build';
import { some } from './every';
import { expect, expectAccessible, expectHydrated, test } from './fixtures';
import { holdScripts, isSameVisit, markVisit, openHeld, title } from './reader';
import { NEXT_MANUAL_VERSION } from '../src/versions';
import { versionOf } from '../tests/support/versionOf';
import { LATEST as LATEST_VERSION, manualOf, OTHER } from './versions';

const LATEST = '/docs/manual/latest';

/** The version whose standard library comes with the compiler. */
const { name: STDLIB } = versionOf(12);
const LET_BINDING = `${LATEST}/let-binding`;

/** The style of the browser's own viewer of texts, which the site's policy forbids in some releases. */
const VIEWER_STYLE = /\.md: Applying inline style violates/;

const menuOf = (page: Page): Locator => page.locator('[data-copy-page]');
const summaryOf = (page: Page): Locator => menuOf(page).locator('summary');
const copyOf = (page: Page): Locator =>
  page.getByRole('button', { name: 'Copy page as Markdown', exact: true });
const viewOf = (page: Page): Locator => page.getByRole('link', { name: 'View as Markdown' });

/** Addresses of pages that an index lists, in its order, without origin and ending. */
function listed(index: string): string[] {
  return [...index.matchAll(/^- \[.+?\]\((\S+)\.md\)/gm)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}

test.describe('files for language models', () => {
  for (const path of LLM_PATHS) {
    test(`${path} is there, as text in UTF-8`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
      expect(response.headers()['cache-control']).toContain('must-revalidate');
      expect(await response.text()).toMatch(/^# ReScript.*\n\n> .+\n/);
    });
  }

  const sets = [
    [`manual/${OTHER.name}`, `${manualOf(OTHER)}/introduction`],
    [`manual/${LATEST_VERSION.name}`, `${LATEST}/introduction`],
    ['react/latest', '/docs/react/latest/introduction'],
  ];
  for (const [folder, introduction] of some(sets, 1)) {
    test(`those of ${folder} have the order of the sidebar`, async ({ page, visit }) => {
      await visit(introduction ?? '');
      const links = page
        .getByRole('navigation', { name: 'Pages of this version' })
        .locator('a:not([href*="#"])');
      const sidebar = await links.evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      );
      expect(sidebar.length).toBeGreaterThan(20);
      const index = listed(readBuild(`llms/${folder}/llms.txt`));
      expect(index.slice(0, sidebar.length)).toEqual(sidebar);
      for (const file of ['llm-full.txt', 'llm-small.txt']) {
        const sources = [...readBuild(`llms/${folder}/${file}`).matchAll(/^Source: (\S+)$/gm)];
        const pages = sources.map(([, url = '']) => new URL(url).pathname);
        expect(pages.slice(0, sidebar.length)).toEqual(sidebar);
      }
    });
  }

  test('the full text ends with the signatures of the standard library', () => {
    const full = readBuild(`llms/manual/${STDLIB}/llm-full.txt`);
    expect(full).toMatch(/\n# API reference: all signatures\n[\s\S]*\n## `Stdlib.Array`\n/);
    expect(full).toContain("let map: (array<'a>, 'a => 'b) => array<'b>");
    expect(full).not.toMatch(/^<\/?(?:Info|Warn|Intro|CodeTab)|^import BindingsTable/m);
    const small = readBuild(`llms/manual/${STDLIB}/llm-small.txt`);
    expect(small.length).toBeLessThan(full.length / 2);
  });

  test('every page of the docs has its Markdown, and its links lead to such', async ({
    request,
  }) => {
    const pages = pagePaths().filter((path) =>
      /^\/(?:docs\/(?:manual|react|reason-compiler)|community)\//.test(path),
    );
    expect(pages.length).toBeGreaterThan(150);
    for (const page of pages) {
      expect(readBuild(`${page.slice(1)}.md`), page).toMatch(/^# .+\n/);
    }
    const response = await request.get(`${LET_BINDING}.md`);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('Compiles to this JavaScript:\n\n```js\n');
    const links = [...text.matchAll(/\]\((https:\/\/rescript-lang\.org\/[^)#]+)/g)];
    expect(links.length).toBeGreaterThan(3);
    for (const [, link = ''] of links) {
      expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
    }
  });

  test('other names of versions lead to them', async ({ request }) => {
    for (const [from, to] of [
      ['/llms/manual/latest/llms.txt', `/llms/manual/${LATEST_VERSION.name}/llms.txt`],
      ['/llms/manual/next/llm-full.txt', `/llms/manual/${NEXT_MANUAL_VERSION.name}/llm-full.txt`],
      ['/llms/manual/v12/llm-small.txt', `/llms/manual/${STDLIB}/llm-small.txt`],
      [`/docs/manual/${LATEST_VERSION.name}/variant.md`, `${LATEST}/variant.md`],
      ['/docs/manual/next/variant.md', `${manualOf(NEXT_MANUAL_VERSION)}/variant.md`],
    ]) {
      const response = await request.get(from ?? '');
      expect(response.status(), from).toBe(200);
      expect(new URL(response.url()).pathname).toBe(to);
    }
  });
});

test.describe('the menu Copy page', () => {
  test(
    'copies the page as Markdown',
    { tag: ['@engines', '@every-engines'] },
    async ({ page, context, visit }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(LET_BINDING);
      await summaryOf(page).click();
      await copyOf(page).click();
      await expect(menuOf(page).getByText('Copied!')).toBeVisible();
      await expect(page.locator('#announcer')).toHaveText('Copied!');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        readBuild(`${LET_BINDING.slice(1)}.md`),
      );
      await expect(menuOf(page).getByText('Copied!')).toHaveCount(0);
      // Outside of the menu, and no link.
      await page.locator('footer').click({ position: { x: 2, y: 2 } });
      await expect(copyOf(page)).toBeHidden();
    },
  );

  test('works with the keyboard alone', async ({ page, context, visit }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(LET_BINDING);
    await summaryOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(copyOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#announcer')).toHaveText('Copied!');
    await page.keyboard.press('Tab');
    await expect(viewOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(viewOf(page)).toBeHidden();
    await expect(summaryOf(page)).toBeFocused();
  });

  test('says where copying failed', { tag: '@every' }, async ({ page, visit, faults }) => {
    faults.allow(/status(?: of)? 503|503 \(/);
    await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
    await visit(LET_BINDING);
    await summaryOf(page).click();
    await copyOf(page).click();
    await expect(menuOf(page).getByText('Copying failed.')).toBeVisible();
  });

  test('answers a click that came before the scripts', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const scripts = await holdScripts(page);
    await openHeld(page, LET_BINDING);
    await summaryOf(page).click();
    await copyOf(page).click();
    scripts.release();
    await expectHydrated(page);
    await expect(page.locator('#announcer')).toHaveText('Copied!');
    await expect(copyOf(page)).toBeVisible();
  });

  test('belongs to the page on screen', async ({ page, visit, faults }) => {
    faults.allow(VIEWER_STYLE);
    await visit(LET_BINDING);
    await markVisit(page);
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(title(page)).toHaveText('Type');
    expect(await isSameVisit(page)).toBe(true);
    await summaryOf(page).click();
    await expect(viewOf(page)).toHaveAttribute('href', `${LATEST}/type.md`);
    await viewOf(page).click();
    await expect(page).toHaveURL(`${LATEST}/type.md`);
    await expect(page.getByText('# Type')).toBeVisible();
    await page.goBack();
    await expect(title(page)).toHaveText('Type');
  });

  test(
    'is accessible, and fits the narrowest phone',
    { tag: '@phone-only' },
    async ({ page, visit }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await visit('/docs/manual/latest/generalized-algebraic-data-types');
      await summaryOf(page).click();
      await expect(copyOf(page)).toBeInViewport({ ratio: 1 });
      await expect(viewOf(page)).toBeInViewport({ ratio: 1 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the page as Markdown', async ({ page, faults }) => {
      faults.allow(VIEWER_STYLE);
      await page.goto(LET_BINDING);
      await summaryOf(page).click();
      await expect(copyOf(page)).toBeHidden();
      await viewOf(page).click();
      await expect(page).toHaveURL(`${LET_BINDING}.md`);
    });
  });
});

test(
  'the pages about these files link them',
  { tag: '@every' },
  async ({ page, visit, request }) => {
    for (const address of [`${LATEST}/llms`, '/docs/react/v0.10.0/llms']) {
      await visit(address);
      const links = page.locator('article a[href*="llms/"][href$=".txt"]');
      await expect(links).toHaveCount(3);
      for (const link of await links.all()) {
        const href = await link.evaluate((element) => Reflect.get(element, 'pathname'));
        expect(LLM_PATHS).toContain(href);
        expect((await request.get(String(href))).status()).toBe(200);
      }
    }
  },
);
