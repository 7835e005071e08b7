import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  /** What it is about: a remark, or something that can go wrong. */
  readonly kind: 'info' | 'warn';
  /** Its first line, by which screen readers call it, too. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A remark beside the text; the shared form of `Info` and `Warn`. */
export default function Callout({ kind, title, children }: Props): ReactNode {
  return (
    <div role="note" aria-label={title} className={clsx(styles.callout, styles[kind])}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
