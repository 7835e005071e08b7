/**
 * Pages arrive as HTML (`plugins/static-articles`): scripts come late and lose nothing, links of the
 * site bring the next page without loading a whole one, and the reader sees no difference.
 */
import type { Locator, Page } from '@playwright/test';

import { FONTS_KEY } from '../src/lib/fontsFlag';
import { ENGINE } from './engines/engine';
import { expect, expectHydrated, test } from './fixtures';
import {
  expectBelowBars,
  hold,
  holdFonts,
  holdScripts,
  idle,
  isPageFetch,
  isSameVisit,
  markVisit,
  openHeld,
  pagesOf,
  pageState,
  saveData,
  scrollTo,
  title,
  versionLink,
  watchTraffic,
} from './reader';
import { manualOf, OTHER } from './versions';

const LATEST = '/docs/manual/latest';
const LET_BINDING = `${LATEST}/let-binding`;
const OLD_LET_BINDING = '/docs/manual/v10.0.0/let-binding';
const OLDEST_LET_BINDING = '/docs/manual/v8.0.0/let-binding';
const INSTALLATION = `${LATEST}/installation`;

test.describe('the scripts', () => {
  test('come after the page has loaded, without input', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const fonts = await holdFonts(page);
    await page.goto(LET_BINDING, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => fonts.count()).toBeGreaterThan(0);
    await idle(page);
    expect(scripts).toEqual([]);
    fonts.release();
    await expectHydrated(page);
    const [loaded, first] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const starts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime);
      return [Number(navigation && Reflect.get(navigation, 'loadEventEnd')), Math.min(...starts)];
    });
    expect(first).toBeGreaterThan(loaded ?? Infinity);
  });

  test(
    'come without input where a page opens at a heading',
    { tag: ['@engines', '@engines-phone', '@every-phone'] },
    async ({ page }) => {
      await page.goto(`${LET_BINDING}#values-that-change`);
      await expectHydrated(page);
      await expectBelowBars(page, page.locator('#values-that-change'));
    },
  );

  const SIGNS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the pointer': (page) => page.mouse.move(200, 300),
    'a key': (page) => page.keyboard.press('Shift'),
    'the focus': (page) => page.locator('header a').first().focus(),
  };
  for (const [sign, give] of Object.entries(SIGNS)) {
    test(`come at the first sign of a reader: ${sign}`, async ({ page }) => {
      const fonts = await holdFonts(page);
      await page.goto(LET_BINDING, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => fonts.count()).toBeGreaterThan(0);
      await give(page);
      await expectHydrated(page);
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      fonts.release();
    });
  }

  test('come at the first touch', { tag: '@phone-only' }, async ({ page }) => {
    const fonts = await holdFonts(page);
    await page.goto(LET_BINDING, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => fonts.count()).toBeGreaterThan(0);
    await page.touchscreen.tap(200, 400);
    await expectHydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    fonts.release();
  });
});

