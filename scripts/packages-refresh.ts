/**
 * Brings `src/data/packages.json` up to date with a registry. The sentences about packages stay ours,
 * and nothing is written unless all answers came and fit.
 *
 *   npm run packages:refresh -- --dry-run
 *   npm run packages:refresh -- --packuments
 *   npm run packages:refresh -- --add 'rescript-example=Reads tickets of railways.'
 */
import fs from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { format } from 'prettier';

import { describe, parseJson } from '../src/lib/decode';
import { type PackageSnapshot, packageSnapshot } from '../src/lib/packageSnapshot';
import { refreshArguments, type RefreshArguments } from './packages-refresh/arguments';
import {
  changesBetween,
  isWanted,
  knownReleaseDay,
  refreshed,
  unlisted,
} from './packages-refresh/merge';
import {
  type Found,
  newestRelease,
  releaseTimes,
  searchPackages,
} from './packages-refresh/registry';
import { releaseDay } from './packages-refresh/releaseDay';
import type { Asking } from './packages-refresh/request';

/** How many packages that are not listed are named. */
const UNLISTED_SHOWN = 20;

function readSnapshot(text: string, place: string): PackageSnapshot {
  const decoded = parseJson(text, packageSnapshot);
  if (decoded.ok) return decoded.value;
  throw new Error(`${describe(decoded.error)} in ${place}; fix it and try again.`);
}

function checkAdded(snapshot: PackageSnapshot, added: RefreshArguments['added']): void {
  const listed = new Set(snapshot.packages.map(({ name }) => name));
  for (const { name } of added) {
    const reason = listed.has(name) ? 'is listed already' : 'belongs to an older language';
    if (listed.has(name) || !isWanted(name)) {
      throw new Error(`Expected a package to add, got ${name}, which ${reason}; leave it out.`);
    }
  }
}

/** Asks for a package's own document, where nothing else tells the day of its release. */
async function askedReleaseDay(
  registry: string,
  { name, version }: { readonly name: string; readonly version: string },
  asking: Asking,
): Promise<string | undefined> {
  const answer = releaseDay(await releaseTimes(registry, name, asking), version);
  if (answer.ok) return answer.day;
  asking.note(`${name} stays without a day of release: the registry tells ${answer.reason}.`);
  return undefined;
}

async function main(): Promise<void> {
  const { dryRun, packuments, registry, file, pause, added } = refreshArguments(
    process.argv.slice(2),
  );
  const before = readSnapshot(await fs.readFile(file, 'utf8'), file);
  checkAdded(before, added);
  const asking = { pause, wait, note: (text: string) => console.warn(`packages:refresh: ${text}`) };

  const found = packuments ? new Map<string, Found>() : await searchPackages(registry, asking);
  const packages: PackageSnapshot['packages'][number][] = [];
  for (const entry of [
    ...before.packages,
    ...added.map((one) => ({ kind: 'npm' as const, ...one })),
  ]) {
    if (entry.kind === 'url') {
      packages.push(entry);
      continue;
    }
    const release = await newestRelease(registry, entry.name, asking);
    if (release === undefined) {
      throw new Error(
        `Expected the package ${entry.name} at ${registry}, got status 404; nothing was changed, take it out of ${file}.`,
      );
    }
    const hit = found.get(entry.name);
    const releasedOn =
      knownReleaseDay(entry, release, hit) ?? (await askedReleaseDay(registry, release, asking));
    packages.push(refreshed(entry, release, hit, releasedOn));
  }

  const today = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify({ checkedOn: today, packages });
  // What is written is read by the page's own rules first.
  const after = readSnapshot(text, `what ${registry} answered`);

  const changes = changesBetween(before, after);
  changes.forEach((line) => console.log(line));
  const others = unlisted(found, after);
  console.log(
    `packages:refresh: ${changes.length} changes in ${packages.length} entries; ${others.length} packages found that are not listed.`,
  );
  if (others.length > 0) console.log(`Not listed: ${others.slice(0, UNLISTED_SHOWN).join(', ')}`);
  if (dryRun) {
    console.log(`packages:refresh: a dry run, ${file} is as it was.`);
    return;
  }
  await fs.writeFile(file, await format(text, { parser: 'json', printWidth: 100 }));
  console.log(`packages:refresh: ${file} is written.`);
}

main().catch((error: unknown) => {
  console.error(`packages:refresh: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
