import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  /** Who said it. */
  readonly author?: string;
  readonly children: ReactNode;
}

/** What somebody said, with their name: `<Cite author="…">…</Cite>`. */
export default function Cite({ author, children }: Props): ReactNode {
  return (
    <figure className={styles.cite}>
      <blockquote className={styles.quote}>{children}</blockquote>
      {author && <figcaption className={styles.author}>{author}</figcaption>}
    </figure>
  );
}
