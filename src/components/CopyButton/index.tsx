import clsx from 'clsx';
import type { ReactNode } from 'react';

import { COPIED_TEXT, FAILED_LABEL } from '@site/src/lib/copyState';

import styles from './styles.module.css';

interface Props {
  /** What is copied; undefined where there is nothing that could be. */
  readonly text: string | undefined;
  /** What the button says. */
  readonly label: string;
  /** What is copied, for those who hear the button where its label alone does not tell it from others. */
  readonly subject?: string;
  readonly className?: string;
}

/**
 * Copies a text (`src/behaviours/copy.ts`). It says 'Copied!' for two seconds, or 'Failed' where copying is not
 * possible.
 */
export default function CopyButton({ text, label, subject, className }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      disabled={text === undefined}
      aria-label={subject === undefined ? undefined : `${label} ${subject}`}
      data-copy-text={text}
    >
      {/* All texts have their place, so that the button keeps its width. */}
      <span className={clsx(styles.label, styles.ready)}>{label}</span>
      <span className={clsx(styles.label, styles.copied)}>{COPIED_TEXT.landing}</span>
      <span className={clsx(styles.label, styles.failed)}>{FAILED_LABEL}</span>
    </button>
  );
}
