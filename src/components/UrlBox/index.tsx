import type { ReactNode } from 'react';

import ArticleLink from '../ArticleLink';
import styles from './styles.module.css';

interface Props {
  /** Text of the link. */
  readonly text: string;
  /** Where it leads: a page of this site or another. */
  readonly href: string;
  /** What the reader finds there. */
  readonly children?: ReactNode;
}

/** A way on, set apart from the text: `<UrlBox text="…" href="…">…</UrlBox>`. */
export default function UrlBox({ text, href, children }: Props): ReactNode {
  return (
    <div className={styles.box}>
      {children}
      <p>
        <ArticleLink href={href} className={styles.link}>
          {text}
        </ArticleLink>
      </p>
    </div>
  );
}
