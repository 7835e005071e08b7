/** Readers find what they look for: golden queries on the index of the finished build. */
import fs from 'node:fs';
import path from 'node:path';

import { describe as describeError, parseJson } from '../../src/lib/decode';
import { createEngine, type SearchEngine } from '../../src/lib/search/engine';
import { entriesOf } from '../../src/lib/search/engine/entries';
import {
  createVocabulary,
  nextQueries,
  type Vocabulary,
} from '../../src/lib/search/engine/nextQueries';
import {
  type Shard,
  type ShardContents,
  shardContentsDecoder,
  SHARDS_FOLDER,
} from '../../src/lib/search/shards';
import {
  displayOrder,
  goldenFiles,
  PASTED_SETS,
  placeOf,
  qualityOf,
  questionOf,
  setOf,
  shownPart,
} from '../lib/search/golden/golden';

const BUILD = path.resolve(__dirname, '..', '..', 'build', SHARDS_FOLDER);

/** Shares of the queries that must find their page at once, and in the first three hits. */
const LEAST = { first: 0.85, firstThree: 0.95 } as const;

/** The same for queries that the weights were not set on. */
const LEAST_HELD_OUT = { first: 0.75, firstThree: 0.85 } as const;

/** Sets of which more is asked. */
const LEAST_OF_SET: Readonly<Record<string, typeof LEAST | undefined>> = {
  golden: LEAST,
  'held out types': LEAST,
};

/**
 * Share of the letters whose answer the dialog can ask ahead; the median time from a letter to its hits
 * is that of foreseen ones as long as this is well above a half.
 */
const LEAST_FORESEEN = 0.75;

function contentsOf({ name }: Shard): ShardContents {
  const file = path.join(BUILD, `${name}.json`);
  if (!fs.existsSync(file)) {
    throw new Error(
      `Expected the search index at ${file}, there is none; run "npm run build" first.`,
    );
  }
  const contents = parseJson(fs.readFileSync(file, 'utf8'), shardContentsDecoder);
  if (!contents.ok) throw new Error(`${describeError(contents.error)} of ${file}.`);
  return contents.value;
}

function engineOf(shard: Shard): SearchEngine {
  const engine = createEngine();
  const steps = engine.add(shard.name, contentsOf(shard));
  while (!steps.next().done);
  return engine;
}

function vocabularyOf(shard: Shard): Vocabulary {
  const { add, build } = createVocabulary();
  for (const entry of entriesOf(contentsOf(shard))) add(entry);
  return build();
}

const FILES = goldenFiles();

test.each([...new Set(FILES.map(setOf))])('%s queries find what readers look for', (set) => {
  const asked = FILES.filter((file) => setOf(file) === set).flatMap(({ shard, queries }) => {
    const engine = engineOf(shard);
    return queries.map(({ query, finds }) => {
      const { hits } = engine.search(questionOf(query, shard));
      return { query, place: placeOf(displayOrder(hits.map(shownPart)), finds) };
    });
  });
  const { first, firstThree } = qualityOf(asked.map(({ place }) => place));
  const least = LEAST_OF_SET[set] ?? LEAST_HELD_OUT;
  const misses = asked.filter(({ place }) => place === 0 || place > 3);
  const isGood = first >= least.first && firstThree >= least.firstThree;
  // The queries that found nothing fitting are what a failure must show.
  expect(isGood ? [] : misses.map(({ query }) => query)).toEqual([]);
});

describe.each(FILES)('$name', ({ shard, queries }) => {
  test('names pages and places that exist', () => {
    const { pages } = contentsOf(shard);
    const places = new Set(
      pages.flatMap(({ url, sections }) => [
        url,
        ...sections.map(({ anchor }) => `${url}#${anchor}`),
      ]),
    );
    const unknown = queries.flatMap(({ finds }) => finds.filter((place) => !places.has(place)));
    expect(unknown).toEqual([]);
  });
});

const typed = FILES.filter((file) => !PASTED_SETS.includes(setOf(file)));

describe.each(typed)('$name', ({ shard, queries }) => {
  test('foresees most letters', () => {
    const vocabulary = vocabularyOf(shard);
    const letters = queries.flatMap(({ query }) =>
      [...query].map((letter, place) => ({ before: query.slice(0, place), letter })),
    );
    const foreseen = letters.filter(({ before, letter }) =>
      nextQueries(before, [vocabulary]).includes(before + letter),
    );
    expect(foreseen.length / letters.length).toBeGreaterThan(LEAST_FORESEEN);
  });
});
