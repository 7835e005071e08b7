/**
 * Where a reader searches: by default the version and area of the page on screen, and what else the
 * dialog's filter offers. Results of other versions are never mixed in unasked.
 */
import { type Area, docsVersionOf, parseDocsRoute } from '../docsRoute';
import {
  type DocsVersion,
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  REACT_VERSIONS,
} from '../../versions';
import { areaFilter, type FacetFilters, versionFilter } from './client';

/** A choice of the filter. */
export interface Scope {
  readonly id: string;
  readonly label: string;
  /** The heading that the filter shows it under. */
  readonly group: 'Areas' | 'Other versions' | 'Everything';
  readonly filters: FacetFilters;
}

function manualScope(version: DocsVersion, group: Scope['group']): Scope {
  return {
    id: `manual-${version.path}`,
    label: `Manual and API, ${version.label}`,
    group,
    filters: [areaFilter(['manual', 'api']), versionFilter([version.name])],
  };
}

function reactScope(version: DocsVersion, group: Scope['group']): Scope {
  return {
    id: `react-${version.path}`,
    label: `React, ${version.label}`,
    group,
    filters: [areaFilter(['react']), versionFilter([version.name])],
  };
}

const LEGACY: Scope = {
  id: 'reason-compiler',
  label: 'Old docs of BuckleScript',
  group: 'Other versions',
  filters: [areaFilter(['reason-compiler'])],
};

const SITE: Scope = {
  id: 'site',
  label: 'Community, blog and other pages',
  group: 'Areas',
  filters: [areaFilter(['site'])],
};

const EVERYTHING: Scope = {
  id: 'everything',
  label: 'All areas and versions',
  group: 'Everything',
  filters: [],
};

/** Manual, reference and React of one generation, and the pages that speak of the latest. */
function allAreas(manual: DocsVersion, react: DocsVersion | undefined): Scope {
  const isLatest = manual === LATEST_MANUAL_VERSION;
  return {
    id: 'all-areas',
    label: isLatest ? 'All areas, latest versions' : `All areas, ${manual.label}`,
    group: 'Areas',
    filters: [
      areaFilter([
        'manual',
        'api',
        ...(react ? (['react'] as const) : []),
        ...(isLatest ? (['site'] as const) : []),
      ]),
      versionFilter([manual.name, ...(react ? [react.name] : [])]),
    ],
  };
}

/**
 * The version of another area that speaks of the same compiler. The version to come has none of its
 * own yet: the latest bindings go with it.
 */
function counterpart(
  versions: readonly DocsVersion[],
  { toolchain, channel }: DocsVersion,
): DocsVersion | undefined {
  const same = versions.find((candidate) => candidate.toolchain === toolchain);
  return (
    same ?? (channel === 'next' ? versions.find((row) => row.channel === 'latest') : undefined)
  );
}

/** The choices of the filter; the first is what a search from this page begins with. */
export type Scopes = readonly [Scope, ...Scope[]];

/** The area and version of a pathname; pages without a version search the latest. */
function here(pathname: string, baseUrl: string): { area: Area; version: DocsVersion } {
  const { area, version } = parseDocsRoute(pathname, baseUrl);
  return { area, version: docsVersionOf(area, version) ?? LATEST_MANUAL_VERSION };
}

/**
 * The choices of the filter on a page.
 *
 * @param pathname of the page on screen, without query and fragment
 * @param baseUrl `/` or `/name/`
 */
export function scopesOf(pathname: string, baseUrl: string): Scopes {
  const { area, version } = here(pathname, baseUrl);
  const isReact = area === 'react';
  const isLegacy = area === 'reason-compiler';
  const manual =
    isReact || isLegacy
      ? (counterpart(MANUAL_VERSIONS, version) ?? LATEST_MANUAL_VERSION)
      : version;
  const react = isReact ? version : counterpart(REACT_VERSIONS, manual);

  const manualHere = manualScope(manual, 'Areas');
  const areas = react
    ? isReact
      ? ([reactScope(react, 'Areas'), manualHere] as const)
      : ([manualHere, reactScope(react, 'Areas')] as const)
    : ([manualHere] as const);
  const rest = [
    SITE,
    allAreas(manual, react),
    ...MANUAL_VERSIONS.filter((row) => row !== manual).map((row) =>
      manualScope(row, 'Other versions'),
    ),
    ...REACT_VERSIONS.filter((row) => row !== react).map((row) =>
      reactScope(row, 'Other versions'),
    ),
  ];
  return isLegacy
    ? [{ ...LEGACY, group: 'Areas' }, ...areas, ...rest, EVERYTHING]
    : [...areas, ...rest, LEGACY, EVERYTHING];
}
