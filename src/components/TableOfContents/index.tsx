import TOCItems from '@theme/TOCItems';
import type { TOCItem } from '@docusaurus/mdx-loader';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** The headings of the page, at its right on wide screens; the visible one is marked. */
export default function TableOfContents({ toc }: { toc: readonly TOCItem[] }): ReactNode {
  if (toc.length === 0) return null;
  return (
    <nav className={styles.column} aria-label="On this page">
      <p className="small-heading">On this page</p>
      <TOCItems
        toc={toc}
        minHeadingLevel={2}
        maxHeadingLevel={3}
        className={styles.list}
        linkClassName={styles.link}
        linkActiveClassName={styles.active}
      />
    </nav>
  );
}
