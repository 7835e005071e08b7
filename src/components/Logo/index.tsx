import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** The site's mark, our own drawing, with the name of the language beside it on wide screens. */
export default function Logo(): ReactNode {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path
          d="M9 24V8h4.500a4 4 0 0 1 0 8H9M14 16l3.500 8"
          className={styles.stroke}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="22.500" cy="11" r="3" className={styles.dot} />
      </svg>
      <span className={styles.name}>ReScript</span>
    </span>
  );
}
