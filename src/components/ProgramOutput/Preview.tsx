import { type ReactNode, useId } from 'react';

import type { Run } from './run';
import styles from './styles.module.css';

interface Props {
  readonly run: Run;
  /** Whether the program has a component that could be shown. */
  readonly hasComponent: boolean;
  /** The program's frame, while there is one. */
  readonly children: ReactNode;
}

function Explanation({ run: { phase, program } }: Pick<Props, 'run'>): ReactNode {
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
export default function Preview({ run, hasComponent, children }: Props): ReactNode {
  const title = useId();
  const isShown = run.program !== undefined && run.place === 'page';
  // The frame alone, of which there is nothing to see.
  if (!isShown && !hasComponent) return children;
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
