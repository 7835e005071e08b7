import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { findDifference, writtenLines } from '@site/src/lib/practice/compare';
import type { Exercise } from '@site/src/lib/practice/exercise';
import { type Verdict, verdictOnPrediction, withoutOutput } from '@site/src/lib/practice/words';

import Told from './Told';
import styles from './styles.module.css';

interface Props {
  readonly exercise: Exercise;
  readonly takesFocus: boolean;
  /** What the reader has written before; undefined for nothing. */
  readonly kept: string | undefined;
  /** The reader has written something, or nothing any more, which is undefined. */
  readonly onDraft: (text: string | undefined) => void;
  readonly onSolved: () => void;
}

/** The reader writes what a program prints. No compiler is needed for that. */
export default function Prediction(props: Props): ReactNode {
  const { exercise, takesFocus, kept, onDraft, onSolved } = props;
  const { expected, kind } = exercise;
  const [text, setText] = useState(kept ?? '');
  const [verdict, setVerdict] = useState<Verdict>();
  /** Wrong predictions so far. */
  const tries = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const check = (): void => {
    const lines = writtenLines(text);
    const next =
      lines.length === 0
        ? withoutOutput('Write what it prints, line by line.')
        : verdictOnPrediction(findDifference(expected, lines, kind), tries.current);
    // The same words again are read out only if they come again.
    flushSync(() => setVerdict(undefined));
    setVerdict(next);
    if (next.isRight) onSolved();
    else if (lines.length > 0) tries.current += 1;
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
            onDraft(target.value === '' ? undefined : target.value);
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
