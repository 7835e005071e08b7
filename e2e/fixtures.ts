/**
 * What every journey shares: pages that are watched for faults, a way to open one that waits for
 * its scripts, and the accessibility check.
 *
 *   import { expect, expectAccessible, test } from './fixtures';
 *   test('…', async ({ page, visit }) => { await visit('/docs/manual/latest/type'); … });
 */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** The one host beside the site that pages may ask: the footer's counter badge. */
const BADGE_HOST = 'simpleanalyticsbadge.com';

/**
 * Milliseconds by which the scripts of pages come late: `SCRIPTS_LATE=700 npm run e2e` finds tests,
 * and pages, that work only when the scripts are quicker than the reader.
 */
const SCRIPTS_LATE = Number(process.env.SCRIPTS_LATE ?? 0);

async function delayScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPTS_LATE));
    // The page may have been left meanwhile.
    await route.fallback().catch(() => undefined);
  });
}

/** Faults of the pages of one test. */
export interface Faults {
  /** Expects a fault: those that match are not reported. */
  allow(pattern: RegExp): void;
  /** Those seen so far, expected or not. */
  seen(): readonly string[];
  /** Watches a page that the test opened by itself. */
  watch(page: Page): Promise<void>;
}

interface Fixtures {
  readonly faults: Faults;
  /** Opens a path of the site and waits until its scripts have taken over. */
  readonly visit: (path: string) => Promise<void>;
}

/** Whether a request was given up because the page was left; browsers do that to prefetches. */
const GIVEN_UP = 'net::ERR_ABORTED';

async function watch(page: Page, siteOrigin: string, report: (fault: string) => void) {
  const isBadge = (url: string) => URL.canParse(url) && new URL(url).hostname === BADGE_HOST;
  await page.route(
    (url) => url.origin !== siteOrigin && url.protocol.startsWith('http'),
    async (route) => {
      const url = route.request().url();
      if (!isBadge(url)) report(`request to another host: ${url}`);
      await route.abort();
    },
  );
  if (SCRIPTS_LATE > 0) await delayScripts(page);
  page.on('console', (message) => {
    // Violations of the Content-Security-Policy and failed hydration are errors of the console too.
    if (['error', 'warning'].includes(message.type()) && !isBadge(message.location().url)) {
      report(`console ${message.type()} on ${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => report(`error on ${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== GIVEN_UP && !isBadge(request.url())) {
      report(`failed request ${request.url()}: ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`);
  });
}

/** Playwright's `test`, with pages whose faults fail the test. */
export const test = base.extend<Fixtures>({
  faults: async ({ baseURL }, use) => {
    const seen: string[] = [];
    const allowed: RegExp[] = [];
    await use({
      allow: (pattern) => allowed.push(pattern),
      seen: () => seen,
      watch: (page) => watch(page, new URL(baseURL ?? '').origin, (fault) => seen.push(fault)),
    });
    const faults = seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    expect(faults, 'faults of the pages that this test opened').toEqual([]);
  },

  page: async ({ page, faults }, use) => {
    await faults.watch(page);
    await use(page);
  },

  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await expectHydrated(page);
    });
  },
});

/** Waits until React has taken over the page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** WCAG 2.2 up to level AA, and what axe holds for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules whose answer depends on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no violation of accessibility rules on the open page, in both color schemes or in some. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    // Without motion: colors halfway between the schemes would count as too pale.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const axe = new AxeBuilder({ page });
    // The same page in other colors: all that is not about colors has been asked.
    const asked = colorScheme === 'light' ? axe.withTags(RULES) : axe.withRules(COLOR_RULES);
    const { violations } = await asked.analyze();
    const found = violations.map(({ id, help, nodes }) => {
      const first = nodes.slice(0, 5).map(({ target }) => target.join(' '));
      return `${id}, ${nodes.length} times: ${help}: ${first.join(', ')}`;
    });
    expect(found, `accessibility of ${page.url()}, ${colorScheme}`).toEqual([]);
  }
}
