import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Which way the band behind a feature slopes, from left to right. */
export type Direction = 'down' | 'up';

interface Props {
  readonly title: string;
  /** Paragraphs and links. */
  readonly children: ReactNode;
  /** A drawing below the text, where there is room. */
  readonly art?: ReactNode;
  /** What is shown beside the text. */
  readonly picture: ReactNode;
  /** What is shown beneath both, as wide as they are. */
  readonly below?: ReactNode;
  readonly direction?: Direction;
  /** Whether the band is dark in both schemes. */
  readonly isDark?: boolean;
}

/** One of the reasons to choose the language: text and picture before a diagonal band. */
export default function FeatureSection({
  title,
  children,
  art,
  picture,
  below,
  direction = 'down',
  isDark = false,
}: Props): ReactNode {
  return (
    <section
      className={clsx(styles.section, direction === 'up' && styles.up)}
      data-theme={isDark ? 'dark' : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          {children}
          {art !== undefined && <div className={styles.art}>{art}</div>}
        </div>
        <div className={styles.picture}>{picture}</div>
        {below !== undefined && <div className={styles.below}>{below}</div>}
      </div>
    </section>
  );
}
