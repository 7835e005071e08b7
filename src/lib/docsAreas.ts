/** The docs instances of the site and their versions, as data; components ask by `src/hooks/useDocsAreas.ts`. */
import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';

import type { DocsVersion } from '../versions';
import { versionsOf } from './docsRoute';

/** Ids of the docs instances, as docusaurus.config.ts gives them. */
export type DocsArea = 'default' | 'react' | 'reason-compiler' | 'community' | 'api';

const ROWS: Readonly<Record<DocsArea, readonly DocsVersion[]>> = {
  default: versionsOf('manual'),
  api: versionsOf('api'),
  react: versionsOf('react'),
  'reason-compiler': versionsOf('reason-compiler'),
  community: [],
};

/** Tells whether a plugin id names one of this site's docs areas. */
export function isDocsArea(id: string): id is DocsArea {
  return Object.hasOwn(ROWS, id);
}

/** The rows of `src/versions.ts` for an area, newest first. */
export function versionsOfArea(area: DocsArea): readonly DocsVersion[] {
  return ROWS[area];
}

/** A version that this build contains: its row and the pages that Docusaurus loaded for it. */
export interface BuiltVersion {
  readonly row: DocsVersion;
  readonly data: GlobalVersion;
}

/** The versions of an area in docs data, newest first. */
export function builtVersions(
  data: Readonly<Record<string, GlobalPluginData>>,
  area: DocsArea,
): readonly BuiltVersion[] {
  const versions = data[area]?.versions ?? [];
  return versionsOfArea(area).flatMap((row) => {
    const data = versions.find((version) => version.name === row.docusaurusName);
    return data ? [{ row, data }] : [];
  });
}

/** Tables of what each version holds: every page asks several times, and a version has hundreds of pages. */
const TABLES = new WeakMap<GlobalVersion, ReadonlyMap<string, string>>();

/** The pages of a built version: page id -> path. */
export function pagesOf(version: GlobalVersion): ReadonlyMap<string, string> {
  const known = TABLES.get(version);
  if (known) return known;
  const pages = new Map(version.docs.map((doc) => [doc.id, doc.path]));
  TABLES.set(version, pages);
  return pages;
}

/** The path of a page in docs data, if it has the page. */
export function pathIn(
  data: Readonly<Record<string, GlobalPluginData>>,
  area: DocsArea,
  version: DocsVersion,
  id: string,
): string | undefined {
  const built = data[area]?.versions.find(({ name }) => name === version.docusaurusName);
  return built && pagesOf(built).get(id);
}

/** The paths of a page in all versions of an instance that have it. */
export function pathsOf(data: GlobalPluginData | undefined, id: string): readonly string[] {
  return (data?.versions ?? []).flatMap((version) => pagesOf(version).get(id) ?? []);
}

/** A page, by the version that has it. */
export interface ShownDoc {
  readonly version: GlobalVersion;
  readonly id: string;
}

const PLACES = new WeakMap<GlobalPluginData, ReadonlyMap<string, ShownDoc>>();

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

function placesOf(data: GlobalPluginData): ReadonlyMap<string, ShownDoc> {
  const known = PLACES.get(data);
  if (known) return known;
  const places = new Map(
    data.versions.flatMap((version) =>
      version.docs.map(({ id, path }) => [withoutSlash(path), { version, id }]),
    ),
  );
  PLACES.set(data, places);
  return places;
}

/**
 * The page at an address. Docusaurus' own `useActiveDocContext` holds each page of an instance against the address,
 * which took a tenth of the time that a page's HTML does.
 */
export function docAt(data: GlobalPluginData | undefined, pathname: string): ShownDoc | undefined {
  return data && placesOf(data).get(withoutSlash(pathname));
}

/** The page that a built version begins with. */
export function introductionOf(version: GlobalVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}
