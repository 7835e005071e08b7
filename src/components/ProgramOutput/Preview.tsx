import { type ReactNode, useId } from 'react';

import type { Run } from './run';
import styles from './styles.module.css';

interface Props {
  readonly run: Run;
  /** The program's frame, while there is one. */
  readonly children: ReactNode;
}

function Explanation({ run: { phase, program } }: Pick<Props, 'run'>): ReactNode {
  if (phase === 'idle') return 'Run the program to see what it renders.';
  if (phase === 'stopped') return 'The program was stopped.';
  if (!program) return 'Loading…';
  return (
    <>
      Nothing was rendered. To see a component here, export a module App with <code>make</code>,
      such as{' '}
      <code>
        module App = {'{'} @react.component let make = () =&gt; &lt;h1&gt; {'{'}
        React.string(&quot;Hello&quot;)
        {'}'} &lt;/h1&gt; {'}'}
      </code>
      .
    </>
  );
}

/** What a program renders, or why it renders nothing. */
export default function Preview({ run, children }: Props): ReactNode {
  const title = useId();
  const isShown = run.program !== undefined && run.place === 'page';
  return (
    <section aria-labelledby={title} className={styles.preview} data-empty={!isShown || undefined}>
      <h2 id={title} className={styles.title}>
        React
      </h2>
      {!isShown && (
        <p className={styles.hint}>
          <Explanation run={run} />
        </p>
      )}
      <div className={isShown ? styles.stage : undefined}>{children}</div>
    </section>
  );
}
