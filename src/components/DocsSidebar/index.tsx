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
}

function PageHeadings({ toc }: { toc: readonly TOCItem[] }): ReactNode {
  const headings = toc.filter((heading) => heading.level === 2);
  if (headings.length === 0) return null;
  return (
    <ul className={styles.headings} data-page-headings="">
      {headings.map((heading) => (
        <li key={heading.id}>
          {/* Headings are HTML of the build: they may hold <code>. */}
          <Link
            to={`#${heading.id}`}
            className={styles.heading}
            dangerouslySetInnerHTML={{ __html: heading.value }}
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
            {isCurrent && <PageHeadings toc={props.toc} />}
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
 * and those that the reader opens stay so (`src/behaviours/navigation/swap.ts`).
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
