import type { ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * Tells a reader who switched versions that the page they came from does not exist in this one. Only the browser
 * knows the address: `src/behaviours/switchNote.ts` writes the text.
 */
export default function SwitchNote({ versionLabel }: { versionLabel: string }): ReactNode {
  return <p role="status" className={styles.note} data-switch-note={versionLabel} />;
}
