import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** People who talk with each other, our own drawing: three heads, three bubbles. */
export default function CommunityDrawing(): ReactNode {
  return (
    <svg
      viewBox="0 0 480 280"
      width="480"
      height="280"
      className={styles.drawing}
      aria-hidden="true"
      fill="none"
    >
      <path
        d="M20 250c10-54 90-54 100 0M190 250c10-54 90-54 100 0M360 250c10-54 90-54 100 0"
        className={styles.line}
      />
      <circle cx="70" cy="180" r="24" className={styles.first} />
      <circle cx="240" cy="180" r="24" className={styles.second} />
      <circle cx="410" cy="180" r="24" className={styles.third} />
      <path d="M24 60h120v56H84l-18 22v-22H24z" className={styles.bubble} />
      <path d="M180 28h130v64h-50l-20 24V92h-60z" className={styles.bubble} />
      <path d="M344 60h116v56h-40v22l-22-22h-54z" className={styles.bubble} />
      <path
        d="M44 80h60M44 96h80M200 50h90M200 68h54M364 80h40M364 96h76"
        className={styles.line}
      />
    </svg>
  );
}
