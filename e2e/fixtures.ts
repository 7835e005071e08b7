/**
 * What every journey shares: pages that are watched for faults, a way to open one that waits for
 * its scripts, and the accessibility check.
 *
 *   import { expect, expectAccessible, test } from './fixtures';
 *   test('…', async ({ page, visit }) => { await visit('/docs/manual/latest/type'); … });
 */
import AxeBuilder from '@axe-core/playwright';
import axe from 'axe-core';
import {
  expect as playwrightExpect,
  type Locator,
  type Page,
  test as playwrightTest,
} from '@playwright/test';

import { ENGINE, IS_CHROMIUM } from './engines/engine';
import { limitFirefox } from './engines/firefox/limits';
import { missingInOldest, takeAway } from './engines/oldest';
import { unsupported } from './engines/unsupported';
import { expect as webkitExpect } from './engines/webkit/expect';
import { type EngineFixtures, test as webkitTest } from './engines/webkit/test';
import { IS_START } from './site';

/** Every engine's journeys are written against Playwright's `expect`; WebKit has matchers of its own. */
export const expect: typeof playwrightExpect =
  ENGINE === 'webkit' ? webkitExpect : playwrightExpect;

const playwright = playwrightTest.extend<EngineFixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  engineFaults: async ({}, use) => use(() => Promise.resolve([])),
});

// WebKit's has more fixtures, which no journey asks for.
const base = ENGINE === 'webkit' ? (webkitTest as unknown as typeof playwright) : playwright;

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

/** What projects say of their windows. */
export interface Options {
  /** Whether it is as narrow as a phone. */
  readonly isPhone: boolean;
}

/** Tag of a journey that looks at a screen of this width: those of phones have touch, too. */
export const screen = (width: number): string[] => (width < 768 ? ['@phone-only'] : []);

interface Fixtures extends Options {
  readonly faults: Faults;
  /** Whether pages run scripts. */
  readonly hasScripts: boolean;
  /** A page in a browser that runs no scripts. */
  readonly pageWithoutScripts: Page;
  /** Opens a path of the site and waits until its scripts have taken over. */
  readonly visit: (path: string) => Promise<void>;
}

/** Whether a request was given up because the page was left; browsers do that to prefetches. */
const GIVEN_UP: ReadonlySet<string | undefined> = new Set([
  'net::ERR_ABORTED',
  'NS_BINDING_ABORTED',
]);

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
    // Violations of the Content-Security-Policy are errors of the console too.
    if (['error', 'warning'].includes(message.type()) && !isBadge(message.location().url)) {
      report(`console ${message.type()} on ${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => report(`error on ${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!GIVEN_UP.has(reason) && !isBadge(request.url())) {
      report(`failed request ${request.url()}: ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`);
  });
}

/**
 * What Firefox and WebKit say of files that a page no longer waits for, because it is left; Chromium says
 * nothing. That files are there at all is seen in Chromium.
 */
const LEFT_BEHIND: readonly RegExp[] = IS_CHROMIUM
  ? []
  : [
      /Loading chunk \d+ failed/,
      /status=2152398850/,
      /^failed request: .*\/assets\//,
      /The types of names couldn’t be loaded/,
    ];

/**
 * What rspack says of a page that is compiled while the browser fetches it: the update takes the place of the module
 * that asked for it. The page is shown all the same (`plugins/lazy-start/client/silentUpdates.ts`).
 */
const COMPILED_MEANWHILE: readonly RegExp[] = IS_START ? [/\[HMR\] unexpected require/] : [];

/** What the pages of this run do without. */
const MISSING = ENGINE === 'oldest' ? missingInOldest() : [];

/** Skips a journey without scripts where scripts can't be switched off. */
function withoutScripts(): void {
  if (!IS_CHROMIUM) unsupported(`The driver of ${ENGINE}`, 'switch scripts off');
  // Its pages are drawn by scripts.
  if (IS_START) unsupported('npm start', 'show a page without scripts');
}

