import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

import CopyButton from '@site/src/components/CopyButton';
import type { Level } from '@site/src/lib/program/messages';

import Line from './Line';
import type { PlaceFinder } from './places';
import type { Entry } from './run';
import styles from './styles.module.css';

interface Props {
  readonly entries: readonly Entry[];
  /** Whether a program ran that could have written something. */
  readonly hasRun: boolean;
  readonly lineOf: PlaceFinder;
  readonly onReveal: (line: number, file?: string) => void;
  readonly onClear: () => void;
}

/** What of the console is shown. */
const FILTERS: Readonly<Record<string, { label: string; levels?: readonly Level[] }>> = {
  all: { label: 'All lines' },
  warnings: { label: 'Warnings and errors', levels: ['warn', 'error'] },
  errors: { label: 'Errors', levels: ['error'] },
};

/** How near to its end the console still follows new lines, in pixels. */
const END_PX = 24;

function textOf({ level, text, count }: Entry): string {
  const repeated = count > 1 ? ` (×${count})` : '';
  return `${level === 'log' ? '' : `[${level}] `}${text}${repeated}`;
}

/** The lines that a program wrote. */
export default function Console({ entries, hasRun, lineOf, onReveal, onClear }: Props): ReactNode {
  const title = useId();
  const [filter, setFilter] = useState('all');
  const log = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  const levels = FILTERS[filter]?.levels;
  const shown = levels ? entries.filter(({ level }) => levels.includes(level)) : entries;

  useLayoutEffect(() => {
    const element = log.current;
    if (element && followsEnd.current) element.scrollTop = element.scrollHeight;
  }, [shown.length]);

  return (
    <section aria-labelledby={title} className={styles.console}>
      <div className={styles.bar}>
        <h2 id={title} className={styles.title}>
          Console
        </h2>
        <label className={styles.filter}>
          <span className="visually-hidden">Lines that are shown</span>
          <select
            value={filter}
            className={styles.select}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          >
            {Object.entries(FILTERS).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <CopyButton
          text={entries.length === 0 ? undefined : entries.map(textOf).join('\n')}
          label="Copy"
          subject="the console"
          className={styles.button}
        />
        <button
          type="button"
          className={styles.button}
          disabled={entries.length === 0}
          onClick={onClear}
        >
          Clear
        </button>
      </div>
      {/* A keyboard must be able to scroll it. */}
      <div
        ref={log}
        role="log"
        aria-labelledby={title}
        className={styles.log}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- cspell:ignore noninteractive
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          const { scrollTop, scrollHeight, clientHeight } = currentTarget;
          followsEnd.current = scrollHeight - scrollTop - clientHeight < END_PX;
        }}
      >
        {shown.map((entry) => (
          <Line key={entry.id} entry={entry} lineOf={lineOf} onReveal={onReveal} />
        ))}
        {shown.length === 0 && (
          <p className={styles.hint}>
            {entries.length > 0
              ? 'No lines of this kind.'
              : hasRun
                ? 'The program hasn’t printed anything.'
                : 'What the program prints with Console.log or Js.log appears here, up to 500 lines.'}
          </p>
        )}
      </div>
    </section>
  );
}
