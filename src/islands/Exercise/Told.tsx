import type { ReactNode } from 'react';

import type { Verdict } from '@site/src/lib/practice/words';

import styles from './styles.module.css';

/** What is said about an attempt; read out whenever it is another. */
export default function Told({ verdict }: { readonly verdict: Verdict | undefined }): ReactNode {
  return (
    <p role="status" className={styles.verdict} data-right={verdict?.isRight}>
      {verdict?.text}
    </p>
  );
}
