import type { TOCItem } from '@docusaurus/mdx-loader';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import BreadcrumbBar from '@site/src/components/BreadcrumbBar';
import DocsSidebar from '@site/src/components/DocsSidebar';
import SidebarDrawer, { DrawerButton } from '@site/src/components/SidebarDrawer';
import TableOfContents from '@site/src/components/TableOfContents';
import type { DocsArea } from '@site/src/lib/docsAreas';
import type { Breadcrumb } from '@site/src/lib/breadcrumbs';
import type { SidebarCategory } from '@site/src/lib/sidebarItems';

import styles from './styles.module.css';

interface Props {
  readonly area: DocsArea;
  readonly crumbs: readonly Breadcrumb[];
  /** Address of the page's source. */
  readonly editUrl?: string;
  /** Address of the page's Markdown, where it has some. */
  readonly markdown?: string;
  /** The select of the version, above the list of pages. */
  readonly versions: ReactNode;
  readonly categories: readonly SidebarCategory[];
  /** Path of the page on screen. */
  readonly currentPath: string;
  readonly toc: readonly TOCItem[];
  /** What the table of contents is of; without it the table goes by a general name. */
  readonly tocTitle?: string;
  /** What stands between sidebar and table of contents. */
  readonly children: ReactNode;
}

/** Areas about JavaScript libraries rather than the language take the color theme Js. */
const JS_THEME_AREAS: ReadonlySet<DocsArea> = new Set<DocsArea>(['react', 'api']);

/** The heading of a module's list of items (`plugins/api-reference/render/module.ts`), which the lists here are themselves. */
const LIST_OF_ITEMS = 'contents';

/** What stands around a docs page: breadcrumb bar, list of pages or its drawer, table of contents. */
export default function DocsFrame({
  area,
  crumbs,
  editUrl,
  markdown,
  versions,
  categories,
  currentPath,
  toc,
  tocTitle,
  children,
}: Props): ReactNode {
  const hasMembers = area === 'api';
  const headings = hasMembers ? toc.filter(({ id }) => id !== LIST_OF_ITEMS) : toc;
  return (
    <HtmlClassNameProvider className={JS_THEME_AREAS.has(area) ? 'theme-js' : 'theme-reason'}>
      <BreadcrumbBar
        crumbs={crumbs}
        editUrl={editUrl}
        markdown={markdown}
        drawerButton={<DrawerButton />}
      />
      <SidebarDrawer />
      <div className={clsx('page-columns', styles.page)}>
        <aside className={styles.sidebar} aria-label="Version and pages" data-drawer-column="">
          <div className={styles.versions}>{versions}</div>
          <DocsSidebar
            categories={categories}
            currentPath={currentPath}
            toc={headings}
            hasMembers={hasMembers}
          />
        </aside>
        <main>{children}</main>
        <TableOfContents toc={headings} title={tocTitle} />
      </div>
    </HtmlClassNameProvider>
  );
}
