/** How much work a page's load gives the main thread. */
import type { Browser } from 'playwright';

import { CPU_SLOWDOWN, readMetric, slowDownCpu, waitForRest, withPage } from './browserPage';

/** Milliseconds of the main thread's processor time with the processor four times slower. */
export interface ScriptWork {
  /** `ScriptDuration` of `Performance.getMetrics`: JavaScript alone. */
  readonly script: number;
  /** `TaskDuration`: everything, with style, layout and parsing. */
  readonly task: number;
}

/**
 * Loads a page until it rests. Counted in thread time (`timeDomain: threadTicks`), so that other
 * programs of the machine do not count.
 */
export function measureScripts(browser: Browser, url: string): Promise<ScriptWork> {
  return withPage(browser, async (opened) => {
    const { page, session } = opened;
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await session.send('Performance.enable');
    await slowDownCpu(opened, CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: 'load' });
    await waitForRest(opened);
    return {
      script: await readMetric(opened, 'ScriptDuration'),
      task: await readMetric(opened, 'TaskDuration'),
    };
  });
}
