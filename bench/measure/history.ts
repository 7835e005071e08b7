/** Whether back and forward bring the reader to where they were, at once. */
import path from 'node:path';

import type { Browser, Page } from 'playwright';

import { clickSidebarLink, waitForRest, withPage } from './browserPage';
import type { NavigationStep } from './navigation';

const PROBE = path.resolve(__dirname, '../probes/history.js');

/** Frames until the page is back in place, counted from 1; 300 means that it never was. */
export interface HistoryFrames {
  readonly back: number;
  readonly forward: number;
}

/** How far each page is scrolled, in pixels; different, so that they cannot be taken for each other. */
const SCROLLED = { from: 640, to: 320 } as const;

/** Scrolls, waits until the site has seen it, and tells where the page is now. */
async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await page.waitForTimeout(300);
  return page.evaluate(() => window.scrollY);
}

async function step(
  page: Page,
  direction: 'back' | 'forward',
  expected: { readonly title: string; readonly y: number },
): Promise<number> {
  await page.evaluate(
    ([way, text]) => {
      sessionStorage.removeItem('bench:frames');
      sessionStorage.setItem('bench:expected', text);
      // Behind this call: a site that loads whole pages ends it together with the page.
      setTimeout(() => {
        if (way === 'back') window.history.back();
        else window.history.forward();
      });
    },
    [direction, JSON.stringify(expected)] as const,
  );
  const frames = await page.waitForFunction(
    () => sessionStorage.getItem('bench:frames'),
    undefined,
    {
      polling: 100,
      timeout: 30_000,
    },
  );
  return Number(await frames.jsonValue());
}

/**
 * Scrolls a page, goes to the next one by the sidebar, scrolls that one, goes back and forward.
 *
 * @param fromTitle first-level heading of the page that is opened
 */
export function measureHistory(
  browser: Browser,
  { origin, from, to, title }: NavigationStep,
  fromTitle: string,
): Promise<HistoryFrames> {
  return withPage(browser, async (opened) => {
    const { page } = opened;
    await page.addInitScript({ path: PROBE });
    await page.goto(origin + from, { waitUntil: 'load' });
    await waitForRest(opened);
    const fromY = await scrollTo(page, SCROLLED.from);
    await clickSidebarLink(opened, to);
    await page.waitForFunction(
      (text) =>
        [...document.querySelectorAll('h1')].some((heading) => heading.textContent.includes(text)),
      title,
    );
    await waitForRest(opened);
    const toY = await scrollTo(page, SCROLLED.to);
    const back = await step(page, 'back', { title: fromTitle, y: fromY });
    await waitForRest(opened);
    const forward = await step(page, 'forward', { title, y: toY });
    return { back, forward };
  });
}
