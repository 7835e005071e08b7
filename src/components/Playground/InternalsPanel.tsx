import { type ReactNode, useEffect, useState } from 'react';

import CodeScroller from '@site/src/components/CodeScroller';
import CopyButton from '@site/src/components/CopyButton';
import type { ShowView, View, ViewOutcome } from '@site/src/lib/playground/compiler';
import {
  canView,
  capabilitiesOf,
  currentAnswer,
  type SessionState,
} from '@site/src/lib/playground/session';

import NoAnswer from './NoAnswer';
import styles from './styles.module.css';

const NAMES: Readonly<Record<View, string>> = {
  parsed: 'Parsed tree',
  typed: 'Typed tree',
  lambda: 'Lambda',
};

const EXPLANATIONS: Readonly<Record<View, string>> = {
  parsed: 'The program as the parser hands it on, before its types are known.',
  typed: 'The program after type checking; numbers tell names apart that are spelled alike.',
  lambda: 'The small language that patterns and modules are turned into, before optimizations.',
};

interface Shown {
  /** The view and the file that it is of. */
  readonly subject: string;
  readonly view: View;
  readonly outcome: ViewOutcome;
}

interface ViewTextProps {
  readonly shown: Shown;
  readonly onRetry: () => void;
}

function ViewText({ shown: { view, outcome }, onRetry }: ViewTextProps): ReactNode {
  switch (outcome.status) {
    case 'viewed':
      return (
        <div className={styles.compiled}>
          <CopyButton
            className={styles.copy}
            label="Copy"
            subject={NAMES[view].toLowerCase()}
            text={outcome.text}
          />
          <CodeScroller className={styles.javaScript} label={NAMES[view]} code={outcome.text} />
          {outcome.missingLines > 0 && (
            <p className={styles.note}>
              {outcome.missingLines.toLocaleString('en-US')} more lines are left out.
            </p>
          )}
        </div>
      );
    case 'failed':
      return (
        <p className={styles.note}>
          The compiler doesn’t get this far; Problems says why.
          {view !== 'parsed' && ' The parsed tree needs no types.'}
        </p>
      );
    default:
      return <NoAnswer outcome={outcome} onRetry={onRetry} />;
  }
}

interface Props {
  readonly state: SessionState;
  readonly showView: ShowView;
  /** Whether the panel is on screen: nothing is asked while it is not. */
  readonly isShown: boolean;
}

/** How the compiler sees the program, before it is JavaScript. */
export default function InternalsPanel({ state, showView, isShown }: Props): ReactNode {
  const { views } = capabilitiesOf(state);
  const [view, setView] = useState<View>('parsed');
  const [shown, setShown] = useState<Shown>();
  const [attempt, setAttempt] = useState(0);
  const mayAsk = isShown && canView(state);
  // Asked about the program behind its JavaScript, which readers wait for.
  const revision = currentAnswer(state)?.revision;
  const file = state.around?.name ?? '';
  const subject = `${view} ${file}`;
  const isOnItsWay = mayAsk && shown?.subject !== subject;

  useEffect(() => {
    if (!mayAsk || revision === undefined) return undefined;
    const abort = new AbortController();
    void showView(view, abort.signal).then((outcome) => {
      if (outcome && !abort.signal.aborted) setShown({ subject, view, outcome });
    });
    return () => abort.abort();
  }, [mayAsk, revision, view, subject, attempt, showView]);

  return (
    <>
      <div className={styles.views}>
        <label className={styles.choice}>
          View
          <select
            className={styles.select}
            value={view}
            onChange={({ target }) => {
              const chosen = views.find((each) => each === target.value);
              if (chosen) setView(chosen);
            }}
          >
            {views.map((each) => (
              <option key={each} value={each}>
                {NAMES[each]}
              </option>
            ))}
          </select>
        </label>
        <p className={styles.explanation}>{EXPLANATIONS[view]}</p>
      </div>
      <p role="status" className={isOnItsWay ? styles.note : 'visually-hidden'}>
        {isOnItsWay && 'The compiler is asked for this view…'}
      </p>
      {shown?.subject === subject && canView(state) && (
        <ViewText shown={shown} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </>
  );
}
