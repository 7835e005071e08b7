/** How quickly the dialog shows hits, in a browser. */
import path from 'node:path';

import type { Browser } from 'playwright';

import { shardUrl } from '../../src/lib/search/shards';
import type { GoldenFile } from '../../tests/lib/search/golden/golden';
import {
  type BrowserPage,
  CPU_SLOWDOWN,
  launchBrowser,
  slowDownCpu,
  waitForRest,
  withPage,
} from '../measure/browserPage';
import { serveSite } from '../measure/hosts';
import { formatTable, type Measurement, median } from '../table';
import { percentile } from './percentile';

const PROBE = path.resolve(__dirname, '../probes/search.js');

/** A page of the latest manual. */
const START = '/docs/manual/latest/let-binding';

/** WebPageTest's “3G Fast”: 1.6 megabits a second down, 768 kilobits up, 150 ms for each round trip. */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 768_000 / 8,
} as const;

/** First openings; the median counts. */
const OPENINGS = 7;

/** Queries that are typed letter by letter. */
const TYPED = 15;

/** Milliseconds between two letters: those of a quick writer. */
const LETTER = 150;

/** Milliseconds after which an index of this size has been built on any machine. */
const INDEXED = 4_000;

interface Notes {
  readonly first?: number;
  readonly typed: readonly number[];
}

function notesOf({ page }: BrowserPage): Promise<Notes> {
  // The probe's own object.
  return page.evaluate(() => Reflect.get(window, 'benchSearch') as Notes);
}

async function openPage(opened: BrowserPage, origin: string): Promise<void> {
  await opened.page.addInitScript({ path: PROBE });
  await opened.page.goto(origin + START, { waitUntil: 'load' });
  await waitForRest(opened);
}

/** Milliseconds from the key that opens the dialog, with nothing loaded, to hits for what is typed at once. */
function firstOpening(browser: Browser, origin: string): Promise<number> {
  return withPage(browser, async (opened) => {
    await openPage(opened, origin);
    const { page, session } = opened;
    await session.send('Network.emulateNetworkConditions', FAST_3G);
    await page.keyboard.press('/');
    await page.keyboard.type('map');
    await page.waitForFunction(() => Reflect.get(window, 'benchSearch').first !== undefined);
    return (await notesOf(opened)).first ?? Number.NaN;
  });
}

/** Milliseconds from letters to the hits that they change, once all has been loaded. */
function typing(browser: Browser, origin: string, queries: readonly string[]) {
  return withPage(browser, async (opened) => {
    await openPage(opened, origin);
    const { page } = opened;
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search', exact: true });
    await box.fill('array');
    await page.waitForTimeout(INDEXED);
    await slowDownCpu(opened, CPU_SLOWDOWN);
    const before = (await notesOf(opened)).typed.length;
    for (const query of queries) {
      await box.fill('');
      await page.waitForTimeout(LETTER);
      await page.keyboard.type(query, { delay: LETTER });
      await page.waitForTimeout(LETTER);
    }
    return (await notesOf(opened)).typed.slice(before);
  });
}

/** Some of a list, evenly from all of it. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor((index * items.length) / count)],
  ).filter((item) => item !== undefined);
}

/**
 * Prints the times.
 *
 * @param outDir the finished build
 * @param files golden queries; those of the latest manual are typed
 */
export async function measureDialog(outDir: string, files: readonly GoldenFile[]): Promise<void> {
  const names = files.find(({ shard }) => shardUrl('/', shard, 'all').includes('manual-latest'));
  const host = await serveSite(outDir, []);
  const browser = await launchBrowser();
  try {
    const openings: number[] = [];
    for (let run = 0; run < OPENINGS; run += 1) {
      openings.push(await firstOpening(browser, host.origin));
    }
    const queries = spread(names?.queries ?? [], TYPED).map(({ query }) => query);
    const times = await typing(browser, host.origin, queries);
    const row = (name: string, value: number, budget: number): Measurement => ({
      name,
      value,
      budget,
      bound: 'at most',
      unit: 'ms',
    });
    console.log(`\nThe dialog, ${times.length} letters that changed the hits:\n`);
    console.log(
      formatTable([
        row('first opening to hits, fast 3G', median(openings), 500),
        row('letter to painted hits, 4 × slow-down, median', percentile(times, 0.5), 30),
        row('letter to painted hits, 4 × slow-down, 95 of 100', percentile(times, 0.95), 80),
      ]),
    );
  } finally {
    await browser.close();
    await host.close();
  }
}
