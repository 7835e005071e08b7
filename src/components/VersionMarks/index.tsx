import type { ReactNode } from 'react';

import { VERSION_NAMES } from '@site/src/lib/syntaxLookup';
import { shortVersion } from '@site/src/lib/versionTable';

import styles from './styles.module.css';

/** Each version of the manual, and whether it is one of those that are meant. */
export default function VersionMarks({ existing }: { existing: readonly string[] }): ReactNode {
  return (
    <ul className={styles.versions}>
      {VERSION_NAMES.map((name) =>
        existing.includes(name) ? (
          <li key={name} className={styles.version}>
            {shortVersion(name)}
          </li>
        ) : (
          <li key={name} className={styles.absent}>
            <span className="visually-hidden">not in </span>
            {shortVersion(name)}
          </li>
        ),
      )}
    </ul>
  );
}
