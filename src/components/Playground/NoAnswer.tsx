import type { ReactNode } from 'react';

import AppLink from '@site/src/components/AppLink';
import CodeScroller from '@site/src/components/CodeScroller';
import { ISSUES_HREF } from '@site/src/data/site';
import type { NoAnswer as Outcome } from '@site/src/lib/playground/compiler';

import styles from './styles.module.css';

function sentence(outcome: Outcome): string {
  switch (outcome.status) {
    case 'refused':
      return outcome.reason;
    case 'timeout':
      return `The compiler was stopped after ${outcome.seconds} seconds. Make the program smaller, or try again.`;
    case 'unreachable':
      return outcome.reason;
    case 'unknown':
      return 'The compiler’s answer isn’t one that this page knows:';
  }
}

interface Props {
  readonly outcome: Outcome;
  readonly onRetry: () => void;
}

/** Why there is neither JavaScript nor a problem, and what can be done about it. */
export default function NoAnswer({ outcome, onRetry }: Props): ReactNode {
  return (
    <div className={styles.note}>
      <p>{sentence(outcome)}</p>
      {outcome.status === 'unknown' && (
        <>
          <CodeScroller
            className={styles.raw}
            label="The compiler’s answer"
            code={outcome.answer}
          />
          <p>
            Please <AppLink to={ISSUES_HREF}>report it on the issue tracker</AppLink>, with a link
            to this program.
          </p>
        </>
      )}
      {(outcome.status === 'timeout' || outcome.status === 'unreachable') && (
        <button type="button" className={styles.button} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