test.describe('what readers do before the scripts is not lost', () => {
  test(
    'an open menu stays open, and the scripts can close it',
    { tag: '@phone' },
    async ({ page, isPhone }) => {
      const scripts = await holdScripts(page);
      await openHeld(page, LET_BINDING);
      const summary = isPhone
        ? page.locator('summary[aria-label=Menu]')
        : page.locator('summary', { hasText: 'Docs' });
      const menu = page.getByRole('navigation', { name: isPhone ? 'Menu' : 'Docs', exact: true });
      await summary.click();
      await expect(menu).toBeVisible();
      scripts.release();
      await expectHydrated(page);
      await idle(page);
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    },
  );

  test('a click on the scheme, on a tab and on a copy button is answered', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const scripts = await holdScripts(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await openHeld(page, INSTALLATION);
    const block = page.locator('[data-tab-group]').first();
    // Without scripts all panels show: the page offers what works when it is there.
    await page.getByRole('button', { name: 'Switch between light and dark colors' }).click();
    const tab = block.getByRole('tab', { name: 'pnpm', exact: true });
    await tab.click();
    const code = page.locator('[data-code-panel]', { has: page.locator('.code-copy') });
    const copy = page.locator('.code-copy').locator('visible=true').last();
    await copy.click();
    await expect(code.first()).toBeAttached();
    scripts.release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(copy).toHaveText('Copied to clipboard');
  });

  test('keys that lead from tab to tab are answered', async ({ page }) => {
    const scripts = await holdScripts(page);
    await openHeld(page, INSTALLATION);
    const tabs = page.locator('[data-tab-group]').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    scripts.release();
    await expect(tabs.nth(2)).toBeFocused();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('the drawer opens', { tag: '@phone-only' }, async ({ page }) => {
    const scripts = await holdScripts(page);
    await openHeld(page, LET_BINDING);
    await page.getByRole('button', { name: 'Open the list of pages' }).click();
    scripts.release();
    await expect(page.getByRole('dialog', { name: 'Pages' })).toBeVisible();
  });

  test('a link is followed by the browser', async ({ page }) => {
    await holdScripts(page);
    await openHeld(page, LET_BINDING);
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(title(page)).toHaveText('Type');
    await expect(page).toHaveURL(`${LATEST}/type`);
  });
});

test.describe('a link of the site brings the next page without a whole load', () => {
  interface Way {
    readonly from: string;
    readonly to: string;
    readonly link: (page: Page) => Promise<Locator>;
  }
  const bar =
    (name: string) =>
    async (page: Page): Promise<Locator> => {
      const menu = page.locator('summary[aria-label=Menu]');
      if (!(await menu.isVisible())) {
        return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      }
      await menu.click();
      return page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });
    };
  const WAYS: Readonly<Record<string, Way>> = {
    'in the sidebar': {
      from: LET_BINDING,
      to: `${LATEST}/record`,
      link: async (page) =>
        (await pagesOf(page)).getByRole('link', { name: 'Record', exact: true }),
    },
    'in an article': {
      from: LET_BINDING,
      to: `${LATEST}/pattern-matching-destructuring`,
      link: async (page) =>
        page.locator('article a[href$="/pattern-matching-destructuring"]').first(),
    },
    'to the next page': {
      from: LET_BINDING,
      to: `${LATEST}/type`,
      link: async (page) => page.getByRole('link', { name: /^Next/ }),
    },
    'to the page before': {
      from: `${LATEST}/type`,
      to: LET_BINDING,
      link: async (page) => page.getByRole('link', { name: /^Previous/ }),
    },
    'to another version': {
      from: LET_BINDING,
      to: OLD_LET_BINDING,
      link: (page) => versionLink(page, 'v9.1 - v10.1'),
    },
    'to a version with a notice': {
      from: LET_BINDING,
      to: OLDEST_LET_BINDING,
      link: (page) => versionLink(page, 'v6.0 - v8.2'),
    },
    'to the API': { from: LET_BINDING, to: `${LATEST}/api`, link: bar('API') },
    'to another area': { from: LET_BINDING, to: '/community/overview', link: bar('Community') },
    'to the blog': { from: LET_BINDING, to: '/blog', link: bar('Blog') },
    'to a post': {
      from: '/blog',
      to: '/blog/documentation-that-compiles',
      link: async (page) =>
        page.locator('article h2 a', { hasText: 'Documentation That Compiles' }),
    },
    'from a post to the list': {
      from: '/blog/documentation-that-compiles',
      to: '/blog',
      link: bar('Blog'),
    },
    'from the landing page': {
      from: '/',
      to: INSTALLATION,
      link: async (page) => page.getByRole('link', { name: 'Get started' }),
    },
    'to the landing page': {
      from: LET_BINDING,
      to: '/',
      link: async (page) => page.getByRole('link', { name: 'ReScript, home page' }),
    },
  };

  const TAGS: Readonly<Record<string, string[]>> = {
    'in an article': ['@engines', '@every'],
    'in the sidebar': ['@engines', '@phone', '@every-phone'],
    'to the next page': ['@every'],
    'to the page before': ['@every'],
    'to another version': ['@phone', '@every-phone'],
    'to a version with a notice': ['@every'],
    'to another area': ['@every'],
    'to the blog': ['@phone', '@every-phone'],
    'to a post': ['@every'],
    'from a post to the list': ['@every'],
    'to the landing page': ['@every'],
  };

  for (const [where, { from, to, link }] of Object.entries(WAYS)) {
    test(
      `${where}, and it is the same page`,
      { tag: TAGS[where] ?? [] },
      async ({ page, visit }) => {
        await visit(from);
        await markVisit(page);
        await (await link(page)).click();
        await expect(page).toHaveURL(to);
        await expect(title(page)).toBeVisible();
        // The title is written when the page is there, and then announced.
        await expect
          .poll(
            async () => (await page.locator('#announcer').textContent()) === (await page.title()),
          )
          .toBe(true);
        expect(await isSameVisit(page)).toBe(true);
        const state = await pageState(page);
        await visit(to);
        expect(await isSameVisit(page)).toBe(false);
        expect(state).toEqual(await pageState(page));
      },
    );
  }

  const toPlayground = async (page: Page): Promise<void> => {
    const example = page.locator('article [data-code-block]:has([data-runs])').first();
    await example.locator('a[data-runs]').click();
    await example.getByRole('link', { name: 'Open in playground' }).click();
    await expect(page).toHaveTitle('ReScript Playground');
    await expect(page.getByRole('textbox', { name: 'Program in ReScript' })).toContainText('let');
  };

  test(
    'into the playground, from code',
    { tag: ['@engines', '@every'] },
    async ({ page, visit }) => {
      await visit(LET_BINDING);
      await toPlayground(page);
    },
  );

  // Firefox's driver knows no way back to a page that was loaded as a whole.
  test('into the playground, and back', async ({ page, visit }) => {
    await visit(LET_BINDING);
    await toPlayground(page);
    await page.goBack();
    await expect(title(page)).toHaveText('Let Binding');
    await expect(page).toHaveURL(LET_BINDING);
  });

  test(
    'over many pages, and back to the first',
    { tag: ['@engines', '@every'] },
    async ({ page, visit }) => {
      await visit(LET_BINDING);
      await markVisit(page);
      const { main } = await pageState(page);
      for (const name of ['Type', 'Record', 'Variant', 'Function', 'Module']) {
        const list = await pagesOf(page);
        await list.getByRole('link', { name, exact: true }).click();
        await expect(title(page)).toHaveText(name);
        await expect(list.locator('[aria-current=page]')).toHaveText(name);
      }
      for (const name of ['Function', 'Variant', 'Record', 'Type', 'Let Binding']) {
        await page.goBack();
        await expect(title(page)).toHaveText(name);
      }
      expect(await isSameVisit(page)).toBe(true);
      expect((await pageState(page)).main).toEqual(main);
    },
  );
});

