import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

import { readSwitchNote } from '@site/src/lib/switchNote';

import styles from './styles.module.css';

/** Tells a reader who switched versions that the page they came from does not exist in this one. */
export default function SwitchNote({ versionLabel }: { versionLabel: string }): ReactNode {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const askedFor = isBrowser ? readSwitchNote(search) : undefined;
  if (askedFor === undefined) return null;
  return (
    <p role="status" className={styles.note}>
      {versionLabel} has no page <code>{askedFor}</code>. This is the nearest one.
    </p>
  );
}
