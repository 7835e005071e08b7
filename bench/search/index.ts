/**
 * Ranking and latency of our search engine beside lunr, FlexSearch and MiniSearch, on the same records and
 * golden queries in one run, and how quickly the dialog answers in a browser.
 */
import fs from 'node:fs';
import path from 'node:path';

import { describe, parseJson } from '../../src/lib/decode';
import { type Shard, type ShardContents, shardContentsDecoder } from '../../src/lib/search/shards';
import {
  displayOrder,
  type GoldenFile,
  goldenFiles,
  placeOf,
  qualityOf,
  setOf,
} from '../../tests/lib/search/golden/golden';
import { installPackages } from '../install';
import { formatRows, median } from '../table';
import { type ComparedEngine, type Contestant, contestants } from './engines';
import { measureDialog } from './inBrowser';
import { percentile } from './percentile';

const PACKAGES = path.resolve(__dirname, '..', 'peers', 'search');

/** How often indexes are built and queries asked; medians count. */
const BUILDS = 3;
const ROUNDS = 3;

function readShard(folder: string, { name }: Shard): ShardContents {
  const file = path.join(folder, `${name}.json`);
  if (!fs.existsSync(file)) {
    throw new Error(
      `bench: expected the search index at ${file}, there is none; run "npm run build" first.`,
    );
  }
  const contents = parseJson(fs.readFileSync(file, 'utf8'), shardContentsDecoder);
  if (!contents.ok) throw new Error(`bench: ${describe(contents.error)} of ${file}.`);
  return contents.value;
}

function milliseconds<T>(work: () => T): readonly [number, T] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

interface Measured {
  readonly places: readonly number[];
  readonly times: readonly number[];
}

function measure(engine: ComparedEngine, { queries }: GoldenFile): Measured {
  const places = queries.map(({ query, finds }) =>
    placeOf(displayOrder(engine.search(query)), finds),
  );
  const times = Array.from({ length: ROUNDS }, () =>
    queries.map(({ query }) => milliseconds(() => engine.search(query))[0]),
  ).flat();
  return { places, times };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function rowOf(name: string, set: string, builds: readonly number[], all: readonly Measured[]) {
  const places = all.flatMap((measured) => measured.places);
  const times = all.flatMap((measured) => measured.times);
  const { first, firstThree, reciprocal } = qualityOf(places);
  return [
    name,
    set,
    String(places.length),
    percent(first),
    percent(firstThree),
    reciprocal.toFixed(3),
    `${median(builds).toFixed(0)} ms`,
    `${percentile(times, 0.5).toFixed(2)} ms`,
    `${percentile(times, 0.95).toFixed(2)} ms`,
  ];
}

function rowsOf(contestant: Contestant, files: readonly GoldenFile[], folder: string): string[][] {
  const engines = new Map<Shard, { readonly engine: ComparedEngine; readonly builds: number[] }>();
  for (const { shard } of files) {
    if (engines.has(shard)) continue;
    const contents = readShard(folder, shard);
    const made = Array.from({ length: BUILDS }, () =>
      milliseconds(() => contestant.build(shard, contents)),
    );
    const engine = made.at(-1)?.[1];
    if (engine) engines.set(shard, { engine, builds: made.map(([time]) => time) });
  }
  const [largest] = [...engines.values()]
    .map(({ builds }) => builds)
    .sort((a, b) => median(b) - median(a));
  return [...new Set(files.map(setOf))].sort().map((set) => {
    const asked = files.filter((file) => setOf(file) === set);
    const measured = asked.flatMap((file) => {
      const made = engines.get(file.shard);
      return made ? [measure(made.engine, file)] : [];
    });
    return rowOf(contestant.name, set, largest ?? [], measured);
  });
}

/**
 * Prints the tables.
 *
 * @param folder that holds the files of the index, within a finished build
 */
export async function measureSearch(folder: string): Promise<void> {
  installPackages(PACKAGES, 'lunr and FlexSearch');
  const files = goldenFiles();
  console.log(`\nSearch: ${folder}; places as the dialog lists them, build of the largest file.\n`);
  console.log(
    formatRows(
      ['engine', 'queries', 'number', 'hit@1', 'hit@3', 'MRR', 'build', 'p50', 'p95'],
      contestants(PACKAGES).flatMap((contestant) => rowsOf(contestant, files, folder)),
    ),
  );
  await measureDialog(path.dirname(path.resolve(folder)), files);
}
