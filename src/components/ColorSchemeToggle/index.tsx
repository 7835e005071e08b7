import type { ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * Switches between the light and the dark scheme (`src/behaviours/colorScheme.ts`). Which icon shows is decided
 * by the style sheet, so that nothing changes when the scripts start.
 */
export default function ColorSchemeToggle(): ReactNode {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Switch between light and dark colors"
      data-switch-colors=""
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
          <g className={styles.sun}>
            <circle cx="10" cy="10" r="3.500" />
            <path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.300 4.300l1.400 1.400M14.300 14.300l1.400 1.400M4.300 15.700l1.400-1.400M14.300 5.700l1.400-1.400" />
          </g>
          <path
            className={styles.moon}
            d="M16 12A7 7 0 0 1 8 4a6.500 6.500 0 1 0 8 8z"
            strokeLinejoin="round"
          />
        </g>
      </svg>
    </button>
  );
}
