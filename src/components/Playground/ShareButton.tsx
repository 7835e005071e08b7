import { type ReactNode, useState } from 'react';

import styles from './styles.module.css';

interface Props {
  /** Path and query; undefined where the program is too long for a link. */
  readonly address: string | undefined;
  /** How often the reader has done something: another number takes the success back. */
  readonly actions: number;
}

/** Copies the link of the program on screen, and says so until the reader does something else. */
export default function ShareButton({ address, actions }: Props): ReactNode {
  const [attempt, setAttempt] = useState<{ isCopied: boolean; actions: number }>();
  const answer = attempt?.actions === actions ? attempt : undefined;

  const isCopied = answer?.isCopied === true;

  const share = async (link: string): Promise<void> => {
    try {
      // Pages that are not served over HTTPS have no clipboard at all: that throws here, too.
      await navigator.clipboard.writeText(new URL(link, window.location.href).href);
      setAttempt({ isCopied: true, actions });
    } catch {
      setAttempt({ isCopied: false, actions });
    }
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        disabled={address === undefined}
        data-good={isCopied || undefined}
        onClick={() => address !== undefined && void share(address)}
      >
        {/* Both texts have their place, so that the button keeps its width. */}
        <span className={styles.text} data-hidden={isCopied || undefined} aria-hidden={isCopied}>
          Share
        </span>
        <span className={styles.text} data-hidden={!isCopied || undefined} aria-hidden={!isCopied}>
          Link copied
        </span>
      </button>
      <span role="status" className={answer && !isCopied ? styles.refused : 'visually-hidden'}>
        {isCopied && 'Link copied'}
        {answer?.isCopied === false && 'Please copy the link from the address bar.'}
      </span>
    </>
  );
}
