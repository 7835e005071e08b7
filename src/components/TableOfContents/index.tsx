import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import type { ReactNode } from 'react';

import { headingTree, type HeadingNode } from '@site/src/lib/headingTree';

import styles from './styles.module.css';

interface Props {
  readonly toc: readonly TOCItem[];
  /** The name of a module, which stands above its items. */
  readonly title?: string;
}

function HeadingList({ headings }: { readonly headings: readonly HeadingNode[] }): ReactNode {
  if (headings.length === 0) return null;
  return (
    <ul className={styles.list}>
      {headings.map(({ id, html, below }) => (
        <li key={id}>
          {/* Headings are HTML of the build: they may hold <code>. */}
          <Link to={`#${id}`} className={styles.link} dangerouslySetInnerHTML={{ __html: html }} />
          <HeadingList headings={below} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The headings of the page, at its right on wide screens; `src/behaviours/readHeading.ts` marks the one that the
 * reader is at.
 */
export default function TableOfContents({ toc, title }: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <nav className={styles.column} aria-label="On this page" data-toc="">
      <p className={title === undefined ? 'small-heading' : styles.title}>
        {title ?? 'On this page'}
      </p>
      <HeadingList headings={headingTree(toc)} />
    </nav>
  );
}
