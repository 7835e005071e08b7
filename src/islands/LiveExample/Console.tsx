import type { ReactNode } from 'react';

import type { Line } from './run';
import styles from './styles.module.css';

/** What a program writes; nothing until it does. */
export default function Console({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    // A keyboard must be able to scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- cspell:ignore noninteractive
    <div role="log" aria-label="Console" className={styles.console} tabIndex={0}>
      {lines.map(({ id, level, text, statement }) => (
        <p key={id} data-level={level} className={styles.line}>
          {text}
          {statement !== undefined && (
            <>
              {' '}
              <span className={styles.origin}>Check: {statement}</span>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
