import type { ReactNode } from 'react';

import type { Entry, ItemKind } from '@site/src/lib/search/dialog/items';

import styles from './styles.module.css';

const KIND_NAMES: Readonly<Record<ItemKind, string>> = {
  page: 'page',
  heading: 'heading',
  text: 'text',
  member: 'API member',
};

const DRAWINGS: Readonly<Record<ItemKind, string>> = {
  page: 'M5 2.500h7l3 3v12H5zM12 2.500v3h3M8 9.500h4M8 12.500h4',
  heading: 'M7.500 3l-1.500 14M14 3l-1.500 14M3.500 7.500h13M3 12.500h13',
  text: 'M3 5h14M3 10h14M3 15h9',
  member:
    'M7.500 3.500Q5 3.500 5 6v2q0 2-2 2q2 0 2 2v2q0 2.500 2.500 2.500M12.500 3.500Q15 3.500 15 6v2q0 2 2 2q-2 0-2 2v2q0 2.500-2.500 2.500',
};

interface Parts {
  readonly entry: Entry;
  /** The title, with marks. */
  readonly title: ReactNode;
  readonly otherVersion?: string | undefined;
  readonly snippet?: ReactNode;
}

/**
 * What is shown of a hit: what it is, the text around what was found, its title, and where it stands. A
 * function, for a letter draws a dozen of them, and a component for each would be most of that.
 */
export function entryText({ entry, title, otherVersion, snippet }: Parts): ReactNode {
  const { kind, path } = entry;
  return (
    <>
      <svg viewBox="0 0 20 20" className={styles.icon} role="img" aria-label={KIND_NAMES[kind]}>
        <path d={DRAWINGS[kind]} />
      </svg>
      <span className={styles.text}>
        {snippet !== undefined && <span className={styles.snippet}>{snippet}</span>}
        <span className={styles.title}>
          {title}
          {otherVersion !== undefined && <span className={styles.version}>{otherVersion}</span>}
        </span>
        {path.length > 0 && <span className={styles.path}>{path.join(' / ')}</span>}
      </span>
    </>
  );
}
