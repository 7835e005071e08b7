import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import { type ReactNode, useRef, useState } from 'react';

import BreadcrumbBar from '@site/src/components/BreadcrumbBar';
import DocsSidebar from '@site/src/components/DocsSidebar';
import PageDocs from '@site/src/components/PageDocs';
import SidebarDrawer, { DrawerButton } from '@site/src/components/SidebarDrawer';
import SwitchNote from '@site/src/components/SwitchNote';
import TableOfContents from '@site/src/components/TableOfContents';
import VersionBanner from '@site/src/components/VersionBanner';
import VersionSelect from '@site/src/components/VersionSelect';
import {
  type DocsArea,
  isDocsArea,
  useBuiltVersions,
  useManualVersion,
  versionsOfArea,
} from '@site/src/hooks/useDocsAreas';
import { useKeptScroll } from '@site/src/hooks/useKeptScroll';
import { breadcrumbsOf } from '@site/src/lib/breadcrumbs';
import { docsOverviewPath } from '@site/src/lib/docsOverviewPath';
import { sidebarCategories } from '@site/src/lib/sidebarItems';

import styles from './styles.module.css';

/** Areas about JavaScript libraries rather than the language take the color theme Js. */
const JS_THEME_AREAS: ReadonlySet<DocsArea> = new Set<DocsArea>(['react', 'api']);

/** A docs page: breadcrumb bar, sidebar, notices, article, previous and next, table of contents. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, toc } = useDoc();
  const { pluginId, version, docsSidebars } = useDocsVersion();
  const area: DocsArea = isDocsArea(pluginId) ? pluginId : 'default';
  const drawer = useRef<HTMLDialogElement>(null);
  // The built page holds the list of pages once; the drawer's copy is made when it opens.
  const [drawerUsed, setDrawerUsed] = useState(false);
  const column = useKeptScroll<HTMLElement>();
  const manualVersion = useManualVersion();
  const built = useBuiltVersions(area);
  const row = versionsOfArea(area).find((candidate) => candidate.docusaurusName === version);
  const sidebar = metadata.sidebar === undefined ? undefined : docsSidebars[metadata.sidebar];
  const categories = sidebarCategories(sidebar ?? []);
  const versionPath = built.find((candidate) => candidate.row === row)?.data.path ?? '/';

  const crumbs = breadcrumbsOf({
    area,
    versionPath,
    overviewPath: docsOverviewPath(manualVersion),
    introductionPath: categories[0]?.items[0]?.href ?? versionPath,
    title: metadata.title,
  });
  const pages = (
    <>
      <VersionSelect
        area={area}
        current={version}
        pageId={metadata.id}
        className={styles.versions}
      />
      <DocsSidebar categories={categories} currentPath={metadata.permalink} toc={toc} />
    </>
  );

  return (
    <HtmlClassNameProvider className={JS_THEME_AREAS.has(area) ? 'theme-js' : 'theme-reason'}>
      <BreadcrumbBar
        crumbs={crumbs}
        editUrl={metadata.editUrl ?? undefined}
        drawerButton={<DrawerButton drawer={drawer} onOpen={() => setDrawerUsed(true)} />}
      />
      <SidebarDrawer drawer={drawer}>{drawerUsed && pages}</SidebarDrawer>
      <div className={styles.page}>
        <aside className={styles.sidebar} ref={column} aria-label="Version and pages">
          {pages}
        </aside>
        <main className={styles.main}>
          <VersionBanner area={area} version={version} pageId={metadata.id} />
          {row && <SwitchNote versionLabel={row.name} />}
          <article>
            <DocItemContent>{children}</DocItemContent>
          </article>
          <PageDocs area={area} pageId={metadata.id} />
          <DocItemPaginator />
        </main>
        <TableOfContents toc={toc} />
      </div>
    </HtmlClassNameProvider>
  );
}
