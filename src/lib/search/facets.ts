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

/** How much more records of an area count, in percent; 0 without a preference. */
export function preferenceOf(preferences: readonly string[], area: SearchArea): number {
  const own = preferences.find((preference) => preference.startsWith(`area:${area}<`));
  return Number(/<score=(\d+)>$/.exec(own ?? '')?.[1] ?? 0);
}
