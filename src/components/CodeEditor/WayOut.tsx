import type { ReactNode } from 'react';

import styles from './WayOut.module.css';

/** How the keyboard leaves an editor, in a sentence. */
export const WAY_OUT = 'Press Escape and then Tab to leave the editor.';

/**
 * Tells how the keyboard leaves an editor while the focus is in the element before it. It always has its place, so that
 * nothing moves; phones, which have no such keys, don't show it.
 */
export default function WayOut(): ReactNode {
  return <p className={styles.wayOut}>{WAY_OUT}</p>;
}
