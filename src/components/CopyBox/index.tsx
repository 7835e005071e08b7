import clsx from 'clsx';
import type { ReactNode } from 'react';

import CopyButton from '@site/src/components/CopyButton';

import styles from './styles.module.css';

/**
 * A command to copy.
 *
 * @param isWide takes the width that there is instead of 25rem
 */
export default function CopyBox({
  command,
  isWide = false,
}: {
  command: string;
  isWide?: boolean;
}): ReactNode {
  return (
    <div className={clsx(styles.box, isWide && styles.wide)}>
      <code className={styles.command}>{command}</code>
      <CopyButton text={command} label="Copy" subject={command} />
    </div>
  );
}
