/**
 * Fails if the first load of a page of the manual is over a budget, or holds a package that it must
 * not hold, or if pages were compiled for browsers; prints who has which share of its scripts.
 *
 *   npm run build && npm run size
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { type BundleReport, bundleReportDecoder, reportFile } from '../src/lib/bundleReport/report';
import { describe, parseJson } from '../src/lib/decode';
import { strayPackages } from './size/allowedPackages';
import { BUDGET_PAGE, budgetRows, formatKib } from './size/budgets';

import { measureFirstLoads } from './size/measure';
import { needlessPages } from './size/needlessPages';
import { shares } from './size/shares';

async function readReport(): Promise<BundleReport> {
  const file = reportFile(process.cwd());
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`size: expected the report of a build in ${file}; run npm run build.`);
  });
  const report = parseJson(text, bundleReportDecoder);
  if (!report.ok) throw new Error(`size: ${describe(report.error)} in ${file}; run npm run build.`);
  return report.value;
}

function printShares(report: BundleReport, scripts: readonly string[]): void {
  console.log('\nScripts of the first load, minified, before compression:');
  for (const { owner, bytes, ratio } of shares(report.files, scripts)) {
    console.log(
      `  ${formatKib(bytes).padStart(10)}  ${(ratio * 100).toFixed(1).padStart(4)} %  ${owner}`,
    );
  }
}

async function main(): Promise<void> {
  const report = await readReport();
  const [load] = await measureFirstLoads(path.resolve('build'), [BUDGET_PAGE]);
  if (!load) return;
  console.log(`First load of ${BUDGET_PAGE}, Brotli:`);
  for (const { kind, bytes, budget, ratio } of budgetRows(load.weights)) {
    console.log(
      `  ${kind.padEnd(4)} ${formatKib(bytes).padStart(10)} of ${formatKib(budget).padStart(9)}  ${(ratio * 100).toFixed(0).padStart(3)} %${ratio > 1 ? '  over budget' : ''}`,
    );
    if (ratio > 1) process.exitCode = 1;
  }
  printShares(report, load.scripts);
  const sentences = [
    ...strayPackages(report, load.scripts),
    ...needlessPages(report, (module) => readFileSync(module, 'utf8')),
  ];
  for (const sentence of sentences) {
    console.error(sentence);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
