/** Where Docusaurus looks for the pages of a version. */
import type { CorpusVersion } from '../corpus';

const CURRENT = { manual: 'docs/manual', react: 'docs/react', api: 'docs/api' } as const;

const FROZEN = {
  manual: 'versioned_docs',
  react: 'react_versioned_docs',
  api: 'api_versioned_docs',
} as const;

/** Every folder that holds pages of the corpus' areas. */
export const CONTENT_FOLDERS = [...Object.values(CURRENT), ...Object.values(FROZEN)];

/** Folder of a version's pages, for instances with the ids `default`, `react` and `api`. */
export function docusaurusFolder({
  area,
  version: { docusaurusName },
}: Pick<CorpusVersion, 'area' | 'version'>): string {
  return docusaurusName === 'current' ? CURRENT[area] : `${FROZEN[area]}/version-${docusaurusName}`;
}
