import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Actions that stand in the row where it has room, and behind a button on phones and small tablets. */
export default function MoreActions({ children }: Props): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !whole.current?.contains(target)) setIsOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return (
    <div ref={whole} className={styles.moreActions}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        More
      </button>
      <div id={id} className={styles.actions} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
