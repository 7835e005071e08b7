import type { ReactNode } from 'react';

import Island from '@site/src/components/Island';

import { EmbedFrame } from './Embed';
import styles from './styles.module.css';

/** A program in a page of another site, as the server sends it; `src/islands/Playground` takes its place. */
export default function EmbeddedPlayground(): ReactNode {
  return (
    <div className={styles.page} data-embedded data-start-now="">
      <main className={styles.main}>
        <h1 className="visually-hidden">ReScript program</h1>
        <Island name="Playground" isPage>
          <p className={styles.unscripted}>
            This program needs JavaScript to be read from the address. Please allow it for this
            frame.
          </p>
          <EmbedFrame />
        </Island>
      </main>
    </div>
  );
}
