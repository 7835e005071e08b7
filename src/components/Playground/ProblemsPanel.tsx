import type { ReactNode } from 'react';

import type { SourceRange } from '@site/src/lib/playground/compiler';
import type { SessionState } from '@site/src/lib/playground/session';
import { problemsOf, problemsTitle } from '@site/src/lib/playground/words';

import NoAnswer from './NoAnswer';
import ProblemList from './ProblemList';
import styles from './styles.module.css';

interface Props {
  readonly state: SessionState;
  readonly pointedAt: number | undefined;
  readonly onReveal: (range: SourceRange, file?: string) => void;
  readonly onRetry: () => void;
}

/** All that the compiler has to say about the program. */
export default function ProblemsPanel({ state, pointedAt, onReveal, onRetry }: Props): ReactNode {
  const { text, tone } = problemsTitle(state);
  const outcome = state.answer?.outcome;
  const problems = problemsOf(outcome);
  return (
    <>
      <p className={styles.title} data-tone={tone}>
        {text}
      </p>
      {problems.length > 0 ? (
        <ProblemList
          problems={problems}
          pointedAt={pointedAt}
          onReveal={onReveal}
          release={state.release}
        />
      ) : (
        outcome?.status === 'compiled' && (
          <p className={styles.note}>The compiler found no problems in this program.</p>
        )
      )}
      {outcome && !('problems' in outcome) && outcome.status !== 'formatted' && (
        <NoAnswer outcome={outcome} onRetry={onRetry} />
      )}
    </>
  );
}
