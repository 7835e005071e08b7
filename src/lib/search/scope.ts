/**
 * Where a reader searches: by default in all areas, each in the version that belongs to the page on
 * screen. The reader may narrow the search to an area, or go to another version; results of several
 * versions are never mixed.
 */
import { type Area, type DocsRoute, docsVersionOf, parseDocsRoute } from '../docsRoute';
import {
  type DocsVersion,
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  REACT_VERSIONS,
} from '../../versions';
import { areaFilter, type FacetFilters, versionFilter } from './client';
import { areaPreference, groupPreference, pagePreference } from './facets';
import { SEARCH_AREAS, type SearchArea } from './record';
import { siteGroup } from './siteGroup';

/** What readers call the areas. */
export const AREA_NAMES: Readonly<Record<SearchArea, string>> = {
  manual: 'Manual',
  api: 'API',
  react: 'React',
  site: 'Community & more',
  'reason-compiler': 'Old docs',
};

/** Areas in the order of the filter. */
export const AREA_ORDER: readonly SearchArea[] = [
  'manual',
  'api',
  'react',
  'site',
  'reason-compiler',
];

/** Areas without versions of their own: they belong to every generation. */
const UNVERSIONED: readonly SearchArea[] = ['site', 'reason-compiler'];

/** Versions of the areas that speak of the same compiler. */
export interface Generation {
  /** Path of the manual's version. */
  readonly id: string;
  readonly label: string;
  readonly manual: DocsVersion;
  /** Absent where no version of the bindings goes with the manual. */
  readonly react: DocsVersion | undefined;
}

/** Where a question is asked. */
export interface Scope {
  readonly generation: Generation;
  /** The one area that the reader wants; all of them where it is absent. */
  readonly area: SearchArea | undefined;
  readonly filters: FacetFilters;
  /** Those of all areas. */
  readonly wideFilters: FacetFilters;
  /** What counts for more (`SearchParams.optionalFilters`). */
  readonly preferences: readonly string[];
}

/** Where a reader is. */
export interface Place {
  /** The area of the page on screen. */
  readonly area: Area;
  /** The group of the page on screen, where it is one in which readers look things up. */
  readonly group: string | undefined;
  /** Address of the page on screen, as the index has it. */
  readonly page: string;
  /** What a search begins with. */
  readonly own: Generation;
  /** That one, and those of all other versions of the manual, the newest first. */
  readonly generations: readonly Generation[];
}

/**
 * By how many percent an area counts for more than pages without versions do: one's own (the reference for more, whose
 * readers look for members), the sister of one's own (manual and reference), any other docs, and pages without versions for a reader who is on
 * one; and the sections of the page on screen on top of that, which are what its readers look for as often as not. Set
 * on the golden queries: with less, entries of the syntax lookup, whose titles are exactly what
 * is typed, come before the pages that explain it. Exact hits of the other docs still come before weak
 * ones of one's own.
 */
const PREFERENCE = {
  own: 150,
  ownReference: 165,
  sister: 150,
  docs: 50,
  ownSite: 100,
  ownGroup: 200,
  ownPage: 50,
} as const;

/** Pages without versions whose readers look for one of their neighbors, by the first segment of their addresses. */
const LOOKED_UP: readonly string[] = ['syntax-lookup', 'errors', 'packages', 'community'];

/** The group whose pages count for most on a page. */
function ownGroup({ area, slug }: DocsRoute): string | undefined {
  const path = area === 'community' ? area : slug;
  return LOOKED_UP.includes(path.split('/')[0] ?? '') ? siteGroup(path) : undefined;
}

const SISTERS: Readonly<Partial<Record<SearchArea, SearchArea>>> = { manual: 'api', api: 'manual' };

/**
 * The version of another area that speaks of the same compiler. A version may be ahead of the other area, while
 * it is to come and when it has just become the latest: the latest of the other area goes with it.
 */
function counterpart(
  versions: readonly DocsVersion[],
  { toolchain, channel }: DocsVersion,
): DocsVersion | undefined {
  const same = versions.find((candidate) => candidate.toolchain === toolchain);
  const isAhead = channel === 'next' || channel === 'latest';
  return same ?? (isAhead ? versions.find((row) => row.channel === 'latest') : undefined);
}

