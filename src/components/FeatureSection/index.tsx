import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Which way the band behind a feature slopes, from left to right (specification, section 1). */
export type Direction = 'down' | 'up';

interface Props {
  readonly title: string;
  /** Paragraphs and links. */
  readonly children: ReactNode;
  /** What is shown beside the text. */
  readonly picture: ReactNode;
  readonly direction?: Direction;
}

/** One of the reasons to choose the language: text and picture before a diagonal band. */
export default function FeatureSection({
  title,
  children,
  picture,
  direction = 'down',
}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, direction === 'up' && styles.up)}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          {children}
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </section>
  );
}
