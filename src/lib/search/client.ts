/**
 * The interface between the search dialog and what answers it: the embedded index, or a hosted one
 * (specification, section 7 "Search").
 */
import {
  array,
  type Decoded,
  dictionary,
  literal,
  map,
  nullable,
  number,
  oneOf,
  record,
  string,
} from '../decode';
import type { SearchArea } from './record';

/** Hits of one answer (specification, section 9). */
export const HITS_PER_PAGE = 20;

/** Words of a snippet on wide screens, and up to 768 px (specification, section 9). */
export const SNIPPET_WORDS = { wide: 10, narrow: 5 } as const;

/** What stands around the words that were found, as texts; never put into a page as HTML. */
export const HIGHLIGHT = { start: '<mark>', end: '</mark>' } as const;

/** What stands where a snippet leaves text out. */
export const ELLIPSIS = '…';

/** Attributes that hits carry (specification, section 7). */
export const RETRIEVED_ATTRIBUTES = [
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
  'content',
  'type',
  'url',
] as const;

/** `area:manual`, `version:v11.0.0`; the texts of an inner list are alternatives. */
export type FacetFilters = readonly (string | readonly string[])[];

/** What is asked of an index (specification, section 7). */
export interface SearchParams {
  readonly query: string;
  readonly attributesToRetrieve: readonly string[];
  /** `hierarchy.lvl1:10`, …, `content:10`: the number is that of words. */
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
  readonly clickAnalytics: boolean;
  readonly facetFilters: FacetFilters;
}

/** A question to one index. */
export interface SearchRequest {
  readonly indexName: string;
  readonly params: SearchParams;
}

const text = map(nullable(string), (value) => value ?? undefined);

/** A value with marks around the words that were found; levels that a page lacks come as null. */
const marked = nullable(record({ value: string }));

const markedParts = record({}, { hierarchy: dictionary(marked), content: marked });

/** A hit as an index answers it. */
export const searchHitDecoder = record(
  {
    objectID: string,
    url: string,
    type: literal('lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'),
    hierarchy: dictionary(nullable(string)),
  },
  {
    content: nullable(string),
    anchor: nullable(string),
    url_without_anchor: text,
    _highlightResult: markedParts,
    _snippetResult: markedParts,
  },
);

/** A hit (specification, section 3 "Search hit"). */
export type SearchHit = Decoded<typeof searchHitDecoder>;

/** The answer to one question. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** How many records fit in all. */
  readonly nbHits: number;
  /** Names this answer when its hits are followed; hosted indexes alone give one. */
  readonly queryID?: string;
  /** Queries close to this one that have hits, the best first. */
  readonly suggestions?: readonly string[];
  /**
   * Queries that are one letter longer, the likeliest first, to be asked ahead; local clients alone
   * name some.
   */
  readonly next?: readonly string[];
}

/** Answers, in the order of the questions. */
export interface SearchResults {
  readonly results: readonly SearchResult[];
}

/** The answer of a hosted index, as far as it is read. */
export const searchResultsDecoder = record({
  results: array(record({ hits: array(searchHitDecoder), nbHits: number }, { queryID: string })),
});

/** Where the records come from that answer, for readers of `npm start`. */
export type RecordsSource =
  { readonly kind: 'build'; /** ISO date. */ readonly time: string } | { readonly kind: 'sources' };

/** What answers the dialog. */
export interface SearchClient {
  /** Whether questions stay in this browser and cost nothing, so that they may be asked ahead. */
  readonly isLocal: boolean;
  /** Answers questions; rejects where no host or file can be reached, with what went wrong. */
  readonly search: (requests: readonly SearchRequest[]) => Promise<SearchResults>;
  /**
   * Loads what questions with these filters will need, so that the first answer is quick. Never
   * rejects: `search` tells what is missing.
   */
  readonly prepare?: (filters: FacetFilters) => void;
  /** Tells that a reader followed a hit; `position` is its place in the answer, from 1. */
  readonly follow?: (hit: SearchHit, position: number, queryID: string | undefined) => void;
  /** Where the records that have answered come from; undefined before and for hosted indexes. */
  readonly source?: () => RecordsSource | undefined;
  /**
   * Calls the listener when better answers to the last questions have come in: the embedded index
   * begins with names and learns the texts of pages a moment later. Gives the function that ends it.
   */
  readonly onBetter?: (listener: () => void) => () => void;
}

/** Which client the site has; `docusaurus.config.ts` puts it into `customFields.search`. */
export const searchConfigDecoder = oneOf(
  record({ backend: literal('embedded') }),
  record(
    {
      backend: literal('algolia'),
      appId: string,
      apiKey: string,
      indexName: string,
    },
    {
      /** Origins (`https://host`, in tests `http://localhost:port`) in place of Algolia's, in order. */
      hosts: array(string),
      /** `clickAnalytics`, and an event for each hit that is followed. */
      insights: literal(true, false),
      /** Where events go; Algolia's host by default. */
      insightsHost: string,
    },
  ),
);

/** Which client the site has, and its keys. */
export type SearchConfig = Decoded<typeof searchConfigDecoder>;

/** A facet filter for areas: any of them. */
export function areaFilter(areas: readonly SearchArea[]): readonly string[] {
  return areas.map((area) => `area:${area}`);
}

/** A facet filter for versions, by their public names: any of them. */
export function versionFilter(versions: readonly string[]): readonly string[] {
  return versions.map((version) => `version:${version}`);
}
