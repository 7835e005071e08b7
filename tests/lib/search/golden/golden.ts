/**
 * Golden queries: what readers type, with the pages that they must find. `*.json` beside this file
 * were written before the weights; `held-out-*.json` were not looked at while they were set.
 */
import fs from 'node:fs';
import path from 'node:path';

import {
  areaFilter,
  ELLIPSIS,
  HIGHLIGHT,
  HITS_PER_PAGE,
  RETRIEVED_ATTRIBUTES,
  type SearchHit,
  type SearchParams,
  SNIPPET_WORDS,
  versionFilter,
} from '../../../../src/lib/search/client';
import type { SearchArea } from '../../../../src/lib/search/record';
import { type Shard, SHARDS } from '../../../../src/lib/search/shards';
import { array, type Decoded, literal, parseJson, record, string } from '../../../../src/lib/decode';

const goldenDecoder = record({
  area: literal('manual', 'react'),
  version: string,
  queries: array(record({ query: string, kind: string, finds: array(string) })),
});

/** A query with the pages, or sections, of which one must be found. */
export interface GoldenQuery {
  readonly query: string;
  readonly kind: string;
  /** Addresses; with a fragment where the place matters. */
  readonly finds: readonly string[];
}

/** The queries about one shard. */
export interface GoldenFile {
  readonly name: string;
  readonly shard: Shard;
  readonly queries: readonly GoldenQuery[];
}

function shardOf(area: SearchArea, version: string): Shard {
  const shard = SHARDS.find(
    (candidate) => candidate.version === version && candidate.areas.includes(area),
  );
  if (!shard) throw new Error(`Expected a shard of ${area} ${version}, there is none in shards.ts.`);
  return shard;
}

function readFile(file: string): GoldenFile {
  const text = fs.readFileSync(path.join(__dirname, file), 'utf8');
  const decoded: Decoded<typeof goldenDecoder> = (() => {
    const result = parseJson(text, goldenDecoder);
    if (!result.ok) throw new Error(`Expected golden queries in ${file}: ${result.error.expected}.`);
    return result.value;
  })();
  const shard = shardOf(decoded.area, decoded.version);
  const base = `/docs/${shard.name.replace('-', '/')}/`;
  return {
    name: file.replace('.json', ''),
    shard,
    queries: decoded.queries.map(({ query, kind, finds }) => ({
      query,
      kind,
      finds: finds.map((place) => base + place),
    })),
  };
}

/** All files of golden queries; those held out begin with `held-out`. */
export function goldenFiles(): readonly GoldenFile[] {
  return fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.json'))
    .map(readFile);
}

/** The set that a file belongs to: `golden`, `held out`, `held out messages`, whatever the version. */
export function setOf({ name }: GoldenFile): string {
  return name.startsWith('held-out') ? name.replace(/-[^-]+$/, '').replaceAll('-', ' ') : 'golden';
}

/** Sets of queries that are pasted or written, not typed letter by letter as words are. */
export const PASTED_SETS: readonly string[] = ['held out messages', 'held out types'];

/** The question that the dialog asks. */
export function questionOf(query: string, { areas, version }: Shard): SearchParams {
  return {
    query,
    attributesToRetrieve: RETRIEVED_ATTRIBUTES,
    attributesToSnippet: RETRIEVED_ATTRIBUTES.filter((name) => /^(?:hier|content)/.test(name)).map(
      (name) => `${name}:${SNIPPET_WORDS.wide}`,
    ),
    snippetEllipsisText: ELLIPSIS,
    highlightPreTag: HIGHLIGHT.start,
    highlightPostTag: HIGHLIGHT.end,
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: false,
    facetFilters: [areaFilter(areas), versionFilter([version])],
  };
}

/** Most hits of a group that the dialog shows. */
const MOST_OF_A_GROUP = 5;

/** Addresses as the dialog lists them: by groups, in the order in which these appear first. */
export function displayOrder(
  hits: readonly { readonly url: string; readonly group: string }[],
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { url, group } of hits.slice(0, HITS_PER_PAGE)) {
    const urls = groups.get(group) ?? [];
    if (urls.length < MOST_OF_A_GROUP) urls.push(url);
    groups.set(group, urls);
  }
  return [...groups.values()].flat();
}

/** What `displayOrder` takes of a hit. */
export function shownPart({ url, hierarchy }: SearchHit): {
  readonly url: string;
  readonly group: string;
} {
  return { url, group: hierarchy.lvl0 ?? '' };
}

/** Place of the first hit that was looked for, from 1; 0 where there is none. */
export function placeOf(urls: readonly string[], finds: readonly string[]): number {
  return (
    1 +
    urls.findIndex((url) =>
      finds.some((wanted) => url === wanted || (!wanted.includes('#') && url.startsWith(`${wanted}#`))),
    )
  );
}

/** Shares of queries, 0 to 1. */
export interface Quality {
  readonly first: number;
  readonly firstThree: number;
  /** Mean of one divided by the place. */
  readonly reciprocal: number;
}

/** The quality of answers, from the places of what was looked for. */
export function qualityOf(places: readonly number[]): Quality {
  const share = (test: (place: number) => boolean): number =>
    places.filter(test).length / places.length;
  return {
    first: share((place) => place === 1),
    firstThree: share((place) => place >= 1 && place <= 3),
    reciprocal: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length,
  };
}
