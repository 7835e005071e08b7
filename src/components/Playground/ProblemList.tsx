import type { ReactNode } from 'react';

import type { Problem, SourceRange } from '@site/src/lib/playground/compiler';
import { isWarning } from '@site/src/lib/playground/words';

import styles from './styles.module.css';

interface Props {
  readonly problems: readonly Problem[];
  /** The one that the reader points at in the editor. */
  readonly pointedAt: number | undefined;
  readonly onReveal: (range: SourceRange) => void;
}

function Entry({
  problem,
  isPointedAt,
  onReveal,
}: { problem: Problem; isPointedAt: boolean } & Pick<Props, 'onReveal'>): ReactNode {
  const { range, message, warning } = problem;
  const sign = isWarning(problem) ? 'W' : 'E';
  const content = (
    <>
      <span className={styles.place}>
        <span className={styles.sign} data-sign={sign}>
          [{sign}]
        </span>{' '}
        <span className="visually-hidden">{sign === 'W' ? 'Warning' : 'Error'}</span>
        {warning !== undefined && ` number ${warning}`}
        {range && ` Line ${range.startLine}, column ${range.startColumn}`}
      </span>
      <span className={styles.message}>{message}</span>
    </>
  );
  return range ? (
    <button
      type="button"
      className={styles.problem}
      data-pointed={isPointedAt || undefined}
      onClick={() => onReveal(range)}
    >
      {content}
    </button>
  ) : (
    <div className={styles.problem}>{content}</div>
  );
}

/** What the compiler has to say; each place can be followed into the editor. */
export default function ProblemList({ problems, pointedAt, onReveal }: Props): ReactNode {
  return (
    <ol className={styles.problems}>
      {problems.map((problem, index) => (
        // The compiler may say the same of the same place twice.
        <li key={index}>
          <Entry problem={problem} isPointedAt={index === pointedAt} onReveal={onReveal} />
        </li>
      ))}
    </ol>
  );
}
