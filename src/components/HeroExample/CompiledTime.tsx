import type { ReactNode } from 'react';

import { type Compilation, compiledParts } from '@site/src/lib/heroWords';

import styles from './compiledTime.module.css';

/**
 * `Compiled in 7 ms by v11.1.4, in your browser.` for the head of a pane: narrow ones show as much of the sentence as
 * fits, `7 ms · v11.1.4` on phones, and screen readers get all of it everywhere.
 */
export default function CompiledTime({ milliseconds, release, where }: Compilation): ReactNode {
  const { time, place } = compiledParts({ milliseconds, where });
  return (
    <>
      <span className={styles.verb}>Compiled in </span>
      {time}
      <span className={styles.verb}> by</span> <span className={styles.release}>{release}</span>
      <span className={styles.place}>, {place}.</span>
    </>
  );
}
