/**
 * The search engine: takes the files of the index, answers questions. It knows neither browser nor
 * network, so that the worker, the tests and the benchmark share it.
 */
import type { FacetFilters, SearchParams, SearchResult } from '../client';
import type { SearchArea } from '../record';
import { type ShardContents, SHARDS, shardsOf } from '../shards';
import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../../versions';
import type { Entry } from './entries';
import { hitOf } from './hits';
import type { WordMatches } from './matching';
import { nextQueries } from './nextQueries';
import { readQuery } from './query';
import { rank, type RankedEntry } from './ranking';
import { buildShard, type ShardIndex } from './shardIndex';
import { suggestionsFor } from './suggestions';
import { varied } from './variety';
import { OTHER_VERSION } from './weights';

/** What the engine reads of a question. */
export type Question = Omit<SearchParams, 'attributesToRetrieve' | 'clickAnalytics'>;

/** Answers questions about the shards that it was given. */
export interface SearchEngine {
  /**
   * Takes a shard, or takes the place of what was there of it: names first, everything after. Works
   * in small steps, between which questions can be answered from what is there already.
   *
   * @param name the shard's name (shards.ts)
   */
  readonly add: (name: string, contents: ShardContents) => Generator<void, void>;
  /** Answers from the shards that were added, of those that the filters take. */
  readonly search: (question: Question) => SearchResult;
}

/** Whether filters take a page of an area; filters of other facets chose the shards already. */
function areaTest(filters: FacetFilters): (area: SearchArea) => boolean {
  const asked = filters
    .map((filter) => (typeof filter === 'string' ? [filter] : filter))
    .filter((texts) => texts.some((text) => text.startsWith('area:')));
  return (area) => asked.every((texts) => texts.includes(`area:${area}`));
}

/** Shards of the versions that readers of all versions want first. */
const LATEST: ReadonlySet<string> = new Set(
  SHARDS.filter(({ areas, version }) =>
    [...MANUAL_VERSIONS, ...REACT_VERSIONS].some(
      ({ name, channel }) =>
        name === version && channel === 'latest' && !areas.includes('reason-compiler'),
    ),
  ).map(({ name }) => name),
);

interface Answer extends RankedEntry {
  readonly words: readonly WordMatches[];
}

/** An engine without shards. */
export function createEngine(): SearchEngine {
  const shards = new Map<string, ShardIndex>();

  function* add(name: string, contents: ShardContents): Generator<void, void> {
    const steps = buildShard(contents, shards.get(name));
    let step = steps.next();
    while (!step.done) {
      shards.set(name, step.value);
      yield;
      step = steps.next();
    }
    shards.set(name, step.value);
  }

  function asked(filters: FacetFilters): readonly { shard: ShardIndex; handicap: number }[] {
    const all = shardsOf(filters);
    // Who asks for an old version alone gets its answers as they are.
    const isMixed = all.some(({ name }) => LATEST.has(name));
    return all.flatMap(({ name }) => {
      const shard = shards.get(name);
      return shard ? [{ shard, handicap: isMixed && !LATEST.has(name) ? OTHER_VERSION : 0 }] : [];
    });
  }

  return {
    add,
    search: (question) => {
      const text = question.query;
      const query = readQuery(text);
      const found = asked(question.facetFilters);
      const next = nextQueries(
        text,
        found.flatMap(({ shard }) => shard.vocabulary ?? []),
      );
      if (query.words.length === 0) return { hits: [], nbHits: 0, next };
      const takesArea = areaTest(question.facetFilters);
      const isAsked = ({ page }: Entry): boolean => takesArea(page.area);
      const rankings = found.map(({ shard, handicap }) => ({
        ...rank(shard, query, isAsked),
        handicap,
      }));
      const answers = rankings
        .flatMap(({ entries, words, handicap }): Answer[] =>
          entries.map((ranked) => ({ ...ranked, score: ranked.score + handicap, words })),
        )
        .sort((a, b) => b.score - a.score);
      if (answers.length === 0) {
        const names = found.flatMap(({ shard }) => shard.entries.filter(isAsked));
        return { hits: [], nbHits: 0, suggestions: suggestionsFor(text, names), next };
      }
      return {
        hits: varied(answers, question.hitsPerPage).map((answer) =>
          hitOf(answer, answer.words, question),
        ),
        nbHits: rankings.reduce((sum, { count }) => sum + count, 0),
        next,
      };
    },
  };
}