test.describe('headings', () => {
  test(
    'are reached within a page, and Back returns over them',
    { tag: ['@engines', '@engines-phone', '@every-phone'] },
    async ({ page, visit }) => {
      await visit(LET_BINDING);
      await markVisit(page);
      const [one, two] = ['annotate-a-type', 'values-that-change'];
      const direct = (id: string) =>
        page.locator(`#${id}`).getByRole('link', { name: /^Direct link to / });
      await direct(one).click();
      await expect(page).toHaveURL(`${LET_BINDING}#${one}`);
      await expectBelowBars(page, page.locator(`#${one}`));
      const place = await page.evaluate(() => window.scrollY);
      // Without moving to it first: Back returns to where the reader was, not to the heading.
      await direct(two).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`${LET_BINDING}#${two}`);
      await expectBelowBars(page, page.locator(`#${two}`));
      await page.goBack();
      await expect(page).toHaveURL(`${LET_BINDING}#${one}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
      await page.goForward();
      await expect(page).toHaveURL(`${LET_BINDING}#${two}`);
      await expectBelowBars(page, page.locator(`#${two}`));
      expect(await isSameVisit(page)).toBe(true);
    },
  );

  test(
    'are reached from the table of contents',
    { tag: ['@engines', '@every-engines'] },
    async ({ page, visit }) => {
      await visit(LET_BINDING);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await contents.getByRole('link', { name: 'Values that change' }).click();
      await expectBelowBars(page, page.locator('#values-that-change'));
      await expect(page).toHaveURL(`${LET_BINDING}#values-that-change`);
    },
  );

  test(
    'of another page are reached by a link, and Back returns to it',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await visit(LET_BINDING);
      await markVisit(page);
      const link = page.locator('article a[href$="/record#mutable-fields"]').first();
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(`${LATEST}/record#mutable-fields`);
      await expect(title(page)).toHaveText('Record');
      await expectBelowBars(page, page.locator('#mutable-fields'));
      await expect(page.locator('#mutable-fields')).toBeFocused();
      await page.goBack();
      await expect(title(page)).toHaveText('Let Binding');
      await expect(link).toBeInViewport();
      await page.goForward();
      await expect(title(page)).toHaveText('Record');
      await expect(page.locator('#mutable-fields')).toBeInViewport();
      expect(await isSameVisit(page)).toBe(true);
    },
  );

  test('show when a page opens at them, before the scripts and after', async ({ page }) => {
    const scripts = await holdScripts(page);
    await openHeld(page, `${LET_BINDING}#values-that-change`);
    const heading = page.locator('#values-that-change');
    await expectBelowBars(page, heading);
    scripts.release();
    await expectHydrated(page);
    await idle(page);
    await expectBelowBars(page, heading);
  });
});

