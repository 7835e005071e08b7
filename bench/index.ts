/**
 * Measures the site and compares it with its budgets; never part of the tests, because times depend
 * on the machine.
 *
 *   npm run bench                        builds (cold and warm), sizes, Lighthouse
 *   npm run bench -- --no-build          sizes and Lighthouse of the folder build
 *   npm run bench -- --no-lighthouse     without Lighthouse
 *   npm run bench -- --runs 3            median of three Lighthouse runs
 *
 * A build without caches removes `.docusaurus` and `node_modules/.cache`: stop `npm start` before.
 */
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { createServer, readSite } from '../scripts/serve/server';
import { BUDGETS } from '../scripts/size/budgets';
import { measureFirstLoads } from '../scripts/size/measure';
import { measureBuilds } from './build';
import { measureScores, SCORE_BUDGETS, type Category } from './lighthouse';
import { largestPages, type PageFile } from './pages';
import { formatTable, type Measurement } from './table';

const RESULTS = path.resolve('bench/results');

const KIB = 1024;
const MIB = KIB * KIB;

/** Budgets of builds on two cores (issue 2, "Speed and size"). */
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
  const memory = [cold, warm].map((build) => build.memory).filter((value) => value !== undefined);
  return [
    time('cold build', cold.seconds, COLD_SECONDS),
    time('warm build', warm.seconds, WARM_SECONDS),
    ...memory.slice(0, 1).map((value): Measurement => ({
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
  const server = createServer(
    outDir,
    await readSite(outDir, { baseUrl: '/', withRedirects: true }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const measurements: Measurement[] = [];
    for (const { area, path: page } of pages) {
      console.error(`bench: Lighthouse, ${page}`);
      const scores = await measureScores(origin + page, runs);
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
    await new Promise((resolve) => server.close(resolve));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'no-build': { type: 'boolean', default: false },
      'no-lighthouse': { type: 'boolean', default: false },
      runs: { type: 'string', default: '1' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 9) {
    throw new Error(`bench: expected 1 to 9 Lighthouse runs, got "${values.runs}"; use --runs 3.`);
  }
  const outDir = values['no-build'] ? path.resolve('build') : path.join(RESULTS, 'build');
  const builds = values['no-build'] ? [] : await buildMeasurements(outDir);
  const pages = largestPages(await builtPages(outDir));
  const sizes = await sizeMeasurements(outDir, pages);
  const scores = values['no-lighthouse'] ? [] : await scoreMeasurements(outDir, pages, runs);

  const measurements = [...builds, ...sizes, ...scores];
  console.log(pages.map(({ area, path: page }) => `${area}: ${page}`).join('\n'));
  console.log(`\n${formatTable(measurements)}`);
  await fs.mkdir(RESULTS, { recursive: true });
  await fs.writeFile(
    path.join(RESULTS, 'latest.json'),
    `${JSON.stringify({ date: new Date().toISOString(), pages, measurements }, null, 2)}\n`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
