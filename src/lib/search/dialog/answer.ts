/** Asks a back end and reads what it answers. */
import type { FacetFilters, SearchResult } from '../client';
import type { SearchBackend } from '../createClient';
import { groupItems, type PageOnScreen, readHits } from './items';
import { requestOf } from './request';
import { type Answer, SUGGESTION_LIMIT } from './state';

/** An answer, and the addresses of hits that lead nowhere. */
interface Reading {
  readonly answer: Answer;
  readonly unreadable: readonly string[];
}

/** Reads the answer to a query. */
export function readResult(
  query: string,
  { hits, nbHits, queryID, suggestions = [], next = [] }: SearchResult,
  page: PageOnScreen,
): Reading {
  const { items, unreadable } = readHits(hits, page);
  const groups = groupItems(items);
  return {
    answer: {
      query,
      groups,
      items: groups.flatMap((group) => group.items),
      total: nbHits,
      queryID,
      suggestions: suggestions.slice(0, SUGGESTION_LIMIT),
      next,
    },
    unreadable,
  };
}

/**
 * Asks for a query.
 *
 * @throws what the back end rejects with
 */
export async function findAnswer(
  { client, indexName, clickAnalytics }: SearchBackend,
  query: string,
  filters: FacetFilters,
  page: PageOnScreen,
  isNarrow: boolean,
): Promise<Answer> {
  const request = requestOf(query, filters, { indexName, clickAnalytics, isNarrow });
  const { results } = await client.search([request]);
  const [result] = results;
  if (!result) throw new Error('search: expected an answer for each question, got none.');
  const { answer, unreadable } = readResult(query, result, page);
  for (const url of unreadable) {
    console.error(
      `search: expected the address of a page in a hit, got ${JSON.stringify(url)} for the query ${JSON.stringify(query)}; the hit is left out, so rebuild the index.`,
    );
  }
  return answer;
}
