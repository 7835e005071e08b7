import { memo, type ReactNode } from 'react';

import type { RecordsSource } from '@site/src/lib/search/client';

import styles from './styles.module.css';

function sourceText(source: RecordsSource): string {
  if (source.kind === 'sources') return 'Results come from the source files.';
  const time = new Date(source.time);
  return `Results come from the build of ${time.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}.`;
}

/** What the keys do; in `npm start` also what the results were made from. */
function Footer({ source }: { source: RecordsSource | undefined }): ReactNode {
  return (
    <footer className={styles.foot}>
      <ul className={styles.hints}>
        <li>
          <kbd>Enter</kbd> to select
        </li>
        <li>
          <kbd aria-label="Arrow up">↑</kbd> <kbd aria-label="Arrow down">↓</kbd> to navigate
        </li>
        <li>
          <kbd aria-label="Arrow right">→</kbd> for the next area
        </li>
        <li>
          <kbd>Esc</kbd> to close
        </li>
      </ul>
      {source && <p className={styles.source}>{sourceText(source)}</p>}
    </footer>
  );
}

export default memo(Footer);
