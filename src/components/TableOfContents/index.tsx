import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';

import { useReadHeading } from '@site/src/hooks/useReadHeading';
import { headingTree, type HeadingNode } from '@site/src/lib/headingTree';

import styles from './styles.module.css';

interface Props {
  readonly toc: readonly TOCItem[];
  /** The name of a module, whose table of contents keeps its place if it is empty. */
  readonly title?: string;
}

interface ListProps {
  readonly headings: readonly HeadingNode[];
  /** Id of the heading that the reader is at. */
  readonly current: string | undefined;
}

function HeadingList({ headings, current }: ListProps): ReactNode {
  if (headings.length === 0) return null;
  return (
    <ul className={styles.list}>
      {headings.map(({ id, html, below }) => (
        <li key={id}>
          {/* Headings are HTML of the build: they may hold <code>. */}
          <Link
            to={`#${id}`}
            className={styles.link}
            data-current={id === current || undefined}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <HeadingList headings={below} current={current} />
        </li>
      ))}
    </ul>
  );
}

/** The headings of the page, at its right on wide screens; the one that the reader is at is marked. */
export default function TableOfContents({ toc, title }: Props): ReactNode {
  const column = useRef<HTMLElement>(null);
  const headings = useMemo(() => headingTree(toc), [toc]);
  const ids = useMemo(
    () => headings.flatMap(({ id, below }) => [id, ...below.map((one) => one.id)]),
    [headings],
  );
  const current = useReadHeading(ids);

  useEffect(() => {
    const list = column.current;
    const link = list?.querySelector<HTMLElement>('[data-current]');
    if (!list || !link) return;
    const { scrollTop, clientHeight } = list;
    const isSeen =
      link.offsetTop >= scrollTop && link.offsetTop + link.offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) list.scrollTop = link.offsetTop - clientHeight / 2;
  }, [current]);

  if (toc.length === 0 && title === undefined) return null;
  return (
    <nav ref={column} className={styles.column} aria-label="On this page">
      <p className={title === undefined ? 'small-heading' : styles.title}>
        {title ?? 'On this page'}
      </p>
      <HeadingList headings={headings} current={current} />
    </nav>
  );
}
