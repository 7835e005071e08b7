/**
 * Fails if the first load of a page of the manual is over a budget.
 *
 *   npm run build && npm run size
 */
import path from 'node:path';

import { BUDGET_PAGE, budgetRows, formatKib } from './size/budgets';
import { measureFirstLoads } from './size/measure';

async function main(): Promise<void> {
  const [weights] = await measureFirstLoads(path.resolve('build'), [BUDGET_PAGE]);
  if (!weights) return;
  console.log(`First load of ${BUDGET_PAGE}, Brotli:`);
  for (const { kind, bytes, budget, ratio } of budgetRows(weights)) {
    console.log(
      `  ${kind.padEnd(4)} ${formatKib(bytes).padStart(10)} of ${formatKib(budget).padStart(9)}  ${(ratio * 100).toFixed(0).padStart(3)} %${ratio > 1 ? '  over budget' : ''}`,
    );
    if (ratio > 1) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
