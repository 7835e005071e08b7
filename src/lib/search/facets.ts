/** What filters and preferences say of a record's facets; the forms are Algolia's. */
import type { FacetFilters } from './client';
import type { SearchArea } from './record';

/** The facets of a record. */
export interface Facets {
  readonly area: SearchArea;
  /** Public name of the version. */
  readonly version: string;
}

function has({ area, version }: Facets, text: string): boolean {
  return text === `area:${area}` || text === `version:${version}`;
}

/** Whether filters take records with these facets. */
export function takesFacets(filters: FacetFilters, facets: Facets): boolean {
  return filters.every((filter) =>
    typeof filter === 'string' ? has(facets, filter) : filter.some((text) => has(facets, text)),
  );
}

/** A preference: records of an area count for more, by `percent` where the embedded index answers. */
export function areaPreference(area: SearchArea, percent: number): string {
  return `area:${area}<score=${percent}>`;
}

/** The same for the records of a group of pages (`hierarchy.lvl0`). */
export function groupPreference(group: string, percent: number): string {
  return `hierarchy.lvl0:${group}<score=${percent}>`;
}

/**
 * The same for the sections of one page. An index that is hosted elsewhere has addresses with an origin, so that it
 * finds none of them.
 *
 * @param url the page's address in the index (`url_without_anchor`)
 */
export function pagePreference(url: string, percent: number): string {
  return `url_without_anchor:${url}<score=${percent}>`;
}

/** The percents of preferences, by facet: `area:manual`, `hierarchy.lvl0:Community`. */
export function percentsOf(preferences: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    preferences.flatMap((preference): [string, number][] => {
      const [, facet, percent] = /^(.*)<score=(\d+)>$/.exec(preference) ?? [];
      return facet === undefined ? [] : [[facet, Number(percent)]];
    }),
  );
}

/** What a preference may be about. */
export interface Preferable {
  readonly area: SearchArea;
  readonly group?: string;
  /** Address of the page. */
  readonly url?: string;
  /** Whether it is the page itself, not a section. */
  readonly isPage?: boolean;
}

/** The share of a page's preference that the page itself loses: who prefers its sections is there already. */
const PAGE_ITSELF = -0.5;

/** How much more a record counts, in percent, for its area or its group, and for its page; 0 without a preference. */
export function preferenceOf(
  percents: ReadonlyMap<string, number>,
  { area, group = '', url = '', isPage = false }: Preferable,
): number {
  const kind = Math.max(
    percents.get(`area:${area}`) ?? 0,
    percents.get(`hierarchy.lvl0:${group}`) ?? 0,
  );
  const page = percents.get(`url_without_anchor:${url}`) ?? 0;
  return kind + (isPage ? PAGE_ITSELF : 1) * page;
}
