/**
 * Route maths: what a pathname of the site says about area, version and page.
 *
 * Shape of docs routes: `/docs/{manual|react|gentype|reason-compiler}/{version}/{page}`, with the
 * API reference below `/docs/manual/{version}/api`. Version names are
 * never spelled here; they come from `src/versions.ts`.
 */
import {
  MANUAL_VERSIONS,
  REACT_VERSIONS,
  REASON_COMPILER_VERSION,
  type Channel,
  type DocsVersion,
} from '../versions';
import { parseVersion } from './version';

/** The areas of documentation that have versions in their routes. */
export type VersionedArea = 'manual' | 'api' | 'react' | 'gentype' | 'reason-compiler';

/** The part of the site that a page belongs to. */
export type Area = VersionedArea | 'community' | 'blog' | 'other';

/** What a pathname says. */
export interface DocsRoute {
  readonly area: Area;
  /** The version as the route spells it: `latest`, `next` or `v…`; absent where it has none. */
  readonly version: string | undefined;
  /** The page within its area and version, without slashes at the ends; '' for the area itself. */
  readonly slug: string;
}

const DOCS_FOLDERS = ['manual', 'react', 'gentype', 'reason-compiler'] as const;

/** Versions of each area, newest first. GenType's pages follow the manual they live in today. */
const VERSIONS_OF_AREA: Readonly<Record<VersionedArea, readonly DocsVersion[]>> = {
  manual: MANUAL_VERSIONS,
  api: MANUAL_VERSIONS,
  gentype: MANUAL_VERSIONS,
  react: REACT_VERSIONS,
  'reason-compiler': [REASON_COMPILER_VERSION],
};

/** A version message stands beside the version's name. */
const MESSAGES: Readonly<Partial<Record<Channel, string>>> = {
  latest: 'This is the latest docs version',
  next: 'This docs version is work in progress!',
};

/** A pathname taken apart, so that its version can be exchanged. */
interface DocsPath {
  /** `['docs', 'manual']`, or `['docs']` for the overview page of a version. */
  readonly head: readonly string[];
  readonly version: string | undefined;
  readonly tail: readonly string[];
}

function isRouteVersion(segment: string | undefined): segment is string {
  return (
    segment !== undefined &&
    (segment === 'latest' || segment === 'next' || parseVersion(segment) !== undefined)
  );
}

/** Segments below the base URL; `undefined` where the pathname is not below it. */
function segmentsBelow(pathname: string, baseUrl: string): readonly string[] | undefined {
  const base = baseUrl.split('/').filter(Boolean);
  const segments = pathname.split('/').filter(Boolean);
  return base.every((segment, index) => segments[index] === segment)
    ? segments.slice(base.length)
    : undefined;
}

function takeApart([root, second, ...rest]: readonly string[]): DocsPath | undefined {
  if (root !== 'docs' || second === undefined) {
    return undefined;
  }
  if (isRouteVersion(second)) {
    return { head: [root], version: second, tail: rest };
  }
  if (!DOCS_FOLDERS.some((folder) => folder === second)) {
    return undefined;
  }
  const [version, ...tail] = rest;
  return isRouteVersion(version)
    ? { head: [root, second], version, tail }
    : { head: [root, second], version: undefined, tail: rest };
}

/**
 * Reads a pathname (no query, no hash). The overview pages `/docs/{version}` have area `other` and
 * a version.
 *
 * @param baseUrl the site's base URL, such as `/site/`; a pathname outside of it has area `other`.
 */
export function parseDocsRoute(pathname: string, baseUrl = '/'): DocsRoute {
  const segments = segmentsBelow(pathname, baseUrl);
  if (segments === undefined) {
    return {
      area: 'other',
      version: undefined,
      slug: pathname.split('/').filter(Boolean).join('/'),
    };
  }
  const [root, ...rest] = segments;
  if (root === 'community' || root === 'blog') {
    return { area: root, version: undefined, slug: rest.join('/') };
  }
  const path = takeApart(segments);
  const folder = DOCS_FOLDERS.find((candidate) => candidate === path?.head[1]);
  if (path === undefined || folder === undefined) {
    return {
      area: 'other',
      version: path?.version,
      slug: (path?.tail ?? segments).join('/'),
    };
  }
  const [first, ...below] = path.tail;
  return folder === 'manual' && first === 'api'
    ? { area: 'api', version: path.version, slug: below.join('/') }
    : { area: folder, version: path.version, slug: path.tail.join('/') };
}

function isVersionedArea(area: Area): area is VersionedArea {
  return Object.hasOwn(VERSIONS_OF_AREA, area);
}

/** The versions of an area, newest first; areas without versions speak of the manual's. */
export function versionsOf(area: Area): readonly DocsVersion[] {
  return isVersionedArea(area) ? VERSIONS_OF_AREA[area] : MANUAL_VERSIONS;
}

/**
 * Gives the row of `src/versions.ts` that a route version means in an area: its name, its path, or
 * the alias of its channel (`latest`, `next`). A route without a version means the area's latest;
 * `undefined` for a version that the area does not have.
 */
export function docsVersionOf(
  area: Area,
  routeVersion: string | undefined,
): DocsVersion | undefined {
  const versions = versionsOf(area);
  if (routeVersion === undefined) {
    return versions.find(({ channel }) => channel === 'latest') ?? versions[0];
  }
  return versions.find(
    ({ name, path, channel }) =>
      name === routeVersion || path === routeVersion || channel === routeVersion,
  );
}

/** The sentence beside the version's name; `undefined` for versions that need none. */
export function versionMessage(channel: Channel): string | undefined {
  return MESSAGES[channel];
}
