import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import CopyPage from '@site/src/components/CopyPage';
import SectionSwitch from '@site/src/components/SectionSwitch';
import type { Breadcrumb } from '@site/src/lib/breadcrumbs';

import styles from './styles.module.css';

interface Props {
  readonly crumbs: readonly Breadcrumb[];
  /** Address of the page's source; the link opens in a new tab. */
  readonly editUrl?: string;
  /** Address of the page's Markdown, where it has some. */
  readonly markdown?: string;
  /** Button that opens the sidebar on small screens. */
  readonly drawerButton?: ReactNode;
}

/** The bar above a docs page: where it stands, the page as Markdown, and a link to edit it. */
export default function BreadcrumbBar({
  crumbs,
  editUrl,
  markdown,
  drawerButton,
}: Props): ReactNode {
  return (
    <section aria-label="Where this page is" className={styles.bar}>
      <div className={styles.inner}>
        {drawerButton}
        <nav aria-label="Breadcrumbs" className={styles.crumbs}>
          <ol className={styles.list}>
            {crumbs.map(({ name, href }) => (
              <li key={name} className={styles.item}>
                {href === undefined ? (
                  <span aria-current="page">{name}</span>
                ) : (
                  <Link to={href} className={styles.link}>
                    {name}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <SectionSwitch />
        {markdown !== undefined && <CopyPage address={markdown} />}
        {editUrl !== undefined && (
          <Link href={editUrl} target="_blank" className={clsx('touch-target', styles.edit)}>
            Edit<span className="visually-hidden"> this page (opens in a new tab)</span>
          </Link>
        )}
      </div>
    </section>
  );
}
