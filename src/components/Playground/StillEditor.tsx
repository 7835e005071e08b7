import type { ReactNode } from 'react';

import CodeLines from '@site/src/components/CodeLines';
import { highlight } from '@site/src/lib/highlight';

import styles from './styles.module.css';

/** A program as the editor shows it, which takes this one's place: nothing moves then. */
export default function StillEditor({ code }: { readonly code: string }): ReactNode {
  const lines = highlight(code, 'rescript');
  return (
    <div className={styles.still}>
      <span className={styles.numbers}>{lines.map((_, index) => index + 1).join('\n')}</span>
      <code>
        <CodeLines lines={lines} />
      </code>
    </div>
  );
}
