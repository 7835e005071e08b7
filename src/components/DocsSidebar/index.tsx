import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { type ReactNode, useId } from 'react';

import type { SidebarCategory } from '@site/src/lib/sidebarItems';

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

/** The pages of a version by category; the page on screen is marked and shows its headings. */
export default function DocsSidebar({ categories, currentPath, toc }: Props): ReactNode {
  const id = useId();
  return (
    <nav aria-label="Pages of this version" className={styles.nav}>
      {categories.map((category, index) => (
        <div key={category.name} className={styles.category}>
          <h2 id={`${id}-${index}`} className="small-heading">
            {category.name}
          </h2>
          <ul className={styles.pages} aria-labelledby={`${id}-${index}`}>
            {category.items.map((page) => {
              const isCurrent = page.href === currentPath;
              return (
                <li key={page.href}>
                  <Link
                    to={page.href}
                    className={styles.page}
                    aria-current={isCurrent ? 'page' : undefined}
                  >
                    {page.name}
                  </Link>
                  {isCurrent && <PageHeadings toc={toc} />}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
