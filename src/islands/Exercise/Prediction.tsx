import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { findDifference, writtenLines } from '@site/src/lib/practice/compare';
import type { Exercise } from '@site/src/lib/practice/exercise';
import { type Verdict, verdictOn, withoutOutput } from '@site/src/lib/practice/words';

import Told from './Told';
import styles from './styles.module.css';

interface Props {
  readonly exercise: Exercise;
  readonly takesFocus: boolean;
  readonly onSolved: () => void;
}

/** The reader writes what a program prints. No compiler is needed for that. */
export default function Prediction({ exercise, takesFocus, onSolved }: Props): ReactNode {
  const { expected, kind } = exercise;
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const check = (): void => {
    const lines = writtenLines(text);
    const next =
      lines.length === 0
        ? withoutOutput('Write what it prints, line by line.')
        : verdictOn(findDifference(expected, lines, kind), kind);
    // The same words again are read out only if they come again.
    flushSync(() => setVerdict(undefined));
    setVerdict(next);
    if (next.isRight) onSolved();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <label className={styles.label}>
        It prints, line by line:
        <textarea
          ref={field}
          className={styles.field}
          rows={3}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            setVerdict(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              check();
            }
          }}
        />
      </label>
      <button type="submit" className="code-run">
        Check
      </button>
      <Told verdict={verdict} />
    </form>
  );
}