/** Playwright's `test`, with pages whose faults fail the test. */
export const test = base.extend<Fixtures>({
  isPhone: [false, { option: true }],

  faults: async ({ baseURL, engineFaults }, use) => {
    const seen: string[] = [];
    const allowed: RegExp[] = [...LEFT_BEHIND, ...COMPILED_MEANWHILE];
    await use({
      allow: (pattern) => allowed.push(pattern),
      seen: () => seen,
      watch: async (page) => {
        // Its driver has no events: pages keep their faults until the end.
        if (ENGINE === 'webkit') return;
        await watch(page, new URL(baseURL ?? '').origin, (fault) => seen.push(fault));
      },
    });
    seen.push(...(await engineFaults()));
    const faults = seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    expect(faults, 'faults of the pages that this test opened').toEqual([]);
  },

  page: async ({ page, faults }, use) => {
    if (ENGINE === 'oldest') await page.addInitScript(takeAway, MISSING);
    if (ENGINE === 'firefox') limitFirefox(page);
    await faults.watch(page);
    await use(page);
  },

  hasScripts: [
    async ({ javaScriptEnabled }, use) => {
      if (!javaScriptEnabled) withoutScripts();
      await use(javaScriptEnabled ?? true);
    },
    { auto: true },
  ],

  pageWithoutScripts: async ({ browser, viewport }, use) => {
    withoutScripts();
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    await use(await context.newPage());
    await context.close();
  },

  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await expectHydrated(page);
    });
  },
});

/** Waits until the page's scripts answer. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** WCAG 2.2 up to level AA, and what axe holds for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules whose answer depends on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    /** What `axe.source` leaves in a page. */
    axe: typeof axe;
  }
}

/** What axe says of a page: a rule that is broken, and by which elements. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** What axe is asked: all rules with some tags, or some rules. */
type Asked = Extract<axe.RunOptions['runOnly'], object>;

const ALL: Asked = { type: 'tag', values: RULES };

/**
 * Asks axe in the page itself, without the frames in it. It's told to describe nothing but violations: of a long
 * page the rest takes several times as long.
 */
async function violationsInPage(
  page: Page,
  asked: Asked,
  part: string | undefined,
): Promise<readonly Violation[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([runOnly, selector]) => {
      const { violations } = await window.axe.run(selector ?? document, {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target }) => ({ target })),
      }));
    },
    [asked, part] as const,
  );
}

/** Asks axe in the page and in the frames of programs, which only Chromium's driver reaches. */
async function violationsWithFrames(
  page: Page,
  asked: Asked,
  part: string | undefined,
): Promise<readonly Violation[]> {
  const builder = new AxeBuilder({ page }).options({
    runOnly: asked,
    resultTypes: ['violations'],
  });
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  return violations;
}

function expectNone(violations: readonly Violation[], where: string): void {
  const found = violations.map(({ id, help, nodes }) => {
    const first = nodes.slice(0, 5).map(({ target }) => target.join(' '));
    return `${id}, ${nodes.length} times: ${help}: ${first.join(', ')}`;
  });
  expect(found, `accessibility of ${where}`).toEqual([]);
}

/** Marks what axe is to look at. */
const PART = 'data-looked-at';

/**
 * Expects no violation of accessibility rules on the open page: in Chromium in both color schemes or in
 * some, in other engines in the scheme at hand.
 *
 * @param part what has changed since the page was looked at as a whole, which takes seconds of a long one
 */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
  part?: Locator,
): Promise<void> {
  // axe reads fewer selectors than browsers do.
  await part?.evaluate((element, name) => element.setAttribute(name, ''), PART);
  const selector = part && `[${PART}]`;
  if (!IS_CHROMIUM) {
    expectNone(await violationsInPage(page, ALL, selector), ENGINE);
    return;
  }
  for (const colorScheme of schemes) {
    // Without motion: colors halfway between the schemes would count as too pale.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // The same page in other colors: all that is not about colors has been asked.
    const asked: Asked = colorScheme === 'light' ? ALL : { type: 'rule', values: COLOR_RULES };
    const hasFrames = page.frames().length > 1;
    const ask = hasFrames ? violationsWithFrames : violationsInPage;
    expectNone(await ask(page, asked, selector), `${page.url()}, ${colorScheme}`);
  }
}
