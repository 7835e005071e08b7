/** A browser page as measurements need it: a fresh profile, throttled, and known to be at rest. */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';

import { findBrowser } from '../../scripts/browser';

/** A width at which every site shows its sidebar. */
const DESKTOP = { width: 1280, height: 800 } as const;

/** Lighthouse's `mobileSlow4G` as DevTools throttling (lighthouse 12, core/config/constants.js). */
export const SLOW_4G = {
  offline: false,
  /** Milliseconds of each request. */
  latency: 562.5,
  /** Bytes a second: 1474.56 kilobits. */
  downloadThroughput: (1474.56 * 1024) / 8,
  /** Bytes a second: 675 kilobits. */
  uploadThroughput: (675 * 1024) / 8,
} as const;

/** The factor by which the processor is slowed down, as Lighthouse does for phones. */
export const CPU_SLOWDOWN = 4;

/** A page with its DevTools session. */
export interface BrowserPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Starts a browser that reaches no other host than this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
}

/** Opens a page with an empty cache, hands it to `use` and closes it. */
export async function withPage<Result>(
  browser: Browser,
  use: (page: BrowserPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: DESKTOP });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return await use({ page, session });
  } finally {
    await context.close();
  }
}

/** Slows the processor down; 1 is its own speed. */
export async function slowDownCpu({ session }: BrowserPage, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Lets the browser count. In the main thread's processor time, so that other programs of the machine
 * do not count; the browser wants the same choice each time it is asked.
 */
export async function enableMetrics({ session }: BrowserPage): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** A value of `Performance.getMetrics` in milliseconds, after `enableMetrics`. */
export async function readMetric(
  { session }: BrowserPage,
  name: 'ScriptDuration' | 'TaskDuration',
): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find((candidate) => candidate.name === name);
  if (!metric) throw new Error(`bench: the browser has no metric ${name}; use a newer Chromium.`);
  return metric.value * 1000;
}

/** Milliseconds between two looks at a page, and how many quiet looks in a row mean rest. */
const LOOK_INTERVAL = 250;
const QUIET_LOOKS = 6;

/** Milliseconds of work between two looks that a page at rest may do: timers, scroll watchers. */
const QUIET_WORK = 10;

/** Longest wait for rest in milliseconds. */
const LONGEST_WAIT = 60_000;

/**
 * Waits until a loaded page rests: for a second and a half it neither works nor waits for a request.
 *
 * @throws if it does not come to rest within a minute
 */
export async function waitForRest(opened: BrowserPage): Promise<void> {
  const { page } = opened;
  let pending = 0;
  const more = () => (pending += 1);
  const fewer = () => (pending -= 1);
  page.on('request', more).on('requestfinished', fewer).on('requestfailed', fewer);
  try {
    await enableMetrics(opened);
    const end = performance.now() + LONGEST_WAIT;
    let before = await readMetric(opened, 'TaskDuration');
    for (let quiet = 0; quiet < QUIET_LOOKS;) {
      if (performance.now() > end) {
        throw new Error(`bench: expected ${page.url()} to come to rest within a minute.`);
      }
      await page.waitForTimeout(LOOK_INTERVAL);
      const now = await readMetric(opened, 'TaskDuration');
      // Requests from before this call may end now: fewer than none are pending then.
      quiet = pending <= 0 && now - before < QUIET_WORK ? quiet + 1 : 0;
      before = now;
    }
  } finally {
    page.off('request', more).off('requestfinished', fewer).off('requestfailed', fewer);
  }
}

/** How long a pointer rests on a link before it presses, and presses, in milliseconds. */
const HOVER = 100;
const PRESS = 50;

/**
 * Clicks, as a hand with a mouse does, the leftmost visible link to a path: the sidebar's, not that
 * of the article.
 *
 * @throws if the page has no such link in view
 */
export async function clickSidebarLink({ page }: BrowserPage, path: string): Promise<void> {
  const place = await page.evaluate((wanted) => {
    const links = [...document.querySelectorAll('a')]
      .filter((link) => link.pathname.replace(/\/$|\.html$/, '') === wanted && link.hash === '')
      .filter((link) => link.checkVisibility() && link.getBoundingClientRect().left >= 0)
      .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
    const [link] = links;
    if (!link) return undefined;
    // Only where it must be: scrolling the window would change what is measured.
    const before = link.getBoundingClientRect();
    if (before.top < 80 || before.bottom > innerHeight) link.scrollIntoView({ block: 'nearest' });
    const { left, top, height } = link.getBoundingClientRect();
    return { x: left + 20, y: top + height / 2 };
  }, path);
  if (!place) {
    throw new Error(`bench: expected a visible link to ${path} on ${page.url()}, found none.`);
  }
  await page.mouse.move(place.x + 200, place.y + 40);
  await page.mouse.move(place.x, place.y, { steps: 5 });
  await page.waitForTimeout(HOVER);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
}
