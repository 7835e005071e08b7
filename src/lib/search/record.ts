/**
 * What search finds: records in the form of DocSearch, which
 * the embedded index and a hosted one share.
 */

/** The part of a page that a record stands for: its title, a heading, or the text below either. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Levels of a hierarchy, the topmost first. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/**
 * Where a record stands: `lvl0` is the group that hits are shown in (the category of a page of the
 * manual, the library of a page of the reference), `lvl1` the page's title, the others are headings.
 */
export type Hierarchy = { readonly [L in Level]: string | null };

/** The part of the site that a record belongs to; a facet (`area:manual`). */
export const SEARCH_AREAS = ['manual', 'api', 'react', 'reason-compiler', 'site'] as const;

/**
 * `site` are the pages without versions: community, blog, package index, syntax lookup, overviews.
 */
export type SearchArea = (typeof SEARCH_AREAS)[number];

/** One record. */
export interface SearchRecord {
  /** Unique within an index: the address and, for text, `#content`. */
  readonly objectID: string;
  /** Path and fragment, with the site's base URL; absolute in exported records. */
  readonly url: string;
  readonly url_without_anchor: string;
  /** The fragment without `#`; null for the page itself. */
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** The text of a record of type `content`; null for headings. */
  readonly content: string | null;
  /** Type of a member of the reference: `array<'a> => int`; others have none. */
  readonly signature?: string;
  /** What a row says of it: the first sentence of a member, the description of a page. */
  readonly summary?: string;
  readonly area: SearchArea;
  /** Public name of the version (`src/versions.ts`); the latest manual's for pages without one. */
  readonly version: string;
}