/**
 * Expects the page to be scrolled to a place again, in pixels: to a few, because browsers keep what shows
 * where it is when fonts change the height of what is above.
 */
async function expectAt(page: Page, place: number): Promise<void> {
  await expect
    .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), place))
    .toBeLessThanOrEqual(5);
}

test.describe('Back and Forward', () => {
  /** Notes where the page is in the frame in which a heading comes onto the screen. */
  async function watchFor(page: Page, heading: string): Promise<void> {
    await page.evaluate((expected) => {
      const isThere = () => document.querySelector('h1')?.textContent === expected;
      const place = window.scrollY;
      const oldScrolls: number[] = [];
      const onScroll = () => {
        // Firefox may tell late of the scroll that has brought the page to its place.
        if (!isThere() && window.scrollY !== place) oldScrolls.push(window.scrollY);
      };
      window.addEventListener('scroll', onScroll);
      const seen = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!isThere()) return;
          observer.disconnect();
          const atOnce = window.scrollY;
          requestAnimationFrame(() => {
            window.removeEventListener('scroll', onScroll);
            resolve({ atOnce, inFrame: window.scrollY, oldScrolls });
          });
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      Reflect.set(window, 'seen', seen);
    }, heading);
  }
  const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as unknown);

  /** Opens a page in our fonts, as from the second visit on: with them lines break elsewhere. */
  async function visitInOurFonts(
    page: Page,
    visit: (address: string) => Promise<void>,
    address: string,
  ): Promise<void> {
    await visit(address);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), FONTS_KEY))
      .toBeTruthy();
    await visit(address);
  }

  /** Follows a link without moving the page to it first. */
  async function follow(page: Page, name: string): Promise<void> {
    await page
      .locator('main a[class*=pagination]', { hasText: name })
      .evaluate((link: HTMLElement) => link.click());
    await expect(title(page)).toHaveText(name);
  }

  test(
    'return to the place in the very frame, over three pages',
    { tag: ['@engines', '@engines-phone', '@every-phone'] },
    async ({ page, visit }) => {
      // In other fonts, another place is where the reader was.
      await visitInOurFonts(page, visit, LET_BINDING);
      await markVisit(page);
      await scrollTo(page, 1500);
      await follow(page, 'Type');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await scrollTo(page, 2200);
      await follow(page, 'Primitive Types');
      await scrollTo(page, 700);

      for (const [go, heading, place] of [
        ['back', 'Type', 2200],
        ['back', 'Let Binding', 1500],
        ['forward', 'Type', 2200],
        ['forward', 'Primitive Types', 700],
      ] as const) {
        await watchFor(page, heading);
        await page.evaluate(
          (way) => (way === 'back' ? window.history.back() : window.history.forward()),
          go,
        );
        expect(await seen(page), `${go} to ${heading}`).toEqual({
          atOnce: place,
          inFrame: place,
          oldScrolls: [],
        });
      }
      expect(await isSameVisit(page)).toBe(true);
    },
  );

  test(
    'skip a page to the place on the one before',
    { tag: ['@engines', '@every'] },
    async ({ page, visit }) => {
      await visitInOurFonts(page, visit, LET_BINDING);
      await scrollTo(page, 1500);
      await follow(page, 'Type');
      await scrollTo(page, 900);
      await follow(page, 'Primitive Types');
      await watchFor(page, 'Let Binding');
      await page.evaluate(() => window.history.go(-2));
      expect(await seen(page)).toEqual({ atOnce: 1500, inFrame: 1500, oldScrolls: [] });
    },
  );

  test(
    'leave the page where a reload found it',
    { tag: ['@engines', '@every'] },
    async ({ page, visit }) => {
      await visitInOurFonts(page, visit, LET_BINDING);
      // By hand: WebKit's way back leaves out pages that a program alone has opened.
      await page.locator('main a[class*=pagination]', { hasText: 'Type' }).focus();
      await page.keyboard.press('Enter');
      await expect(title(page)).toHaveText('Type');
      await scrollTo(page, 1200);
      await page.reload();
      await expectHydrated(page);
      await expectAt(page, 1200);
      await page.goBack();
      await expect(title(page)).toHaveText('Let Binding');
      await page.goForward();
      await expect(title(page)).toHaveText('Type');
      await expectAt(page, 1200);
    },
  );

  test(
    'lead to their page before the scripts have come',
    { tag: ['@engines', '@every-engines'] },
    async ({ page, visit }) => {
      await visit(LET_BINDING);
      await follow(page, 'Type');
      await page.route('**/assets/js/**', () => undefined);
      await page.reload();
      await page.goBack();
      await expect(title(page)).toHaveText('Let Binding');
      await page.goForward();
      await expect(title(page)).toHaveText('Type');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

  test('return from another site', { tag: '@every' }, async ({ page, visit, baseURL }) => {
    const other = `http://localhost:${Number(new URL(baseURL ?? '').port) + 1}`;
    await page.route(`${other}/**`, (route) => route.continue());
    await visitInOurFonts(page, visit, LET_BINDING);
    await scrollTo(page, 800);
    await follow(page, 'Type');
    await scrollTo(page, 1200);
    await page.goto(`${other}/packages`);
    await page.goBack();
    await expect(title(page)).toHaveText('Type');
    await expectHydrated(page);
    await expectAt(page, 1200);
    await page.goBack();
    await expect(title(page)).toHaveText('Let Binding');
    await expectAt(page, 800);
  });

  test(
    'win over a click whose page is still on its way',
    { tag: ['@engines', '@every-engines'] },
    async ({ page, visit }) => {
      await saveData(page);
      await visit(LET_BINDING);
      await follow(page, 'Type');
      const late = await hold(
        page,
        `**${OLD_LET_BINDING.replace('let-binding', '*')}`,
        isPageFetch,
      );
      await (await versionLink(page, 'v9.1 - v10.1')).click();
      await expect.poll(() => late.count()).toBe(1);
      const arrival = page.waitForResponse(/v10\.0\.0/);
      await page.goBack();
      await expect(title(page)).toHaveText('Let Binding');
      late.release();
      await (await arrival).finished();
      await idle(page);
      await expect(page).toHaveURL(LET_BINDING);
      await expect(title(page)).toHaveText('Let Binding');
    },
  );
});

