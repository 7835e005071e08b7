/** Hits and back ends for tests of the search dialog. */
import type {
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '../../src/lib/search/client';

/** A hit of a page, or of what the changes say. */
export function hitOf(url: string, changes: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    hierarchy: { lvl0: 'Overview', lvl1: 'Record', lvl2: null },
    ...changes,
  };
}

/** An answer with these hits. */
export function resultOf(
  hits: readonly SearchHit[],
  changes: Partial<SearchResult> = {},
): SearchResult {
  return { hits, nbHits: hits.length, ...changes };
}

/**
 * A client whose answers the test gives, and what it was asked.
 *
 * @param isLocal whether it may be asked ahead
 */
export function fakeClient(
  answer: (query: string) => SearchResult | Promise<SearchResult>,
  isLocal = false,
) {
  const requests: SearchRequest[] = [];
  const counted: SearchRequest[] = [];
  const better = new Set<() => void>();
  const client = {
    isLocal,
    search: async (asked: readonly SearchRequest[]) => {
      requests.push(...asked);
      return { results: await Promise.all(asked.map(({ params }) => answer(params.query))) };
    },
    count: async (asked: readonly SearchRequest[]) => {
      counted.push(...asked);
      return asked.map(() => 0);
    },
    prepare: jest.fn(),
    follow: jest.fn(),
    onBetter: (listener: () => void) => {
      better.add(listener);
      return () => void better.delete(listener);
    },
  } satisfies SearchClient;
  return { client, requests, counted, tellBetter: () => better.forEach((listener) => listener()) };
}
