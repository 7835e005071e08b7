/** Readers find what they look for on the whole site, from the page that they are on. */
import fs from 'node:fs';
import path from 'node:path';

import { array, describe as describeError, parseJson, record, string } from '../../src/lib/decode';
import type { SearchParams } from '../../src/lib/search/client';
import { createEngine, type SearchEngine } from '../../src/lib/search/engine';
import { readerPlace, scopeOf } from '../../src/lib/search/scope';
import { shardContentsDecoder, SHARDS, SHARDS_FOLDER } from '../../src/lib/search/shards';
import {
  displayOrder,
  placeOf,
  qualityOf,
  questionOf,
  shownPart,
} from '../lib/search/golden/golden';
import { sample } from '../support/sample';

const BUILD = path.resolve(__dirname, '..', '..', 'build', SHARDS_FOLDER);
const SETS = path.resolve(__dirname, '..', 'lib', 'search', 'golden', 'everywhere');

/** Queries with the page on screen, and what they must find. */
const setDecoder = record({
  queries: array(record({ place: string, query: string, finds: array(string) })),
});

/** The least shares of each set that must be found first, and among the first three. */
const LEAST: Readonly<Record<string, { readonly first: number; readonly firstThree: number }>> = {
  'javascript-1.json': { first: 0.8, firstThree: 0.9 },
  'javascript-2.json': { first: 0.85, firstThree: 0.9 },
  'messages-1.json': { first: 0.9, firstThree: 0.9 },
  'messages-2.json': { first: 0.85, firstThree: 0.88 },
  'mixed-1.json': { first: 0.92, firstThree: 0.97 },
  'mixed-10.json': { first: 0.86, firstThree: 0.94 },
  'mixed-11.json': { first: 0.94, firstThree: 0.96 },
  'mixed-12.json': { first: 0.84, firstThree: 0.95 },
  'mixed-13.json': { first: 0.82, firstThree: 0.94 },
  'mixed-14.json': { first: 0.9, firstThree: 0.97 },
  'mixed-15.json': { first: 0.92, firstThree: 0.97 },
  'mixed-2.json': { first: 0.9, firstThree: 0.95 },
  'mixed-3.json': { first: 0.92, firstThree: 0.98 },
  'mixed-4.json': { first: 0.94, firstThree: 0.98 },
  'mixed-5.json': { first: 0.92, firstThree: 0.97 },
  'mixed-6.json': { first: 0.83, firstThree: 0.92 },
  'mixed-7.json': { first: 0.83, firstThree: 0.9 },
  'mixed-8.json': { first: 0.89, firstThree: 0.95 },
  'mixed-9.json': { first: 0.9, firstThree: 0.96 },
  'types.json': { first: 0.9, firstThree: 0.95 },
};

function read<T>(file: string, decoder: Parameters<typeof parseJson<T>>[1]): T {
  const decoded = parseJson(fs.readFileSync(file, 'utf8'), decoder);
  if (!decoded.ok) throw new Error(`${describeError(decoded.error)} of ${file}.`);
  return decoded.value;
}

function wholeEngine(): SearchEngine {
  const engine = createEngine();
  for (const { name } of SHARDS) {
    const steps = engine.add(name, read(path.join(BUILD, `${name}.json`), shardContentsDecoder));
    while (!steps.next().done);
  }
  return engine;
}

/** The question that the dialog asks on a page. */
function questionAt(pathname: string, query: string): SearchParams {
  const place = readerPlace(pathname, '/', undefined);
  const { filters, preferences } = scopeOf(place, place.own, undefined);
  const [shard] = SHARDS;
  if (!shard) throw new Error('Expected shards in src/lib/search/shards.ts, found none.');
  return { ...questionOf(query, shard), facetFilters: filters, optionalFilters: preferences };
}

const engine = wholeEngine();

test('each set has its limits', () => {
  expect(fs.readdirSync(SETS).sort()).toEqual(Object.keys(LEAST).sort());
});

/** What a set asks for, by its file. */
const kindOf = (file: string): string => file.replace(/(?:-\d+)?\.json$/, '');

/** A third of the sets of each kind. */
const ASKED = [...new Set(Object.keys(LEAST).map(kindOf))].flatMap((kind) => {
  const own = Object.entries(LEAST).filter(([file]) => kindOf(file) === kind);
  return sample(own, Math.ceil(own.length / 3));
});

test.each(ASKED)('%s', (file, least) => {
  const { queries } = read(path.join(SETS, file), setDecoder);
  const asked = queries.map(({ place, query, finds }) => {
    const { hits } = engine.search(questionAt(place, query));
    return { query, found: placeOf(displayOrder(hits.map(shownPart)), finds) };
  });
  const { first, firstThree } = qualityOf(asked.map(({ found }) => found));
  const misses = asked.filter(({ found }) => found === 0 || found > 3);
  const isGood = first >= least.first && firstThree >= least.firstThree;
  // The queries that found nothing fitting are what a failure must show.
  expect(isGood ? [] : [first, firstThree, ...misses.map(({ query }) => query)]).toEqual([]);
});
