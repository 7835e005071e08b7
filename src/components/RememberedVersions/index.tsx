import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { ReactNode } from 'react';

import { useDocPath } from '@site/src/hooks/useDocsAreas';
import { versionMessage } from '@site/src/lib/docsRoute';
import { MENU_PAGES } from '@site/src/lib/menuPages';
import { scriptJson } from '@site/src/lib/pageHtml';
import { type BarVersion, VERSIONS_BLOCK } from '@site/src/lib/rememberedBar';
import { firstNamesUrl } from '@site/src/lib/search/firstNames';
import { type DocsVersion, MANUAL_VERSIONS } from '@site/src/versions';

/**
 * On pages without a version: what the bar says of each, so that `src/behaviours/versions.ts` can show the one
 * that the reader chose last.
 */
export default function RememberedVersions(): ReactNode {
  const docPath = useDocPath();
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const pagesOf = (version: DocsVersion): Record<string, string> =>
    Object.fromEntries(
      [
        ...MENU_PAGES.map((id) => [id, docPath('default', version, id)] as const),
        ['api', docPath('api', version, 'index')] as const,
      ].flatMap(([id, path]) =>
        path === undefined ? [] : [[id, applyTrailingSlash(path, { baseUrl, trailingSlash })]],
      ),
    );
  const versions = MANUAL_VERSIONS.map((version): BarVersion => ({
    name: version.name,
    label: version.label,
    message: versionMessage(version.channel) ?? '',
    pages: pagesOf(version),
    names: firstNamesUrl('/', baseUrl, version.name),
  }));
  return (
    <script
      type="application/json"
      {...{ [VERSIONS_BLOCK]: '' }}
      dangerouslySetInnerHTML={{ __html: scriptJson(versions) }}
    />
  );
}
