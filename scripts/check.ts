/**
 * Checks what changed, within a minute: format, lint, types, spelling, prose, the unit tests that import or read
 * the changed files, and the examples of changed pages.
 *
 *   npm run check                    since this branch left the main branch, with what isn't committed
 *   npm run check -- --since HEAD    what isn't committed
 *
 * Links by address, routes, size and journeys need a build: `npm test` checks them, and everything else.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';

import { changedFiles } from './check/changes';
import { commandLine, planChecks } from './check/plan';
import { runCommand } from './tasks/process';
import { runTasks, summary } from './tasks/run';

const say = (line: string): void => console.log(line);

/** What the command line says. */
function sinceArgument(): string | undefined {
  try {
    return parseArgs({ options: { since: { type: 'string' } } }).values.since;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`check: expected nothing or --since and a branch or a commit. ${reason}`, {
      cause: error,
    });
  }
}

async function main(): Promise<void> {
  const files = changedFiles(sinceArgument());
  const checks = planChecks(files);
  console.log(`${files.length} changed files:\n${files.map((file) => `  ${file}\n`).join('')}`);
  const results = await runTasks(checks, {
    run: ({ name, command }) => runCommand(name, command, say),
    cores: os.availableParallelism(),
    hearsAll: true,
    now: () => performance.now(),
    say,
  });
  console.log(summary(checks, results, commandLine));
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
