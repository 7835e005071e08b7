/** How much work a page's load gives the main thread. */
import type { Browser } from 'playwright';

import {
  CPU_SLOWDOWN,
  enableMetrics,
  readMetric,
  slowDownCpu,
  waitForRest,
  withPage,
} from './browserPage';

/** Milliseconds of the main thread's processor time with the processor four times slower. */
export interface ScriptWork {
  /** `ScriptDuration` of `Performance.getMetrics`: JavaScript alone. */
  readonly script: number;
  /** `TaskDuration`: everything, with style, layout and parsing. */
  readonly task: number;
}

/** Loads a page with an empty cache until it rests. */
export function measureScripts(browser: Browser, url: string): Promise<ScriptWork> {
  return withPage(browser, async (opened) => {
    const { page } = opened;
    await enableMetrics(opened);
    await slowDownCpu(opened, CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: 'load' });
    await waitForRest(opened);
    return {
      script: await readMetric(opened, 'ScriptDuration'),
      task: await readMetric(opened, 'TaskDuration'),
    };
  });
}
