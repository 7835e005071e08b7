/**
 * Runs everything that proves the site, and stops at the first failure: `npm test`.
 *
 *   npm test                               all steps
 *   npm test -- --without e2e engines      all but some
 *   npm test -- --only types unit          some alone
 */
import os from 'node:os';

import { runCommand } from './tasks/process';
import { runTasks, summary } from './tasks/run';
import { stepsFor } from './test/steps';

const say = (line: string): void => console.log(line);

async function main(): Promise<void> {
  const steps = stepsFor(process.argv.slice(2));
  const results = await runTasks(steps, {
    run: ({ name }) => runCommand(name, ['npm', 'run', '--silent', name], say),
    cores: os.availableParallelism(),
    now: () => performance.now(),
    say,
  });
  console.log(summary(steps, results, ({ name }) => `npm run ${name}`));
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
