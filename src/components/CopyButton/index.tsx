import clsx from 'clsx';
import type { ReactNode } from 'react';

import { useCopy } from '@site/src/hooks/useCopy';
import { COPIED_TEXT } from '@site/src/lib/copyState';

import styles from './styles.module.css';

interface Props {
  /** What is copied; undefined where there is nothing that could be. */
  readonly text: string | undefined;
  /** What the button says. */
  readonly label: string;
  /** What it is called where `label` alone does not tell one button from another. */
  readonly accessibleLabel?: string;
  readonly className?: string;
}

/**
 * Copies a text. It says 'Copied!' for two seconds and is disabled meanwhile (specification,
 * section 4); where copying is not possible it keeps its label (section 8).
 */
export default function CopyButton({ text, label, accessibleLabel, className }: Props): ReactNode {
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        data-state={state}
        disabled={isCopied || text === undefined}
        aria-label={isCopied ? undefined : accessibleLabel}
        onClick={() => text !== undefined && copy(text)}
      >
        {/* Both texts have their place, so that the button keeps its width. */}
        <span className={styles.label} data-hidden={isCopied || undefined} aria-hidden={isCopied}>
          {label}
        </span>
        <span className={styles.label} data-hidden={!isCopied || undefined} aria-hidden={!isCopied}>
          {COPIED_TEXT.landing}
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? COPIED_TEXT.landing : ''}
      </span>
    </>
  );
}
