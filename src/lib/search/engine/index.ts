/**
 * The search engine: takes the files of the index, answers questions. It knows neither browser nor
 * network, so that the worker, the tests and the benchmark share it.
 */
import { PASTE_LENGTH, type SearchParams, type SearchResult } from '../client';
import { percentsOf, preferenceOf, takesFacets } from '../facets';
import { SEARCH_AREAS } from '../record';
import { type ShardContents, SHARDS, shardsOf } from '../shards';
import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../../versions';
import type { Entry } from './entries';
import { explanationsOf, isErrorEntry, plainQuery } from './explanations';
import { hitOf } from './hits';
import { hasWord, type IsKnown, type WordMatches } from './matching';
import { nextQueries } from './nextQueries';
import { type Query, readQuery } from './query';
import { countByArea, rank, type RankedEntry, type Ranking } from './ranking';
import { buildShard, type ShardIndex } from './shardIndex';
import { suggestionsFor } from './suggestions';
import { varied } from './variety';
import { MESSAGE, OTHER_VERSION, TYPE } from './weights';

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

/** The sections that explain a message; undefined for other queries. */
function explained(
  shard: ShardIndex,
  text: string,
  isAsked: (entry: Entry) => boolean,
): Ranking | undefined {
  const entries = explanationsOf(shard, text, isAsked).map(({ entry, explains, score }) => ({
    entry,
    explains,
    score: MESSAGE.points * score,
    isText: true,
  }));
  return entries.length > 0 ? { entries, counts: countByArea(entries), words: [] } : undefined;
}

/** The members that have a type; undefined for other queries. */
function typed(
  { types }: ShardIndex,
  text: string,
  isAsked: (entry: Entry) => boolean,
): Ranking | undefined {
  const entries = (types?.find(text) ?? [])
    .filter(({ entry }) => isAsked(entry))
    .map(({ entry, isNear, score }) => ({
      entry,
      isNear,
      score: TYPE.points * score,
      isText: false,
    }));
  return entries.length > 0 ? { entries, counts: countByArea(entries), words: [] } : undefined;
}

/** A shard that a question is about. */
interface Found {
  readonly shard: ShardIndex;
  /** Points that its hits lose, because they are of another version. */
  readonly handicap: number;
}

/** What is asked of a shard. */
interface Asking {
  readonly text: string;
  readonly query: Query;
  readonly isAsked: (entry: Entry) => boolean;
}

/**
 * Ranks the entries of all shards. If one of them explains a message, or has members of a type, the others
 * have nothing to add: their hits would only share words with it.
 */
function rankAll(
  found: readonly Found[],
  askingOf: (shard: ShardIndex) => Asking,
): readonly (Ranking & { readonly handicap: number })[] {
  const by = (way: (shard: ShardIndex, asking: Asking) => Ranking | undefined) =>
    found.flatMap(({ shard, handicap }) => {
      const ranking = way(shard, askingOf(shard));
      return ranking ? [{ ...ranking, handicap }] : [];
    });
  const explanations = by((shard, { text, isAsked }) => explained(shard, text, isAsked));
  if (explanations.length > 0) return explanations;
  const members = by((shard, { text, isAsked }) => typed(shard, text, isAsked));
  if (members.length > 0) return members;
  const isKnown = knownIn(found);
  return by((shard, { query, isAsked }) => rank(shard, query, isAsked, isKnown));
}

/** Tells whether any of some shards has a word; each word is looked for once. */
function knownIn(found: readonly Found[]): IsKnown {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word.typed);
    if (before !== undefined) return before;
    const isKnown = found.some(({ shard }) => hasWord(shard, word));
    known.set(word.typed, isKnown);
    return isKnown;
  };
}

/** How many entries fit in each area, over all shards. */
function areaCounts(
  rankings: readonly Pick<Ranking, 'counts'>[],
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { counts } of rankings) {
    for (const [area, count] of counts) sums[area] = (sums[area] ?? 0) + count;
  }
  return sums;
}

/** A part of an answer: the first is chosen for variety, the others have the rest in its order. */
function partOf(
  answers: readonly Answer[],
  { hitsPerPage, page = 0 }: Pick<Question, 'hitsPerPage' | 'page'>,
): readonly Answer[] {
  // Members with one type often stand in one module.
  const isByType = answers.some(({ isNear }) => isNear !== undefined);
  const first = varied(answers, hitsPerPage, isByType ? hitsPerPage : undefined);
  if (page === 0) return first;
  const isShown = new Set(first);
  const rest = answers.filter((answer) => !isShown.has(answer));
  return rest.slice((page - 1) * hitsPerPage, page * hitsPerPage);
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

  function asked({ facetFilters, optionalFilters }: Question): readonly Found[] {
    const all = shardsOf(facetFilters);
    // Who asks for an old version alone, or says what is preferred, gets answers as they are.
    const isMixed = !optionalFilters && all.some(({ name }) => LATEST.has(name));
    return all.flatMap(({ name }) => {
      const shard = shards.get(name);
      return shard ? [{ shard, handicap: isMixed && !LATEST.has(name) ? OTHER_VERSION : 0 }] : [];
    });
  }

  return {
    add,
    search: (question) => {
      const text = question.query.slice(0, PASTE_LENGTH);
      const query = readQuery(plainQuery(text));
      const found = asked(question);
      const next = nextQueries(
        text,
        found.flatMap(({ shard }) => shard.vocabulary ?? []),
      );
      if (query.words.length === 0) return { hits: [], nbHits: 0, next };
      const { facetFilters, optionalFilters = [] } = question;
      const isAskedOf = ({ version }: ShardIndex): ((entry: Entry) => boolean) => {
        const areas = SEARCH_AREAS.filter((area) => takesFacets(facetFilters, { area, version }));
        return ({ page }) => areas.includes(page.area);
      };
      const percents = percentsOf(optionalFilters);
      // The index of errors belongs to every area.
      const most = Math.max(0, ...percents.values());
      const factorOf = ({ entry, explains }: RankedEntry): number => {
        const preferable = { ...entry.page, isPage: entry.level === 1 };
        const isExplanation = explains !== undefined && isErrorEntry(entry);
        return 1 + (isExplanation ? most : preferenceOf(percents, preferable)) / 100;
      };
      const rankings = rankAll(found, (shard) => ({ text, query, isAsked: isAskedOf(shard) }));
      const answers = rankings
        .flatMap(({ entries, words, handicap }): Answer[] =>
          entries.map((ranked) => ({
            ...ranked,
            score: (ranked.score + handicap) * factorOf(ranked),
            words,
          })),
        )
        .sort((a, b) => b.score - a.score);
      if (answers.length === 0) {
        const names = found.flatMap(({ shard }) => shard.entries.filter(isAskedOf(shard)));
        return { hits: [], nbHits: 0, suggestions: suggestionsFor(text, names), next };
      }
      const area = areaCounts(rankings);
      return {
        hits: partOf(answers, question).map((answer) => hitOf(answer, answer.words, question)),
        nbHits: Object.values(area).reduce((sum, count) => sum + count, 0),
        facets: { area },
        next,
      };
    },
  };
}
