import type { DocsVersion } from '../versions';

/** Address of the overview of a version's docs, `/docs/{version}`. */
export function docsOverviewPath(version: DocsVersion): string {
  return `/docs/${version.name}`;
}
