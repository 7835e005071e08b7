import {
  useActiveDocContext,
  useAllDocsData,
  type GlobalPluginData,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

import { versionsOf } from '../lib/docsRoute';
import type { MenuPage } from '../lib/menuPages';
import { type DocsVersion, MANUAL_VERSIONS } from '../versions';

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

/**
 * The versions of an area that this build contains, newest first.
 */
export function useBuiltVersions(area: DocsArea): readonly BuiltVersion[] {
  return builtVersions(useAllDocsData(), area);
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

/** The version of the manual that the page on screen belongs to, if any. */
export function useShownVersion(): DocsVersion | undefined {
  const manual = useActiveDocContext('default');
  const api = useActiveDocContext('api');
  // A dead address below a version counts as outside of it: its HTML was built without an address.
  const context = [manual, api].find(({ activeDoc }) => activeDoc !== undefined);
  return MANUAL_VERSIONS.find((row) => row.docusaurusName === context?.activeVersion?.name);
}

/**
 * Looks up addresses of pages that are linked from everywhere, so that menus and cards offer only
 * pages that this build contains.
 *
 * @returns a function from area, version and page id to the page's path, or undefined where there is none
 */
export function useDocPath(): (
  area: DocsArea,
  version: DocsVersion,
  id: MenuPage,
) => string | undefined {
  const data = useAllDocsData();
  return (area, version, id) => pathIn(data, area, version, id);
}

/** The path of a page in docs data, if it has the page. */
export function pathIn(
  data: Readonly<Record<string, GlobalPluginData>>,
  area: DocsArea,
  version: DocsVersion,
  id: string,
): string | undefined {
  return data[area]?.versions
    .find((candidate) => candidate.name === version.docusaurusName)
    ?.docs.find((doc) => doc.id === id)?.path;
}

/** The pages of a built version: page id -> path. */
export function pagesOf(version: GlobalVersion): ReadonlyMap<string, string> {
  return new Map(version.docs.map((doc) => [doc.id, doc.path]));
}

/** The page that a built version begins with. */
export function introductionOf(version: GlobalVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}
