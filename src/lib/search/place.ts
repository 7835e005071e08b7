/**
 * Where a page stands in the index: which facets its records carry. `plugins/search-index` and the
 * tags for crawlers (`src/theme/SearchMetadata`) agree about it by asking here.
 */
import { docsVersionOf, parseDocsRoute } from '../docsRoute';
import { LATEST_MANUAL_VERSION } from '../../versions';
import { tourPlaceOf } from '../tour';
import type { SearchArea } from './record';

/** The facets of a page. */
export interface SearchPlace {
  readonly area: SearchArea;
  /** Public name of the version; the latest manual's for pages without one. */
  readonly version: string;
}

/**
 * The facets of a page. Overview pages of a version (`/docs/v10.0.0`) and its tour belong to its manual; a version
 * that nobody knows counts as the latest.
 *
 * @param pathname without query and fragment
 * @param baseUrl `/` or `/name/`
 */
export function searchPlaceOf(pathname: string, baseUrl: string): SearchPlace {
  const tour = tourPlaceOf(pathname, baseUrl);
  if (tour) return { area: 'manual', version: tour.version.name };
  const { area, version } = parseDocsRoute(pathname, baseUrl);
  const { name } = docsVersionOf(area, version) ?? LATEST_MANUAL_VERSION;
  switch (area) {
    case 'manual':
    case 'gentype':
      return { area: 'manual', version: name };
    case 'api':
    case 'react':
    case 'reason-compiler':
      return { area, version: name };
    case 'community':
    case 'blog':
      return { area: 'site', version: LATEST_MANUAL_VERSION.name };
    case 'other':
      return version === undefined
        ? { area: 'site', version: LATEST_MANUAL_VERSION.name }
        : { area: 'manual', version: name };
  }
}
