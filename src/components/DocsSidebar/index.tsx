import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { type ReactNode, useId } from 'react';

import type { SidebarCategory, SidebarPage } from '@site/src/lib/sidebarItems';

import styles from './styles.module.css';

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
    <ul className={styles.headings}>
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
  /** Id of the element that names the list. */
  readonly labelledBy?: string;
}

/** Pages and, indented, those below them. */
function PageList({ pages, labelledBy, ...props }: PageListProps): ReactNode {
  return (
    <ul className={styles.pages} aria-labelledby={labelledBy}>
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

/** The pages of a version by category; the page on screen is marked and shows its headings. */
export default function DocsSidebar({ categories, ...page }: Props): ReactNode {
  const id = useId();
  return (
    <nav aria-label="Pages of this version" className={styles.nav}>
      {categories.map((category, index) => (
        <div key={category.name} className={styles.category}>
          <h2 id={`${id}-${index}`} className="small-heading">
            {category.name}
          </h2>
          <PageList {...page} pages={category.items} labelledBy={`${id}-${index}`} />
        </div>
      ))}
    </nav>
  );
}
