// cspell:ignore flexsearch
/** The engines of the comparison: ours, lunr, FlexSearch and MiniSearch, on the same records. */
import { createRequire } from 'node:module';
import path from 'node:path';

import MiniSearch from 'minisearch';

import { createEngine } from '../../src/lib/search/engine';
import { type Entry, entriesOf } from '../../src/lib/search/engine/entries';
import type { Shard, ShardContents } from '../../src/lib/search/shards';
import { questionOf, shownPart } from '../../tests/lib/search/golden/golden';

/** A hit, as far as it is compared. */
export interface ComparedHit {
  readonly url: string;
  readonly group: string;
}

/** An engine with its index. */
export interface ComparedEngine {
  /** The best hits, at most as many as the dialog shows. */
  readonly search: (query: string) => readonly ComparedHit[];
}

/** An engine that can be tried. */
export interface Contestant {
  readonly name: string;
  readonly build: (shard: Shard, contents: ShardContents) => ComparedEngine;
}

/** Hits of an answer, as in the dialog. */
const HITS = 20;

/** The fields that the others get: the same names and texts, with the weights that ours begins with. */
const FIELDS = { title: 10, heading: 7, keywords: 8, text: 1 } as const;

interface Row {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly keywords: string;
  readonly text: string;
}

function rowOf({ id, level, name, page, text }: Entry): Row {
  return {
    id,
    title: page.title,
    heading: level === 1 ? '' : name,
    keywords: level === 1 ? page.keywords.join(' ') : '',
    text,
  };
}

function hitOf(entries: readonly Entry[], id: number): ComparedHit[] {
  const entry = entries[id];
  if (!entry) return [];
  const { anchor, page } = entry;
  return [{ url: anchor === null ? page.url : `${page.url}#${anchor}`, group: page.group }];
}

/** Ours. */
const OURS: Contestant = {
  name: 'ours',
  build: (shard, contents) => {
    const engine = createEngine();
    const steps = engine.add(shard.name, contents);
    while (!steps.next().done);
    return { search: (query) => engine.search(questionOf(query, shard)).hits.map(shownPart) };
  },
};

/** The parts of lunr that are used. */
interface Lunr {
  (this: void, setUp: (this: LunrBuilder) => void): LunrIndex;
  readonly tokenizer: (text: string) => readonly { toString(): string }[];
}
interface LunrBuilder {
  ref(name: string): void;
  field(name: string, options: { readonly boost: number }): void;
  add(row: Row): void;
}
interface LunrIndex {
  query(ask: (query: LunrQuery) => void): readonly { readonly ref: string }[];
}
interface LunrQuery {
  term(
    text: string,
    options: { readonly boost: number; readonly wildcard?: number; readonly editDistance?: number },
  ): void;
}

/** lunr as its guide recommends for a search while typing: whole words, beginnings, one typo. */
function lunrContestant(lunr: Lunr): Contestant {
  const TRAILING = 2;
  return {
    name: 'lunr 2.3.9',
    build: (_, contents) => {
      const entries = entriesOf(contents);
      const index = lunr(function () {
        this.ref('id');
        for (const [field, boost] of Object.entries(FIELDS)) this.field(field, { boost });
        for (const entry of entries) this.add(rowOf(entry));
      });
      return {
        search: (query) =>
          index
            .query((ask) => {
              for (const token of lunr.tokenizer(query)) {
                const term = token.toString();
                ask.term(term, { boost: 100 });
                ask.term(term, { boost: 10, wildcard: TRAILING });
                if (term.length > 3) ask.term(term, { boost: 1, editDistance: 1 });
              }
            })
            .slice(0, HITS)
            .flatMap(({ ref }) => hitOf(entries, Number(ref))),
      };
    },
  };
}

/** The parts of FlexSearch that are used. */
interface FlexSearch {
  readonly Document: new (options: object) => FlexDocument;
}
interface FlexDocument {
  add(row: Row): void;
  search(
    query: string,
    options: object,
  ): readonly { readonly field: string; readonly result: readonly (number | string)[] }[];
}

/** FlexSearch with beginnings of words and relaxed queries; fields in the order of their weight. */
function flexSearchContestant({ Document }: FlexSearch): Contestant {
  return {
    name: 'FlexSearch 0.8.212',
    build: (_, contents) => {
      const entries = entriesOf(contents);
      const index = new Document({
        document: {
          id: 'id',
          index: Object.keys(FIELDS).map((field) => ({
            field,
            tokenize: 'forward',
            encoder: 'Normalize',
          })),
        },
      });
      for (const entry of entries) index.add(rowOf(entry));
      return {
        search: (query) => {
          const fields = index.search(query, { limit: HITS, suggest: true });
          const ids = new Set(fields.flatMap(({ result }) => result.map(Number)));
          return [...ids].slice(0, HITS).flatMap((id) => hitOf(entries, id));
        },
      };
    },
  };
}

/** MiniSearch as its guide recommends for a search while typing. */
const MINI_SEARCH: Contestant = {
  name: 'MiniSearch 7',
  build: (_, contents) => {
    const entries = entriesOf(contents);
    const index = new MiniSearch<Row>({
      fields: Object.keys(FIELDS),
      searchOptions: { boost: FIELDS, prefix: true, fuzzy: 0.2 },
    });
    index.addAll(entries.map(rowOf));
    return {
      search: (query) =>
        index
          .search(query)
          .slice(0, HITS)
          .flatMap(({ id }) => hitOf(entries, Number(id))),
    };
  },
};

function isLunr(value: unknown): value is Lunr {
  return typeof value === 'function' && 'tokenizer' in value;
}

function isFlexSearch(value: unknown): value is FlexSearch {
  return typeof value === 'object' && value !== null && 'Document' in value;
}

/**
 * All engines.
 *
 * @param packages folder whose `node_modules` holds the peers
 */
export function contestants(packages: string): readonly Contestant[] {
  const load = createRequire(path.join(packages, 'package.json'));
  const lunr: unknown = load('lunr');
  const flexSearch: unknown = load('flexsearch');
  if (!isLunr(lunr) || !isFlexSearch(flexSearch)) {
    throw new Error(
      `bench: expected lunr 2.3 and FlexSearch 0.8 in ${packages}, got others; run npm ci there.`,
    );
  }
  return [OURS, lunrContestant(lunr), flexSearchContestant(flexSearch), MINI_SEARCH];
}