test(
  'what two pages have in common stays as it is, and what differs changes',
  { tag: '@engines' },
  async ({ page, visit }) => {
    await visit(LET_BINDING);
    const list = page.getByRole('complementary', { name: 'Version and pages' });
    const parts = [page.getByRole('banner'), page.getByRole('contentinfo'), list];
    for (const part of parts) await part.evaluate((element) => Reflect.set(element, 'isOld', true));
    await list.getByRole('link', { name: 'Type', exact: true }).click();
    await expect(title(page)).toHaveText('Type');
    await expect(list.locator('[aria-current=page]')).toHaveText('Type');
    for (const part of parts) {
      expect(await part.evaluate((element) => Reflect.get(element, 'isOld'))).toBe(true);
    }
  },
);

test.describe('on a slow line and a slow machine', () => {
  test('the old page serves until the new one is there, and the last click counts', async ({
    page,
    visit,
  }) => {
    await saveData(page);
    await visit(LET_BINDING);
    await markVisit(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const type = await hold(page, `**${LATEST}/type`, isPageFetch);
    const record = await hold(page, `**${LATEST}/record`, isPageFetch);
    const list = await pagesOf(page);
    const entries = await page.evaluate(() => window.history.length);

    await list.getByRole('link', { name: 'Type', exact: true }).click();
    await expect.poll(() => type.count()).toBe(1);
    await expect(page).toHaveURL(LET_BINDING);
    await expect(title(page)).toHaveText('Let Binding');
    await page.locator('summary', { hasText: 'Docs' }).click();
    await expect(page.getByRole('navigation', { name: 'Docs', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    const block = page.locator('[data-tab-group]').first();
    await block.getByRole('tab', { name: 'JS Output' }).click();
    await expect(block.getByRole('tab', { name: 'JS Output' })).toHaveAttribute(
      'aria-selected',
      'true',
    );

    await list.getByRole('link', { name: 'Record', exact: true }).click();
    await expect.poll(() => record.count()).toBe(1);
    type.release();
    await page.waitForResponse(`**${LATEST}/type`);
    await idle(page);
    await expect(page).toHaveURL(LET_BINDING);

    record.release();
    await expect(title(page)).toHaveText('Record');
    await expect(page).toHaveURL(`${LATEST}/record`);
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    expect(await isSameVisit(page)).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'pages are read, searched and left by their links',
    { tag: ['@phone', '@every-phone'] },
    async ({ page, isPhone }) => {
      await page.goto(LET_BINDING);
      await expect(title(page)).toHaveText('Let Binding');
      await expect(page.locator('article [data-code]').first()).toBeVisible();
      await expect(page.locator('#where-to-go-next')).toBeVisible();
      if (!isPhone) {
        const list = page.getByRole('navigation', { name: 'Pages of this version' });
        await list.getByRole('link', { name: 'Record', exact: true }).click();
        await expect(title(page)).toHaveText('Record');
        await (await versionLink(page, OTHER.label)).click();
        await expect(page).toHaveURL(`${manualOf(OTHER)}/record`);
        await page.locator('summary', { hasText: 'Docs' }).click();
        await page.getByRole('navigation', { name: 'Docs' }).getByText('Quick Links').isVisible();
      }
      await page.getByRole('link', { name: /^Next/ }).click();
      await expect(page).not.toHaveURL(LET_BINDING);
      await page.goto('/blog');
      await page.locator('article h2 a').first().click();
      await expect(page).toHaveURL(/\/blog\/./);
    },
  );

  test('menus open', { tag: '@phone' }, async ({ page, isPhone }) => {
    await page.goto(LET_BINDING);
    const name = isPhone ? 'Menu' : 'Docs';
    await page.locator(isPhone ? 'summary[aria-label=Menu]' : 'summary:text-is("Docs")').click();
    const menu = page.getByRole('navigation', { name, exact: true });
    await menu.getByRole('link', { name: 'Packages' }).click();
    await expect(page).toHaveURL('/packages');
  });

  test('headings are reached, and the skip link leads past the bar', async ({ page }) => {
    await page.goto(`${LET_BINDING}#values-that-change`);
    await expectBelowBars(page, page.locator('#values-that-change'));
    const direct = page.locator('#annotate-a-type').getByRole('link', { name: /^Direct link to / });
    await direct.click();
    await expectBelowBars(page, page.locator('#annotate-a-type'));
    await page.goto(LET_BINDING);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('header :focus')).toHaveCount(0);
  });

  test('all panels of tabs are shown', async ({ page }) => {
    await page.goto(INSTALLATION);
    const block = page.locator('[data-tab-group]').first();
    await expect(block.locator('[data-code]').locator('visible=true')).toHaveCount(4);
  });
});

test.describe('the text of a page that came by a link', () => {
  test('is found by the browser', async ({ page, visit }) => {
    await visit(LET_BINDING);
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(title(page)).toHaveText('Type');
    // Solutions of exercises are folded.
    const phrases = await page.locator('article p:not(details p)').evaluateAll((paragraphs) =>
      [paragraphs[1], paragraphs.at(-1)].map(
        (paragraph) =>
          [...(paragraph?.childNodes ?? [])]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent?.trim() ?? '')
            .sort((a, b) => b.length - a.length)[0] ?? '',
      ),
    );
    // `window.find` does nothing in headless shells: rendered text is what browsers search.
    const rendered = await page.evaluate(() => document.querySelector('article')?.innerText ?? '');
    for (const phrase of phrases) {
      expect(phrase.length).toBeGreaterThan(10);
      expect(rendered).toContain(phrase);
    }
  });

  test('is printed whole and alone', async ({ page, visit }) => {
    await visit(LET_BINDING);
    const expectPaper = async () => {
      await page.emulateMedia({ media: 'print' });
      for (const selector of ['header', 'aside', 'footer', 'nav']) {
        for (const element of await page.locator(selector).all())
          await expect(element).toBeHidden();
      }
      for (const part of await page.locator('article :is(h1, h2, p):not(details p)').all()) {
        await expect(part).toBeVisible();
      }
      await page.emulateMedia({ media: 'screen' });
    };
    await expectPaper();
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(title(page)).toHaveText('Type');
    await expectPaper();
  });
});

test.describe('readers of the keyboard', () => {
  test(
    'go on at the heading of the next page, whose title is announced',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await visit(LET_BINDING);
      const list = await pagesOf(page);
      await list.getByRole('link', { name: 'Record', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(title(page)).toHaveText('Record');
      await expect(title(page)).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Record' })).toHaveText(
        'Record | Language Features | ReScript Documentation',
      );
      await page.keyboard.press('Tab');
      const first = page.locator('article :is(a[href], button, [tabindex="0"])').first();
      await expect(first).toBeFocused();
      await expect(title(page)).not.toHaveAttribute('tabindex');
    },
  );

  test('skip the bar', { tag: '@engines' }, async ({ page, visit }) => {
    await visit(LET_BINDING);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(page).toHaveURL(LET_BINDING);
  });
});

test.describe('a dead address', () => {
  test(
    'says so without warnings and offers pages',
    { tag: '@engines' },
    async ({ page, visit, faults, request }) => {
      test.skip(
        ENGINE === 'firefox',
        'Playwright’s driver for stock Firefox waits for ever on the way back to a dead address',
      );
      faults.allow(/status(?: of)? 404/);
      await visit(`${LATEST}/varian`);
      await expect(title(page)).toHaveText('Page not found');
      const similar = page.locator('section', { hasText: 'Pages with a similar name' });
      await expect(similar.getByRole('link', { name: 'variant', exact: true })).toBeVisible();
      const hrefs = await page
        .locator('main a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(3);
      for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
      await similar.getByRole('link', { name: 'variant', exact: true }).click();
      await expect(title(page)).toHaveText('Variant');
      await expect(page).toHaveURL(`${LATEST}/variant`);
      await page.goBack();
      await expect(title(page)).toHaveText('Page not found');
    },
  );

  test('leads to other areas, and back', async ({ page, visit, faults }) => {
    faults.allow(/status(?: of)? 404/);
    await visit(`${LATEST}/no-such-page`);
    await page.locator('main').getByRole('link', { name: 'Ask the community' }).click();
    await expect(page).toHaveURL('/community/overview');
    await expect(title(page)).not.toHaveText('Page not found');
    await page.goBack();
    await expect(title(page)).toHaveText('Page not found');
  });
});

test.describe('pages are loaded ahead', () => {
  test('where their links are near, three at a time, each once', async ({ page }) => {
    const { fetches, fetched } = watchTraffic(page);
    let waiting = 0;
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('**/*', async (route) => {
      if (!isPageFetch(route.request())) return route.fallback();
      waiting += 1;
      await opened;
      return route.continue();
    });
    await page.goto(LET_BINDING);
    await expectHydrated(page);
    await expect.poll(() => waiting).toBe(3);
    await idle(page);
    expect(waiting).toBe(3);
    const { near, far } = await page.evaluate(() => {
      const distance = (link: Element): number => {
        const { top, bottom } = link.getBoundingClientRect();
        return Math.max(top - window.innerHeight, -bottom);
      };
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
        ({ origin, pathname }) =>
          origin === window.location.origin &&
          pathname.startsWith('/docs/manual/latest/') &&
          pathname !== window.location.pathname,
      );
      const paths = (isMeant: (link: Element) => boolean) =>
        links.filter(isMeant).map(({ pathname }) => pathname);
      return {
        near: paths((link) => distance(link) < 190),
        far: paths((link) => distance(link) > 210),
      };
    });
    open();
    await expect.poll(() => near.filter((path) => !fetches.includes(path))).toEqual([]);
    await expect.poll(() => fetched.length === fetches.length).toBe(true);
    await idle(page);
    const beside = await page
      .locator('aside a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const onlyFar = far.filter((path) => !near.includes(path) && !beside.includes(path));
    expect(fetches.filter((path) => onlyFar.includes(path))).toEqual([]);
    expect(fetches.length).toBeGreaterThan(1);

    await page.getByRole('link', { name: /^Next/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => fetches).toContain(`${LATEST}/type`);
    await expect.poll(() => fetched.length === fetches.length).toBe(true);
    expect(new Set(fetches).size).toBe(fetches.length);

    const most = await page.evaluate(() => {
      const spans = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
        .filter(({ initiatorType }) => initiatorType === 'fetch');
      const together = spans.map(
        ({ startTime }) =>
          spans.filter((other) => other.startTime <= startTime && startTime < other.responseEnd)
            .length,
      );
      return Math.max(...together);
    });
    expect(most).toBe(3);
  });

  test('come without another request when they are asked for', async ({ page, visit }) => {
    const { fetches, fetched, loads } = watchTraffic(page);
    await visit(LET_BINDING);
    const next = page.getByRole('link', { name: /^Next/ });
    await next.scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain(`${LATEST}/type`);
    await next.click();
    await expect(title(page)).toHaveText('Type');
    await idle(page);
    expect(fetches.filter((path) => path === `${LATEST}/type`)).toHaveLength(1);
    expect(loads).toEqual([LET_BINDING]);
  });

  test('unless the reader saves data', async ({ page, visit }) => {
    await saveData(page);
    const { fetches } = watchTraffic(page);
    await visit(LET_BINDING);
    await idle(page);
    await page.getByRole('link', { name: /^Next/ }).scrollIntoViewIfNeeded();
    await idle(page);
    await page.getByRole('link', { name: /^Next/ }).hover();
    await idle(page);
    expect(fetches).toEqual([]);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(title(page)).toHaveText('Type');
    await idle(page);
    expect(fetches).toEqual([`${LATEST}/type`]);
  });
});
