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

/** Screens up to here get shorter snippets (specification, section 9). */
export const NARROW_SCREEN = '(max-width: 768px)';

/** What a question depends on beside its text and filters. */
export interface RequestSettings {
  readonly indexName: string;
  readonly clickAnalytics: boolean;
  readonly isNarrow: boolean;
}

/** The question for a query (specification, section 7). */
export function requestOf(
  query: string,
  facetFilters: FacetFilters,
  { indexName, clickAnalytics, isNarrow }: RequestSettings,
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
      facetFilters,
    },
  };
}
