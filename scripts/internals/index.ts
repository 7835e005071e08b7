/**
 * Says whether what plugins lean on in other packages is as it was when its checks last ran.
 *
 *   npm run internals                the files that have changed, and how
 *   npm run internals -- --accept    runs the checks of what has changed, then writes checked.json
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { affectedBy, type Change, changesSince, checksOf, report } from './compare';
import { CHECKED_FILE, checkedSnapshot, installedSnapshot } from './installed';
import { INTERNALS, SOURCES } from './register';
import { difference, upgrades } from './upstream';

/** Runs a command in this terminal; true if it succeeds. */
function succeeds(command: string, ...words: string[]): boolean {
  console.log(`\n$ ${[command, ...words].join(' ')}`);
  return spawnSync(command, words, { stdio: 'inherit' }).status === 0;
}

/** Runs the tests of all rows that lean on a changed file; journeys need a build of their own. */
function checksPass(changes: readonly Change[]): boolean {
  const { unit, integration, journeys } = checksOf(affectedBy(changes, INTERNALS));
  return (
    (unit.length === 0 || succeeds('npx', 'jest', ...unit)) &&
    succeeds('npm', 'run', 'build') &&
    (journeys.length === 0 || succeeds('npx', 'playwright', 'test', ...journeys)) &&
    (integration.length === 0 || succeeds('npm', 'run', 'integration', '--', ...integration))
  );
}

function printDifferences(changes: readonly Change[]): void {
  for (const upgrade of upgrades(changes)) {
    console.log(`\n${upgrade.name} ${upgrade.from} -> ${upgrade.to}`);
    console.log(difference(upgrade));
  }
}

function main(words: readonly string[]): void {
  const stranger = words.find((word) => word !== '--accept');
  if (stranger !== undefined) {
    throw new Error(
      `internals: expected npm run internals, with -- --accept to run the checks of what has changed; got "${stranger}".`,
    );
  }
  const installed = installedSnapshot(SOURCES);
  const changes = changesSince(checkedSnapshot(), installed);
  if (changes.length === 0) {
    console.log(
      `${INTERNALS.length} internals lean on ${SOURCES.length} files, and all are as they were checked.`,
    );
  } else {
    console.log(report(changes, INTERNALS));
    if (!words.includes('--accept')) {
      printDifferences(changes);
      console.log(
        'Read the differences, fix what no longer fits, and run npm run internals -- --accept.',
      );
      process.exitCode = 1;
      return;
    }
    if (!checksPass(changes)) {
      console.error('\nA check failed: nothing was accepted.');
      process.exitCode = 1;
      return;
    }
  }
  // Releases go in even where no file has changed, so that the next difference starts from them.
  if (words.includes('--accept')) {
    writeFileSync(CHECKED_FILE, `${JSON.stringify(installed, null, 2)}\n`);
    console.log(`\nAccepted: ${CHECKED_FILE}`);
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
