import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';

import ProgramFrame, { type ProgramReport } from '@site/src/components/ProgramFrame';
import { usePageColorScheme } from '@site/src/hooks/usePageColorScheme';
import type { Runnable } from '@site/src/lib/playground/session';
import { type Breach, BREACHES } from '@site/src/lib/program/breaches';
import { NETWORK_DOCUMENT, PLAYGROUND_DOCUMENT } from '@site/src/lib/program/runtime';

import Console from './Console';
import { loadProgram } from './load';
import { importedFiles, type PlaceFinder, placeFinder } from './places';
import Preview from './Preview';
import { NO_RUN, runReducer } from './run';
import styles from './styles.module.css';

/** A program that can be run; its JavaScript is an ES module. */
export interface RunnableProgram extends Runnable {
  /** Another number is another run. */
  readonly number: number;
}

interface Props {
  /** Undefined: nothing has run yet. */
  readonly program: RunnableProgram | undefined;
  readonly allowsNetwork: boolean;
  readonly onNetworkChange: (allows: boolean) => void;
  /** The reader follows an error to a line of the source, from 1, or of one of its files. */
  readonly onReveal: (line: number, file?: string) => void;
  /** The site's base URL, with slashes around it. */
  readonly baseUrl: string;
}

/** What makes a component of a function, in both syntaxes. */
const COMPONENT = /@(?:react|jsx)\.component\b/;

/** How long lines are gathered before they are shown together, in milliseconds. */
const GATHERING_MS = 30;

/** Reports that wait at most; no frame has so many lines, but a program may send some in its name. */
const MOST_WAITING = 1000;

/** Gathers reports: a program may write hundreds of lines at once. */
function useGathered(onReports: (reports: readonly ProgramReport[]) => void): {
  readonly take: (report: ProgramReport) => void;
  readonly drop: () => void;
} {
  const waiting = useRef<ProgramReport[]>([]);
  const timer = useRef<number>(undefined);
  const drop = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    waiting.current = [];
  }, []);
  const take = useCallback(
    (report: ProgramReport) => {
      if (report.type === 'console' && waiting.current.length >= MOST_WAITING) return;
      waiting.current.push(report);
      timer.current ??= window.setTimeout(() => {
        const reports = waiting.current;
        drop();
        onReports(reports);
      }, GATHERING_MS);
    },
    [drop, onReports],
  );
  useEffect(() => drop, [drop]);
  return useMemo(() => ({ take, drop }), [take, drop]);
}

function useLineFinder(program: RunnableProgram | undefined): PlaceFinder {
  return useMemo(() => (program ? placeFinder(program) : () => undefined), [program]);
}

/** Whether the reader is writing: a program that runs by itself then must not move the page. */
function isWriting(): boolean {
  return document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable;
}

/**
 * Runs a program in a sandboxed frame: what it renders, what it writes, and what it throws with the
 * line of the program where it did.
 */
export default function ProgramOutput({
  program,
  allowsNetwork,
  onNetworkChange,
  onReveal,
  baseUrl,
}: Props): ReactNode {
  // A parent may make the same program anew; its number tells.
  const [current, setCurrent] = useState(program);
  if (program?.number !== current?.number) setCurrent(program);
  const [repeats, setRepeats] = useState(0);
  const [run, dispatch] = useReducer(runReducer, NO_RUN);
  const colorScheme = usePageColorScheme();
  const networkHint = useId();
  const lineOf = useLineFinder(current);
  const results = useRef<HTMLDivElement>(null);
  const { phase, frame, entries, status, place } = run;
  const { take, drop } = useGathered(
    useCallback((reports) => dispatch({ type: 'reports', reports }), []),
  );

  useEffect(() => {
    if (!current) return undefined;
    let isOutdated = false;
    dispatch({ type: 'start' });
    const { javaScript, release, joined } = current;
    const context = { files: importedFiles(current), hidesApp: joined?.hidesApp };
    loadProgram(javaScript, release, baseUrl, context)
      .then((loaded) => {
        if (!isOutdated) dispatch({ type: 'loaded', program: loaded });
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (!isOutdated) dispatch({ type: 'failed', reason });
      });
    return () => {
      isOutdated = true;
      drop();
    };
    // Another policy is another document, in which the program starts anew.
  }, [current, repeats, allowsNetwork, baseUrl, drop]);

  // On a phone, the controls above fill the panel: without this, a run would change nothing in view.
  useEffect(() => {
    if (phase !== 'running' || isWriting()) return;
    results.current?.scrollIntoView({ block: 'nearest' });
  }, [phase, frame]);

  const stop = (reason: string): void => {
    drop();
    dispatch({ type: 'stop', status: reason });
  };
  const onBreach = useCallback(
    (breach: Breach) => {
      drop();
      dispatch({ type: 'stop', status: `The program ${BREACHES[breach]} and was stopped.` });
    },
    [drop],
  );

  const isEnded = phase === 'idle' || phase === 'stopped';
  const isShown = place === 'page';
  return (
    <div className={styles.output}>
      <div className={styles.bar}>
        {current && (
          <button
            type="button"
            className={styles.button}
            onClick={() => (isEnded ? setRepeats(repeats + 1) : stop('Stopped.'))}
          >
            {isEnded ? 'Run again' : 'Stop'}
          </button>
        )}
        <p role="status" className={styles.status}>
          {status}
        </p>
        <label className={styles.network}>
          <input
            type="checkbox"
            role="switch"
            checked={allowsNetwork}
            aria-describedby={networkHint}
            onChange={({ currentTarget }) => onNetworkChange(currentTarget.checked)}
          />
          Network access
        </label>
        <p id={networkHint} className={styles.networkHint} data-warns={allowsNetwork || undefined}>
          {allowsNetwork
            ? 'The program can reach every HTTPS address over your connection, and send what it knows there. Leave this on only for programs that you trust.'
            : 'The program can’t reach the network. The switch allows it, and restarts the program.'}
        </p>
      </div>
      <div ref={results} className={styles.results}>
        <Preview run={run} hasComponent={COMPONENT.test(current?.source ?? '')}>
          {run.program && (
            <ProgramFrame
              key={`${frame} ${allowsNetwork}`}
              title="The running program"
              baseUrl={baseUrl}
              document={allowsNetwork ? NETWORK_DOCUMENT : PLAYGROUND_DOCUMENT}
              modules={run.program.modules}
              place={place}
              isHidden={!isShown}
              colorScheme={colorScheme}
              onReport={take}
              onBreach={onBreach}
            />
          )}
        </Preview>
        <Console
          entries={entries}
          hasRun={phase === 'running' || phase === 'stopped'}
          lineOf={lineOf}
          onReveal={onReveal}
          onClear={() => dispatch({ type: 'clear' })}
        />
      </div>
    </div>
  );
}
