/** How long the next page takes from the click in the sidebar until it is painted. */
import path from 'node:path';

import type { Browser } from 'playwright';

import {
  clickSidebarLink,
  CPU_SLOWDOWN,
  SLOW_4G,
  slowDownCpu,
  waitForRest,
  withPage,
} from './browserPage';

/** Counts what the browser does in the page. */
const PROBE = path.resolve(__dirname, '../probes/navigation.js');

/** A page and where its sidebar leads. */
export interface NavigationStep {
  readonly origin: string;
  /** Path of the page that is open. */
  readonly from: string;
  /** Path of the page that is clicked. */
  readonly to: string;
  /** First-level heading of that page. */
  readonly title: string;
}

/**
 * Milliseconds from the click event to the first painted frame with the next page's heading, with a
 * processor four times slower. The page has loaded at full speed and come to rest before.
 *
 * @param network `slow` limits the network to Lighthouse's slow 4G from before the pointer moves
 * @throws if the link is missing, or the page does not come
 */
export function measureNavigation(
  browser: Browser,
  { origin, from, to, title }: NavigationStep,
  network: 'full' | 'slow',
): Promise<number> {
  return withPage(browser, async (opened) => {
    const { page, session } = opened;
    await page.addInitScript({ path: PROBE });
    await page.goto(origin + from, { waitUntil: 'load' });
    await waitForRest(opened);
    await page.evaluate((text) => sessionStorage.setItem('bench:title', text), title);
    if (network === 'slow') await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await slowDownCpu(opened, CPU_SLOWDOWN);
    await clickSidebarLink(opened, to);
    const noted = await page.waitForFunction(
      () => {
        const [clicked, painted] = ['bench:clicked', 'bench:painted'].map((name) =>
          sessionStorage.getItem(name),
        );
        return clicked && painted ? Number(painted) - Number(clicked) : undefined;
      },
      undefined,
      { polling: 200, timeout: 30_000 },
    );
    return Number(await noted.jsonValue());
  });
}
