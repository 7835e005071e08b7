import type { ReactNode } from 'react';

import CodeScroller from '@site/src/components/CodeScroller';
import CopyButton from '@site/src/components/CopyButton';
import { BASE_URL } from '@site/src/data/site';
import { embedAddress, embedElement } from '@site/src/lib/playground/embed';

import styles from './styles.module.css';

interface Props {
  /** Path and query of the program; undefined where it is too long for a link. */
  readonly address: string | undefined;
}

/** How to show the program in another page, folded. */
export default function EmbedCode({ address }: Props): ReactNode {
  if (address === undefined) return null;
  const href = new URL(embedAddress(address, BASE_URL), window.location.href).href;
  const element = embedElement(href);
  return (
    <details className={styles.build}>
      <summary className={styles.fold}>Show this program in your own page</summary>
      <p>
        This HTML shows the program with its JavaScript, its output and a link to the playground.
        Readers can change it and run it there.
      </p>
      <CodeScroller className={styles.raw} label="HTML of the frame" code={element} />
      <CopyButton className={styles.copy} label="Copy" subject="HTML" text={element} />
    </details>
  );
}
