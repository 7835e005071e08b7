import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Characters of code that fit a line on the narrowest phone (320 px, 14 px type). */
const NARROWEST_LINE = 32;

interface Props {
  /** What the code is, for screen readers that reach it by keyboard. */
  readonly label: string;
  /** The code as text: it tells whether a line may be wider than the screen. */
  readonly code: string;
  /** The code as it is drawn; without it, its plain text. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Code that scrolls sideways where it is too wide; keyboards can scroll it then, too. */
export default function CodeScroller({ label, code, children, className }: Props): ReactNode {
  const mayScroll = code.split('\n').some((line) => line.length > NARROWEST_LINE);
  return (
    <pre
      className={clsx('cut-off', styles.code, className)}
      {...(mayScroll && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <code>{children ?? code}</code>
    </pre>
  );
}
