/**
 * How soon the playground can be written into, and how soon a letter is JavaScript, on the compilers of this
 * machine.
 */
import path from 'node:path';

import type { Browser } from 'playwright';

import { startServiceOfProcess } from '../../plugins/playground-service/service';
import { playgroundLink } from '../../src/lib/playgroundLink';
import { MANUAL_VERSIONS } from '../../src/versions';
import {
  type BrowserPage,
  CPU_SLOWDOWN,
  launchBrowser,
  slowDownCpu,
  waitForRest,
  withPage,
} from '../measure/browserPage';
import { serveSite } from '../measure/hosts';
import { percentile } from '../search/percentile';
import { formatTable, type Measurement, median } from '../table';

const PROBE = path.resolve(__dirname, '../probes/playground.js');

/** DevTools' “Fast 4G”: 9 megabits a second down and 1.5 up, of which a tenth is lost, 165 ms. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: (1_500_000 * 0.9) / 8,
} as const;

/** First openings; the median counts. */
const OPENINGS = 7;

/** Letters that are typed for each version, and milliseconds between them: those of a slow writer. */
const LETTERS = 15;
const BETWEEN = 450;

interface Notes {
  readonly editable?: number;
  readonly typed: readonly number[];
}

function notesOf({ page }: BrowserPage): Promise<Notes> {
  // The probe's own object.
  return page.evaluate(() => Reflect.get(window, 'benchPlayground') as Notes);
}

/** Milliseconds until the editor of a page that nothing is known of can be written into. */
function opening(browser: Browser, origin: string): Promise<number> {
  return withPage(browser, async (opened) => {
    const { page, session } = opened;
    await page.addInitScript({ path: PROBE });
    await session.send('Network.emulateNetworkConditions', FAST_4G);
    await slowDownCpu(opened, CPU_SLOWDOWN);
    await page.goto(`${origin}/try`, { waitUntil: 'load' });
    await page.waitForFunction(() => Reflect.get(window, 'benchPlayground').editable !== undefined);
    return (await notesOf(opened)).editable ?? Number.NaN;
  });
}

/** A program of forty lines that every version compiles, and that does not end in a line break. */
function program(): string {
  const lines = Array.from({ length: 39 }, (_, index) =>
    index % 3 === 0
      ? `let price${index} = count => count * ${index + 2} + 1`
      : index % 3 === 1
        ? `let total${index} = price${index - 1}(${index}) + 3`
        : `let label${index} = "row " ++ string_of_int(total${index - 1})`,
  );
  return [...lines, 'let last = 1'].join('\n');
}

/** Milliseconds from letters to the JavaScript that they change, for a version. */
function typing(browser: Browser, origin: string, release: string): Promise<readonly number[]> {
  return withPage(browser, async (opened) => {
    const { page } = opened;
    await page.addInitScript({ path: PROBE });
    const link = playgroundLink({ version: `v${release}`, code: program() });
    await page.goto(`${origin}${link ?? '/try'}`, { waitUntil: 'load' });
    const field = page.getByRole('textbox', { name: /^Program in/ });
    await field.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('0');
    await page.getByRole('tabpanel').getByText('last = 10').first().waitFor();
    await waitForRest(opened);
    const before = (await notesOf(opened)).typed.length;
    for (let letter = 0; letter < LETTERS; letter += 1) {
      // The number grows and shrinks: it stays one that the compiler takes.
      await page.keyboard.press(letter % 2 === 0 ? '1' : 'Backspace');
      await page.waitForTimeout(BETWEEN);
    }
    return (await notesOf(opened)).typed.slice(before);
  });
}

/**
 * Prints the times.
 *
 * @param outDir the finished build
 */
export async function measurePlayground(outDir: string): Promise<void> {
  const host = await serveSite(outDir, [], startServiceOfProcess('/'));
  const browser = await launchBrowser();
  try {
    const openings: number[] = [];
    for (let run = 0; run < OPENINGS; run += 1) {
      openings.push(await opening(browser, host.origin));
    }
    const row = (name: string, value: number, budget: number): Measurement => ({
      name,
      value,
      budget,
      bound: 'at most',
      unit: 'ms',
    });
    const rows = [
      row('editor can be written into, fast 4G, 4 × slow-down', median(openings), 1500),
    ];
    for (const { toolchain } of MANUAL_VERSIONS) {
      const times = await typing(browser, host.origin, toolchain.compilerRelease);
      const name = `letter to JavaScript, ${times.length} letters, v${toolchain.compilerRelease}`;
      rows.push(row(name, percentile(times, 0.5), 120));
    }
    console.log(`\nThe playground:\n\n${formatTable(rows)}`);
  } finally {
    await browser.close();
    await host.close();
  }
}
