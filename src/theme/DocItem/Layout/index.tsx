import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import type { ReactNode } from 'react';

import DocsFrame from '@site/src/components/DocsFrame';
import SwitchNote from '@site/src/components/SwitchNote';
import VersionBanner from '@site/src/components/VersionBanner';
import VersionSelect from '@site/src/components/VersionSelect';
import { useBuiltVersions, useShownVersion } from '@site/src/hooks/useDocsAreas';
import { type DocsArea, isDocsArea, versionsOfArea } from '@site/src/lib/docsAreas';
import { breadcrumbsOf } from '@site/src/lib/breadcrumbs';
import { docsOverviewPath } from '@site/src/lib/docsOverviewPath';
import { markdownAddress } from '@site/src/lib/markdownAddress';
import { sidebarCategories } from '@site/src/lib/sidebarItems';
import { LATEST_MANUAL_VERSION } from '@site/src/versions';

/** A docs page: breadcrumb bar, sidebar, notices, article, previous and next, table of contents. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const { pluginId, version, docsSidebars } = useDocsVersion();
  const area: DocsArea = isDocsArea(pluginId) ? pluginId : 'default';
  const manualVersion = useShownVersion() ?? LATEST_MANUAL_VERSION;
  const built = useBuiltVersions(area);
  const row = versionsOfArea(area).find((candidate) => candidate.docusaurusName === version);
  const categories = sidebarCategories(docsSidebars[metadata.sidebar ?? ''] ?? []);
  const versionPath = built.find((candidate) => candidate.row === row)?.data.path ?? '/';

  // A module's title is that of others, too; its address tells them apart.
  const page = { pageId: metadata.id, pageName: area === 'api' ? metadata.id : metadata.title };

  const crumbs = breadcrumbsOf({
    area,
    versionPath,
    overviewPath: docsOverviewPath(manualVersion),
    introductionPath: categories[0]?.items[0]?.href ?? versionPath,
    title: metadata.title,
    ancestors: 'ancestors' in frontMatter ? frontMatter.ancestors : undefined,
  });

  return (
    <DocsFrame
      area={area}
      crumbs={crumbs}
      editUrl={metadata.editUrl ?? undefined}
      markdown={markdownAddress(metadata.permalink)}
      versions={<VersionSelect area={area} current={version} {...page} />}
      categories={categories}
      currentPath={metadata.permalink}
      toc={toc}
      tocTitle={area === 'api' ? metadata.title : undefined}
    >
      <VersionBanner area={area} version={version} {...page} />
      {row && <SwitchNote versionLabel={row.name} />}
      <article>
        <DocItemContent>{children}</DocItemContent>
      </article>
      <DocItemPaginator />
    </DocsFrame>
  );
}
