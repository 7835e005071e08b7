/** Playwright's `test` with pages of WebKit in the place of its own. */
import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test';

import { withLimits } from '../unsupported';
import { WebKitPage } from './page';
import { Driver } from './session';

const NAME = 'WebKitWebDriver';

/** Path of the program, or its name where the PATH has it. */
const PROGRAM = process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver';

interface WorkerFixtures {
  readonly driver: Driver;
}

/** What each engine has beside Playwright's fixtures. */
export interface EngineFixtures {
  /** Faults that its pages have kept to themselves. */
  readonly engineFaults: () => Promise<readonly string[]>;
}

interface Fixtures extends EngineFixtures {
  readonly webkitPage: WebKitPage;
}

/** Members of Playwright's page that have no counterpart in WebDriver. */
const PAGE_LACKS = {
  addInitScript: 'run something before the page does',
  clock: 'stop the clock',
  context: 'show a second window',
  on: 'tell of requests and messages',
  once: 'tell of requests and messages',
  route: 'hold requests back',
  unroute: 'hold requests back',
  url: 'tell the address at once',
  waitForLoadState: 'wait for a part of a load',
  waitForRequest: 'tell of requests',
  waitForResponse: 'tell of requests',
};

const BROWSER_LACKS = {
  newContext: 'show a second window',
  newPage: 'show a second window',
};

const CONTEXT_LACKS = {
  addInitScript: 'run something before the page does',
  cookies: 'tell cookies of all pages',
  grantPermissions: 'allow what a browser asks about',
  newPage: 'show a second window',
  route: 'hold requests back',
  setOffline: 'cut the line',
};

/** A page for journeys, which know it as Playwright's: what it lacks skips the journey. */
function asPage(page: WebKitPage): Page {
  return withLimits(page, NAME, PAGE_LACKS) as unknown as Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  driver: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const driver = await Driver.start(PROGRAM);
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],

  webkitPage: async ({ driver, baseURL, viewport }, use) => {
    const page = new WebKitPage(driver, baseURL ?? '', viewport ?? { width: 1280, height: 800 });
    await use(page);
    await page.close();
  },

  engineFaults: async ({ webkitPage }, use) => use(() => webkitPage.faults()),

  page: async ({ webkitPage }, use) => use(asPage(webkitPage)),

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  context: async ({}, use) => use(withLimits({}, NAME, CONTEXT_LACKS) as unknown as BrowserContext),

  browser: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
    async ({}, use) => use(withLimits({}, NAME, BROWSER_LACKS) as unknown as Browser),
    { scope: 'worker' },
  ],
});
