import {
  ELLIPSIS,
  type FacetFilters,
  HIGHLIGHT,
  HITS_PER_PAGE,
  RETRIEVED_ATTRIBUTES,
  type SearchRequest,
  SNIPPET_WORDS,
} from '../client';
import { LEVELS } from '../record';
import type { Scope } from '../scope';

/** The filter shows how much each area has. */
const COUNTED_FACETS = ['area'];

/** Screens up to here get shorter snippets. */
export const NARROW_SCREEN = '(max-width: 768px)';

/** What a question depends on beside its text and its scope. */
export interface RequestSettings {
  readonly indexName: string;
  readonly clickAnalytics: boolean;
  readonly isNarrow: boolean;
}

/** What a question needs of a scope. */
export type AskedScope = Pick<Scope, 'filters' | 'wideFilters' | 'preferences' | 'area'>;

/**
 * The question for a query.
 *
 * @param page which part of the answer, from 0
 */
export function requestOf(
  query: string,
  { filters, preferences }: Pick<AskedScope, 'filters' | 'preferences'>,
  { indexName, clickAnalytics, isNarrow }: RequestSettings,
  page = 0,
): SearchRequest {
  const words = isNarrow ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
  const snipped = [...LEVELS.slice(1).map((level) => `hierarchy.${level}`), 'content'];
  return {
    indexName,
    params: {
      query,
      attributesToRetrieve: RETRIEVED_ATTRIBUTES,
      attributesToSnippet: snipped.map((attribute) => `${attribute}:${words}`),
      snippetEllipsisText: ELLIPSIS,
      highlightPreTag: HIGHLIGHT.start,
      highlightPostTag: HIGHLIGHT.end,
      hitsPerPage: HITS_PER_PAGE,
      clickAnalytics,
      facetFilters: filters,
      optionalFilters: preferences,
      facets: COUNTED_FACETS,
      page,
    },
  };
}

/** The question how much all areas have, beside one that asks a single area. */
export function countRequest(request: SearchRequest, facetFilters: FacetFilters): SearchRequest {
  const params = { ...request.params, facetFilters, hitsPerPage: 0, clickAnalytics: false };
  return { ...request, params };
}
