/** Asks a back end and reads what it answers. */
import { HITS_PER_PAGE, type SearchRequest, type SearchResult } from '../client';
import type { SearchBackend } from '../createClient';
import { SEARCH_AREAS } from '../record';
import { filtersBeyond, type Generation } from '../scope';
import { groupItems, type Item, type ItemGroup, type PageOnScreen, readHits } from './items';
import { type AskedScope, countRequest, requestOf } from './request';
import { type Answer, type AreaCounts, SUGGESTION_LIMIT } from './state';

/** Most words of a query that is offered: longer ones are sentences of a text. */
const SUGGESTED_WORDS = 3;

/** An answer, and the addresses of hits that lead nowhere. */
interface Reading {
  readonly answer: Answer;
  readonly unreadable: readonly string[];
}

/** How much the areas have; undefined where the index doesn't count. */
function countsOf({ facets }: SearchResult): AreaCounts | undefined {
  const counts = facets?.area;
  return (
    counts &&
    Object.fromEntries(
      SEARCH_AREAS.flatMap((area) => {
        const count = counts[area];
        return count === undefined ? [] : [[area, count]];
      }),
    )
  );
}

const isName = (suggestion: string): boolean => suggestion.split(/\s+/).length <= SUGGESTED_WORDS;

const itemsOf = (groups: readonly ItemGroup[]): readonly Item[] =>
  groups.flatMap((group) => group.items);

/**
 * Reads the answer to a query.
 *
 * @param counted the answer that counts all areas, where that is another one
 */
export function readResult(
  query: string,
  result: SearchResult,
  page: PageOnScreen,
  counted: SearchResult = result,
): Reading {
  const { hits, nbHits, queryID, suggestions = [], next = [] } = result;
  const { items, unreadable } = readHits(hits, page);
  const { groups, kept } = groupItems(items);
  return {
    answer: {
      query,
      groups,
      items: itemsOf(groups),
      total: nbHits,
      counts: countsOf(counted),
      notLoaded: result.notLoaded,
      isEarly: result.isEarly === true,
      kept,
      parts: 1,
      hasMore: kept.length > 0 || (hits.length > 0 && nbHits > hits.length),
      queryID,
      suggestions: suggestions.filter(isName).slice(0, SUGGESTION_LIMIT),
      next,
    },
    unreadable,
  };
}

/** An answer with a further part of it below what is there. */
export function extendAnswer(answer: Answer, { hits }: SearchResult, page: PageOnScreen): Reading {
  const { items, unreadable } = readHits(hits, page, answer.parts * HITS_PER_PAGE);
  const known = new Set([...answer.items, ...answer.kept].map(({ id }) => id));
  const further = [...answer.kept, ...items.filter(({ id }) => !known.has(id))];
  const groups = [...answer.groups, ...groupItems(further, Number.POSITIVE_INFINITY).groups];
  return {
    answer: {
      ...answer,
      groups,
      items: itemsOf(groups),
      kept: [],
      parts: answer.parts + 1,
      hasMore: hits.length === HITS_PER_PAGE,
    },
    unreadable,
  };
}

/** What a question depends on beside its text. */
export interface Surroundings {
  readonly scope: AskedScope;
  readonly page: PageOnScreen;
  readonly isNarrow: boolean;
}

async function resultsOf(
  { client }: SearchBackend,
  requests: readonly [SearchRequest, ...SearchRequest[]],
): Promise<readonly [SearchResult, ...SearchResult[]]> {
  const { results } = await client.search(requests);
  const [result, ...others] = results;
  if (!result) throw new Error('search: expected an answer for each question, got none.');
  return [result, ...others];
}

function reported({ answer, unreadable }: Reading): Answer {
  for (const url of unreadable) {
    console.error(
      `search: expected the address of a page in a hit, got ${JSON.stringify(url)} for the query ${JSON.stringify(answer.query)}; the hit is left out, so rebuild the index.`,
    );
  }
  return answer;
}

/**
 * Asks for a query.
 *
 * @throws what the back end rejects with
 */
export async function findAnswer(
  backend: SearchBackend,
  query: string,
  { scope, page, isNarrow }: Surroundings,
): Promise<Answer> {
  const request = requestOf(query, scope, { ...backend, isNarrow });
  const [result, counted] = await resultsOf(
    backend,
    // A question that is narrowed to an area counts that one alone.
    scope.area ? [request, countRequest(request, scope.wideFilters)] : [request],
  );
  return reported(readResult(query, result, page, counted));
}

/**
 * Asks for the next part of an answer.
 *
 * @throws what the back end rejects with
 */
export async function findMore(
  backend: SearchBackend,
  answer: Answer,
  { scope, page, isNarrow }: Surroundings,
): Promise<Answer> {
  const request = requestOf(answer.query, scope, { ...backend, isNarrow }, answer.parts);
  const [result] = await resultsOf(backend, [request]);
  return reported(extendAnswer(answer, result, page));
}

/**
 * How much another generation has for a query, from its names alone where the index is embedded.
 *
 * @param own the generation that has been searched
 * @throws what the back end rejects with
 */
export async function countElsewhere(
  backend: SearchBackend,
  query: string,
  own: Generation,
  other: Generation,
): Promise<number> {
  const scope = { filters: filtersBeyond(own, other), preferences: [] };
  const request = requestOf(query, scope, { ...backend, isNarrow: false });
  const [count = 0] = await backend.client.count([countRequest(request, scope.filters)]);
  return count;
}
