import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react';

import ProgramFrame, { type Breach, type ProgramReport } from '@site/src/components/ProgramFrame';
import { BASE_URL } from '@site/src/data/site';
import { usePageColorScheme } from '@site/src/hooks/usePageColorScheme';
import type { LiveExample as Example } from '@site/src/lib/program/liveExample';

import { loadProgram } from './load';
import { FIRST_RUN, runReducer } from './run';
import styles from './styles.module.css';

interface Props {
  readonly example: Example;
  /** JavaScript of the module that the page shows. */
  readonly code: string;
}

const BREACHES: Readonly<Record<Breach, string>> = {
  document: 'The example left its frame and was stopped.',
  focus: 'The example kept taking the keyboard’s focus and was stopped.',
};

/** An example that runs beneath its code, with its console, until the reader stops it. */
export default function LiveExample({ example, code }: Props): ReactNode {
  const [run, dispatch] = useReducer(runReducer, FIRST_RUN);
  const colorScheme = usePageColorScheme();
  const toggle = useRef<HTMLButtonElement>(null);
  const { phase, number, modules, lines, status } = run;
  const isStopped = phase === 'stopped';

  // The button that began it is gone; this one stands in its place.
  useEffect(() => toggle.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    let isOutdated = false;
    const end = (reason: unknown): void => {
      console.error('The example can’t be run:', reason);
      if (!isOutdated) {
        dispatch({ type: 'stop', status: 'The example couldn’t be loaded. Try again.' });
      }
    };
    loadProgram(example, code, BASE_URL)
      .then((loaded) => {
        if (!isOutdated) dispatch({ type: 'loaded', modules: loaded });
      })
      .catch(end);
    return () => {
      isOutdated = true;
    };
  }, [example, code, number]);

  const { shown } = example;
  const onReport = useCallback(
    (report: ProgramReport) =>
      dispatch({ type: 'report', report, ...(shown !== undefined && { shown }) }),
    [shown],
  );
  const onBreach = useCallback(
    (breach: Breach) => dispatch({ type: 'stop', status: BREACHES[breach] }),
    [],
  );

  return (
    <div className={styles.live}>
      <div className={styles.bar}>
        <button
          ref={toggle}
          type="button"
          className="code-run"
          onClick={() =>
            dispatch(isStopped ? { type: 'start' } : { type: 'stop', status: 'Stopped.' })
          }
        >
          {isStopped ? 'Run again' : 'Stop'}
        </button>
        {!isStopped && (
          <button type="button" className="code-run" onClick={() => dispatch({ type: 'start' })}>
            Start over
          </button>
        )}
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
      {!isStopped && (
        <div className={styles.stage}>
          {modules.length > 0 && (
            <ProgramFrame
              key={number}
              title="The running example"
              baseUrl={BASE_URL}
              modules={modules}
              colorScheme={colorScheme}
              onReport={onReport}
              onBreach={onBreach}
            />
          )}
        </div>
      )}
      {lines.length > 0 && (
        // A keyboard must be able to scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- cspell:ignore noninteractive
        <div role="log" aria-label="Console" className={styles.console} tabIndex={0}>
          {lines.map(({ id, level, text }) => (
            <p key={id} data-level={level} className={styles.line}>
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
