import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import type { ReactNode } from 'react';

import type { SidebarCategory, SidebarPage } from '@site/src/lib/sidebarItems';

import styles from './styles.module.css';

/** So many categories are short enough to be open: the overview of a library, and its modules. */
const OPEN_CATEGORIES = 2;

/** So many pages of a category are folded while the reader is elsewhere; fewer would save no room. */
const FOLDED_PAGES = 4;

interface Props {
  readonly categories: readonly SidebarCategory[];
  /** Path of the page on screen. */
  readonly currentPath: string;
  /** Headings of the page on screen; those of level 2 stand beneath its entry. */
  readonly toc: readonly TOCItem[];
  /** Whether those of level 3 do, too: they are the items of a module. */
  readonly hasMembers?: boolean;
}

/** The headings of the page on screen, and the items of a module below those of their groups. */
function PageHeadings({ toc, hasMembers }: Pick<Props, 'toc' | 'hasMembers'>): ReactNode {
  const shown = toc.filter(({ level }) => level === 2 || (hasMembers && level === 3));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.headings} data-page-headings="">
      {shown.map(({ id, value, level }) => (
        <li key={id} className={level === 3 ? styles.member : undefined}>
          {/* Headings are HTML of the build: they may hold <code>. */}
          <Link
            to={`#${id}`}
            className={styles.heading}
            dangerouslySetInnerHTML={{ __html: value }}
          />
        </li>
      ))}
    </ul>
  );
}

interface PageListProps extends Omit<Props, 'categories'> {
  readonly pages: readonly SidebarPage[];
}

/** Pages and, indented, those below them. */
function PageList({ pages, ...props }: PageListProps): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map((page) => {
        const isCurrent = page.href === props.currentPath;
        return (
          <li key={page.href}>
            <Link
              to={page.href}
              className={styles.page}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {page.name}
            </Link>
            {isCurrent && <PageHeadings toc={props.toc} hasMembers={props.hasMembers} />}
            {page.items && <PageList {...props} pages={page.items} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a page is among these or below them. */
function holds(pages: readonly SidebarPage[], path: string): boolean {
  return pages.some(({ href, items = [] }) => href === path || holds(items, path));
}

/**
 * The pages of a version by category; the page on screen is marked and shows its headings. Its category is open,
 * and those that the reader opens stay so (`src/behaviours/navigation/patch.ts`).
 */
export default function DocsSidebar({ categories, ...page }: Props): ReactNode {
  return (
    <nav aria-label="Pages of this version" className={styles.nav}>
      {categories.map(({ name, items }) => (
        <details
          key={name}
          open={
            categories.length <= OPEN_CATEGORIES ||
            items.length < FOLDED_PAGES ||
            holds(items, page.currentPath)
          }
        >
          <summary className="menu-summary">
            <h2 className="small-heading">{name}</h2>
          </summary>
          <PageList {...page} pages={items} />
        </details>
      ))}
    </nav>
  );
}
