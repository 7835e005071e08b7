import type { ReactNode } from 'react';

import AppLink from '@site/src/components/AppLink';
import CompilerMessage from '@site/src/components/CompilerMessage';
import InlineCode from '@site/src/components/InlineCode';
import type { ErrorFinder } from '@site/src/lib/errorFinder';
import { errorAddress } from '@site/src/lib/errorIndex';
import type { Problem, SourceRange } from '@site/src/lib/playground/compiler';
import { isWarning } from '@site/src/lib/playground/words';

import { useErrorPages } from './useErrorPages';
import styles from './styles.module.css';

interface Props {
  readonly problems: readonly Problem[];
  /** The one that the reader points at in the editor. */
  readonly pointedAt: number | undefined;
  readonly onReveal: (range: SourceRange, file?: string) => void;
  /** The compiler that has them, with a leading `v`. */
  readonly release: string;
}

/** A problem as the compiler would have printed it: warnings say their number. */
function messageOf({ message, warning }: Problem): string {
  return warning === undefined ? message : `Warning number ${warning}\n${message}`;
}

/** The page about a message, where there is one. */
function PageLink({
  problem,
  find,
}: {
  readonly problem: Problem;
  readonly find: ErrorFinder | undefined;
}): ReactNode {
  const page = find?.(messageOf(problem));
  return (
    page && (
      <p className={styles.problemPage}>
        Error index:{' '}
        <AppLink to={errorAddress(page.id)} target="_blank">
          <InlineCode text={page.summary} />
        </AppLink>
      </p>
    )
  );
}

function Entry({
  problem,
  isPointedAt,
  onReveal,
}: { problem: Problem; isPointedAt: boolean } & Pick<Props, 'onReveal'>): ReactNode {
  const { range, message, warning, file } = problem;
  const sign = isWarning(problem) ? 'W' : 'E';
  const content = (
    <>
      <span className={styles.place}>
        <span className={styles.sign} data-sign={sign}>
          [{sign}]
        </span>{' '}
        <span className="visually-hidden">{sign === 'W' ? 'Warning' : 'Error'}</span>
        {warning !== undefined && ` number ${warning}`}
        {file !== undefined && ` ${file}`}
        {range && ` Line ${range.startLine}, column ${range.startColumn}`}
      </span>
      <span className={styles.message}>
        <CompilerMessage message={message} />
      </span>
    </>
  );
  return range ? (
    <button
      type="button"
      className={styles.problem}
      data-pointed={isPointedAt || undefined}
      onClick={() => onReveal(range, file)}
    >
      {content}
    </button>
  ) : (
    <div className={styles.problem}>{content}</div>
  );
}

/** What the compiler has to say; each place can be followed into the editor. */
export default function ProblemList({ problems, pointedAt, onReveal, release }: Props): ReactNode {
  const find = useErrorPages(release);
  return (
    <ol className={styles.problems}>
      {problems.map((problem, index) => (
        // The compiler may say the same of the same place twice.
        <li key={index}>
          <Entry problem={problem} isPointedAt={index === pointedAt} onReveal={onReveal} />
          {problem.hint !== undefined && (
            <p className={styles.problemPage}>
              <InlineCode text={problem.hint} />
            </p>
          )}
          <PageLink problem={problem} find={find} />
        </li>
      ))}
    </ol>
  );
}
