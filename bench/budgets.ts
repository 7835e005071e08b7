/** Measures our own pages and compares them with their budgets. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { BUDGETS } from '../scripts/size/budgets';
import { measureFirstLoads } from '../scripts/size/measure';
import { measureBuilds } from './build';
import { measureScores, SCORE_BUDGETS, type Category } from './lighthouse';
import { serveSite } from './measure/hosts';
import { largestPages, type PageFile } from './pages';
import { formatTable, type Measurement } from './table';

const RESULTS = path.resolve('bench/results');

const KIB = 1024;
const MIB = KIB * KIB;

/** Budgets of builds on two cores. */
const COLD_SECONDS = 60;
const WARM_SECONDS = 25;
const BUILD_MIB = 3 * 1024;

async function buildMeasurements(outDir: string): Promise<Measurement[]> {
  const { cold, warm } = await measureBuilds(outDir);
  const time = (name: string, value: number, budget: number): Measurement => ({
    name,
    value,
    budget,
    bound: 'at most',
    unit: 's',
  });
  const memory = cold.usage ? [cold.usage.memory] : [];
  return [
    time('cold build', cold.seconds, COLD_SECONDS),
    time('warm build', warm.seconds, WARM_SECONDS),
    ...memory.map((value): Measurement => ({
      name: 'cold build, peak memory',
      value: value / MIB,
      budget: BUILD_MIB,
      bound: 'at most',
      unit: 'MiB',
    })),
  ];
}

/** Pages of a build with their size; redirect pages and others that are not indexed stay out. */
async function builtPages(outDir: string): Promise<PageFile[]> {
  const files = await fs.readdir(outDir, { recursive: true });
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file): Promise<PageFile | undefined> => {
        const html = await fs.readFile(path.join(outDir, file), 'utf8');
        if (/<meta[^>]*\bnoindex\b/.test(html)) return undefined;
        return { path: `/${file.replace(/\.html$/, '')}`, bytes: html.length };
      }),
  );
  return pages.filter((page) => page !== undefined);
}

async function sizeMeasurements(
  outDir: string,
  pages: readonly { area: string; path: string }[],
): Promise<Measurement[]> {
  const loads = await measureFirstLoads(
    outDir,
    pages.map((page) => page.path),
  );
  return loads.flatMap(({ weights }, index) =>
    (['html', 'css', 'js', 'font'] as const).map((kind) => ({
      name: `${pages[index]?.area}, first load, ${kind}`,
      value: weights[kind] / KIB,
      budget: BUDGETS[kind] / KIB,
      bound: 'at most' as const,
      unit: 'KiB' as const,
    })),
  );
}

async function scoreMeasurements(
  outDir: string,
  pages: readonly { area: string; path: string }[],
  runs: number,
): Promise<Measurement[]> {
  const host = await serveSite(outDir, []);
  try {
    const measurements: Measurement[] = [];
    for (const { area, path: page } of pages) {
      console.error(`bench: Lighthouse, ${page}`);
      const { scores } = await measureScores(host.origin + page, runs);
      const categories = Object.entries(SCORE_BUDGETS) as [Category, number][];
      categories.forEach(([category, budget]) =>
        measurements.push({
          name: `${area}, Lighthouse, ${category}`,
          value: scores[category],
          budget,
          bound: 'at least',
          unit: 'points',
        }),
      );
    }
    return measurements;
  } finally {
    await host.close();
  }
}

/** What of the budgets is measured. */
export interface BudgetOptions {
  /** False: the folder `build` is measured as it is. */
  readonly withBuilds: boolean;
  readonly withLighthouse: boolean;
  /** Lighthouse runs of each page, an odd number. */
  readonly runs: number;
}

/** Measures our own pages, prints the table and writes `bench/results/latest.json`. */
export async function measureBudgets(options: BudgetOptions): Promise<void> {
  const outDir = options.withBuilds ? path.join(RESULTS, 'build') : path.resolve('build');
  const builds = options.withBuilds ? await buildMeasurements(outDir) : [];
  const pages = largestPages(await builtPages(outDir));
  const sizes = await sizeMeasurements(outDir, pages);
  const scores = options.withLighthouse ? await scoreMeasurements(outDir, pages, options.runs) : [];

  const measurements = [...builds, ...sizes, ...scores];
  console.log(pages.map(({ area, path: page }) => `${area}: ${page}`).join('\n'));
  console.log(`\n${formatTable(measurements)}`);
  await fs.mkdir(RESULTS, { recursive: true });
  await fs.writeFile(
    path.join(RESULTS, 'latest.json'),
    `${JSON.stringify({ date: new Date().toISOString(), pages, measurements }, null, 2)}\n`,
  );
}