function generationOf(
  manual: DocsVersion,
  react: DocsVersion | undefined = counterpart(REACT_VERSIONS, manual),
): Generation {
  return { id: manual.path, label: manual.label, manual, react };
}

/** The manual's version that belongs to a page: the remembered one where the page has none. */
function manualOf(
  area: Area,
  routeVersion: string | undefined,
  remembered: string | undefined,
): DocsVersion {
  if (area === 'react' || area === 'reason-compiler') {
    const row = docsVersionOf(area, routeVersion);
    return (row && counterpart(MANUAL_VERSIONS, row)) ?? LATEST_MANUAL_VERSION;
  }
  return docsVersionOf('manual', routeVersion ?? remembered) ?? LATEST_MANUAL_VERSION;
}

/**
 * Where a reader is.
 *
 * @param pathname of the page on screen, without query and fragment
 * @param baseUrl `/` or `/name/`
 * @param remembered the version of the manual that the reader chose last, for pages without one
 */
export function readerPlace(
  pathname: string,
  baseUrl: string,
  remembered: string | undefined,
): Place {
  const route = parseDocsRoute(pathname, baseUrl);
  const { area, version } = route;
  const manual = manualOf(area, version, remembered);
  const react = area === 'react' ? docsVersionOf('react', version) : undefined;
  const own = generationOf(manual, react);
  return {
    area,
    group: ownGroup(route),
    page: pathname.replace(/(?<=.)\/$/, ''),
    own,
    generations: MANUAL_VERSIONS.map((row) => (row === manual ? own : generationOf(row))),
  };
}

/** The area of search that a page belongs to; pages of no area in particular have none. */
function ownArea(area: Area): SearchArea | undefined {
  switch (area) {
    case 'gentype':
      return 'manual';
    case 'community':
    case 'blog':
      return 'site';
    case 'other':
      return undefined;
    default:
      return area;
  }
}

function preferencesOf({ area, group, page }: Place): readonly string[] {
  const own = ownArea(area);
  // Pages of no area, and those that speak of the language as a whole, lead to the manual.
  const [first, second] =
    own && own !== 'site' ? [own, SISTERS[own]] : (['manual', 'api'] as const);
  const isDocs = (candidate: SearchArea): boolean => !UNVERSIONED.includes(candidate);
  const areas = SEARCH_AREAS.flatMap((candidate) => {
    const percent =
      candidate === first
        ? first === 'api'
          ? PREFERENCE.ownReference
          : PREFERENCE.own
        : candidate === second
          ? PREFERENCE.sister
          : candidate === own
            ? PREFERENCE.ownSite
            : isDocs(candidate)
              ? PREFERENCE.docs
              : 0;
    return percent > 0 ? [areaPreference(candidate, percent)] : [];
  });
  return [
    ...areas,
    ...(group === undefined ? [] : [groupPreference(group, PREFERENCE.ownGroup)]),
    pagePreference(page, PREFERENCE.ownPage),
  ];
}

/** Filters of all areas of a generation. */
function generationFilters({ manual, react }: Generation): FacetFilters {
  const versions = versionFilter([manual.name, ...(react ? [react.name] : [])]);
  return [[...versions, ...areaFilter(UNVERSIONED)]];
}

/** The areas that a generation has, in the order of the filter. */
export function areasOf({ react }: Generation): readonly SearchArea[] {
  return AREA_ORDER.filter((area) => area !== 'react' || react !== undefined);
}

/**
 * Where a question is asked.
 *
 * @param area the one area that the reader wants; one that the generation lacks counts as all
 */
export function scopeOf(place: Place, generation: Generation, area: SearchArea | undefined): Scope {
  const wideFilters = generationFilters(generation);
  const narrow = area !== undefined && areasOf(generation).includes(area) ? area : undefined;
  return {
    generation,
    area: narrow,
    filters: narrow ? [areaFilter([narrow]), ...wideFilters] : wideFilters,
    wideFilters,
    preferences: preferencesOf(place),
  };
}

/**
 * Filters of what a generation has that another lacks: its manual, its reference and its bindings. What
 * it has in several generations would count in each.
 */
export function filtersBeyond(other: Generation, generation: Generation): FacetFilters {
  const { manual, react } = generation;
  const versions = [manual.name, ...(react && react !== other.react ? [react.name] : [])];
  return [areaFilter(['manual', 'api', 'react']), versionFilter(versions)];
}
