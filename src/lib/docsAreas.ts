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
