/**
 * The interface between the search dialog and what answers it: the embedded index, or a hosted one.
 */
import {
  array,
  type Decoded,
  dictionary,
  literal,
  map,
  nullable,
  oneOf,
  record,
  string,
} from '../decode';
import type { SearchArea } from './record';

/** Hits of one answer. */
export const HITS_PER_PAGE = 20;

/** Longest query that is read, in characters: pasted messages are longer than what is typed. */
export const PASTE_LENGTH = 2000;

/** Words of a snippet on wide screens, and up to 768 px. */
export const SNIPPET_WORDS = { wide: 10, narrow: 5 } as const;

/** What stands around the words that were found, as texts; never put into a page as HTML. */
export const HIGHLIGHT = { start: '<mark>', end: '</mark>' } as const;

/** What stands where a snippet leaves text out. */
export const ELLIPSIS = '…';

/** Attributes that hits carry. */
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
  'signature',
  'summary',
] as const;

/** `area:manual`, `version:v11.0.0`; the texts of an inner list are alternatives. */
export type FacetFilters = readonly (string | readonly string[])[];

/** What is asked of an index. */
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
  /** What counts for more, without leaving anything out: `area:react<score=30>`. */
  readonly optionalFilters?: readonly string[];
  /** Facets whose values are counted among all that fits. */
  readonly facets?: readonly string[];
  /** Which part of the answer, from 0, in steps of `hitsPerPage`. */
  readonly page?: number;
}

/** How many records fit, by the values of each facet that was asked for: `{area: {manual: 12}}`. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

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
    /** Type of a member of the reference: `array<'a> => int`. */
    signature: text,
    /** What a row says of it: the first sentence of a member, the description of a page. */
    summary: text,
    /** The compiler's or the build tool's message that the section explains, for a pasted one. */
    explains: text,
    /** Where a type was asked for: whether the member's is alike, not the same. */
    isNear: literal(true, false),
    _highlightResult: markedParts,
    _snippetResult: markedParts,
  },
);

/** A hit. */
export type SearchHit = Decoded<typeof searchHitDecoder>;

/** Areas whose files could not be loaded. */
export interface NotLoaded {
  /** Nothing of them was searched. */
  readonly areas: readonly SearchArea[];
  /** Their titles and headings alone were searched. */
  readonly texts: readonly SearchArea[];
}

/** The answer to one question. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** How many records fit in all. */
  readonly nbHits: number;
  readonly facets?: FacetCounts;
  /** Areas that could not be searched, or by titles and headings alone, as a file didn't load. */
  readonly notLoaded?: NotLoaded;
  /** True while files are on their way with which a better answer will come. */
  readonly isEarly?: boolean;
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
   * Loads what such questions will need, so that the first answer is quick, and tries again what has
   * failed. Never rejects: `search` tells what is missing.
   */
  readonly prepare?: (questions: Pick<SearchParams, 'facetFilters' | 'optionalFilters'>) => void;
  /**
   * How many records fit each question; local clients load names alone for it, so that they count
   * titles and headings. Rejects like `search`.
   */
  readonly count: (requests: readonly SearchRequest[]) => Promise<readonly number[]>;
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
