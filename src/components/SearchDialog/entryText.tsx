import type { ReactNode } from 'react';

import type { ItemKind } from '@site/src/lib/search/dialog/items';

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
  readonly kind: ItemKind;
  /** With marks. */
  readonly title: ReactNode;
  /** Where it stands. */
  readonly path: readonly string[];
  readonly signature?: string | undefined;
  readonly isNear?: boolean;
  /** With marks. */
  readonly description?: ReactNode;
  readonly explains?: string | undefined;
}

/**
 * What is shown of a hit: what it is, its title and where it stands, its type, and what it says. A
 * function, for a letter draws a dozen of them, and a component for each would be most of that.
 */
export function entryText({
  kind,
  title,
  path,
  signature,
  isNear = false,
  description,
  explains,
}: Parts): ReactNode {
  return (
    <>
      <svg viewBox="0 0 20 20" className={styles.icon} role="img" aria-label={KIND_NAMES[kind]}>
        <path d={DRAWINGS[kind]} />
      </svg>
      <span className={styles.text}>
        <span className={styles.title}>
          {title}
          {path.length > 0 && <span className={styles.path}> {path.join(' / ')}</span>}
        </span>
        {signature !== undefined && (
          <code className={styles.signature}>
            {isNear && <span className={styles.near}>similar </span>}
            {signature}
          </code>
        )}
        {explains !== undefined && (
          <span className={styles.description}>Explains the message: {explains}</span>
        )}
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </>
  );
}
