import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';

import styles from './styles.module.css';

/** Something that stands in a row and can be taken out. */
export interface Chip {
  readonly text: string;
  /** What it is about, behind its text, for those who hear it. */
  readonly description?: string;
  /** Names how it looks; the text tells the same. */
  readonly look?: 'on' | 'off' | 'error' | 'wrong';
}

interface Props {
  /** Name of the row. */
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly onRemove: (index: number) => void;
  /** Gets the focus when the last chip is gone. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** The reader points at a chip or has moved to it; undefined when that ends. */
  readonly onPoint?: (index: number | undefined) => void;
}

/** Keys that take a chip out, beside Enter and the space bar, which press it. */
const REMOVING: readonly string[] = ['Delete', 'Backspace'];

/** A row of chips; pressing one takes it out, and the focus stays in the row. */
export default function Chips({ label, chips, onRemove, input, onPoint }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);

  const buttons = (): readonly HTMLButtonElement[] => [
    ...(list.current?.querySelectorAll('button') ?? []),
  ];
  const remove = (index: number): void => {
    const shown = buttons();
    const next = shown[index + 1] ?? shown[index - 1] ?? input.current;
    next?.focus();
    onPoint?.(undefined);
    onRemove(index);
  };
  const answerKey = (event: KeyboardEvent, index: number): void => {
    const { key } = event;
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[key];
    if (REMOVING.includes(key)) {
      event.preventDefault();
      remove(index);
    } else if (step !== undefined) {
      event.preventDefault();
      buttons()[index + step]?.focus();
    }
  };

  return (
    <ul ref={list} className={styles.chips} aria-label={label}>
      {chips.map(({ text, description, look }, index) => (
        // The same text may stand in a list twice.
        <li key={`${text} ${chips.slice(0, index).filter((other) => other.text === text).length}`}>
          <button
            type="button"
            className={styles.chip}
            data-look={look}
            aria-label={`${text}, ${description === undefined ? '' : `${description}; `}remove`}
            onClick={() => remove(index)}
            onKeyDown={(event) => answerKey(event, index)}
            onPointerEnter={() => onPoint?.(index)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(index)}
            onBlur={() => onPoint?.(undefined)}
          >
            {text}
            <svg viewBox="0 0 10 10" width="8" height="8" aria-hidden="true">
              <path d="M1 1l8 8M9 1L1 9" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
