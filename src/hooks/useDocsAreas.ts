import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';

import {
  type BuiltVersion,
  builtVersions,
  docAt,
  type DocsArea,
  pathIn,
  type ShownDoc,
} from '../lib/docsAreas';
import type { MenuPage } from '../lib/menuPages';
import { type DocsVersion, MANUAL_VERSIONS } from '../versions';

/**
 * The versions of an area that this build contains, newest first.
 */
export function useBuiltVersions(area: DocsArea): readonly BuiltVersion[] {
  return builtVersions(useAllDocsData(), area);
}

/**
 * The page of an area that is on screen, if it is one. A dead address below a version counts as none: its HTML was
 * built without an address.
 */
export function useShownDoc(area: DocsArea): ShownDoc | undefined {
  const { pathname } = useLocation();
  return docAt(useAllDocsData()[area], pathname);
}

/** The version of the manual that the page on screen belongs to, if any. */
export function useShownVersion(): DocsVersion | undefined {
  const manual = useShownDoc('default');
  const api = useShownDoc('api');
  const name = (manual ?? api)?.version.name;
  return MANUAL_VERSIONS.find((row) => row.docusaurusName === name);
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
