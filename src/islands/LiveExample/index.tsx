import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';

import AppLink from '@site/src/components/AppLink';
import type { ProgramReport } from '@site/src/components/ProgramFrame';
import { BASE_URL } from '@site/src/data/site';
import { type Breach, BREACHES } from '@site/src/lib/program/breaches';
import type { Run } from '@site/src/lib/playground/session';
import { sourceLines } from '@site/src/lib/playground/sourceLines';
import { playgroundLink } from '@site/src/lib/playgroundLink';
import { LIVE_MODULE, type LiveExample as Example } from '@site/src/lib/program/liveExample';
import { exportsAppIn, PROGRAM_MODULE } from '@site/src/lib/program/playground';

import Editor from './Editor';
import { loadJavaScript, loadProgram } from './load';
import { codeIn, lineInCode, type Source, surroundingsOf, wholeProgram } from './program';
import { FIRST_RUN, runReducer } from './run';
import Stage from './Stage';
import styles from './styles.module.css';

interface Props {
  readonly example: Example;
  /** JavaScript of the module that the page shows. */
  readonly code: string;
  /** The program, with what stands above it on the page; absent where it can't be changed. */
  readonly source?: Source;
}

/** An example that runs beneath its code, with its console, and can be changed in the place of its code. */
export default function LiveExample({ example, code, source }: Props): ReactNode {
  const [run, dispatch] = useReducer(runReducer, FIRST_RUN);
  /** What the reader made of the example and runs; undefined for the page's own program. */
  const [changed, setChanged] = useState<Run>();
  const [isEditing, setIsEditing] = useState(false);
  const [draft, setDraft] = useState(source?.code ?? '');
  const toggle = useRef<HTMLButtonElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { phase, number, status, isSilent } = run;
  const isStopped = phase === 'stopped';
  const surroundings = useMemo(
    () => source && surroundingsOf(source, example.element),
    [source, example],
  );
  const isEditable = example.element !== undefined || !(LIVE_MODULE in example.modules);
  /** Whether there is something to see beside what it prints. */
  const rendersAnything = changed
    ? exportsAppIn(changed.javaScript)
    : LIVE_MODULE in example.modules || exportsAppIn(example.javaScript ?? code);

  // The button that began it is gone, or stands above; this one goes on from there.
  useEffect(() => toggle.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    let isOutdated = false;
    const end = (reason: unknown): void => {
      console.error('The example can’t be run:', reason);
      if (isOutdated) return;
      // What readers have written may import what isn't here, which the sentence says.
      const status =
        changed && reason instanceof Error
          ? reason.message
          : 'The example couldn’t be loaded. Try again.';
      dispatch({ type: 'stop', status });
    };
    const loading = changed
      ? loadJavaScript({ ...example, modules: {} }, changed.javaScript, BASE_URL)
      : loadProgram(example, code, BASE_URL);
    loading
      .then((loaded) => {
        if (!isOutdated) dispatch({ type: 'loaded', modules: loaded });
      })
      .catch(end);
    return () => {
      isOutdated = true;
    };
  }, [example, code, changed, number]);

  const shown = example.shown ?? PROGRAM_MODULE;
  const placeOf = useMemo(() => {
    if (!changed || !surroundings) {
      return (module: string, line: number) =>
        module === shown ? ` (line ${line} of the JS output)` : '';
    }
    const lineOf = sourceLines(changed.source, changed.javaScript);
    return (module: string, line: number) => {
      const found = module === PROGRAM_MODULE ? lineOf(line) : undefined;
      const own =
        found && lineInCode(surroundings, codeIn(surroundings, changed.source), found.line);
      return own === undefined ? '' : ` (line ${own})`;
    };
  }, [changed, surroundings, shown]);
  const onReport = useCallback(
    (report: ProgramReport) =>
      dispatch({ type: 'report', report, placeOf, isPlain: !rendersAnything }),
    [placeOf, rendersAnything],
  );
  const onBreach = useCallback(
    (breach: Breach) =>
      dispatch({ type: 'stop', status: `The example ${BREACHES[breach]} and was stopped.` }),
    [],
  );
  const start = (): void => dispatch({ type: 'start' });
  const stop = (): void => dispatch({ type: 'stop', status: 'Stopped.' });
  const onRun = useCallback((asked: Run) => {
    setChanged(asked);
    dispatch({ type: 'start' });
  }, []);

  const leave = (): void => {
    setIsEditing(false);
    // The page shows its own program again.
    if (changed) {
      setChanged(undefined);
      start();
    }
    returnsFocus.current = true;
  };
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isEditing || !returnsFocus.current) return;
    returnsFocus.current = false;
    edit.current?.focus();
  }, [isEditing]);

  const release = `v${example.release}`;
  const address =
    source &&
    surroundings &&
    playgroundLink({ version: release, code: wholeProgram(surroundings, source.code) }, BASE_URL);
  return (
    <div>
      {isEditing && source && surroundings && (
        <Editor
          own={source.code}
          first={draft}
          surroundings={surroundings}
          release={example.release}
          onChange={setDraft}
          onRunOwn={() => {
            setChanged(undefined);
            start();
          }}
          onRun={onRun}
          label="Example in ReScript"
          action="Run"
          withoutCompiler="No compiler can be reached, so that changes can’t be compiled here. Reset brings back the example, which still runs."
          takesFocus
          onLeave={leave}
        />
      )}
      <div className={styles.bar}>
        {(!isEditing || rendersAnything || isSilent) && (
          <button
            ref={toggle}
            type="button"
            className="code-run"
            onClick={() => (isStopped || (!rendersAnything && !isSilent) ? start() : stop())}
          >
            {isStopped || (!rendersAnything && !isSilent) ? 'Run again' : 'Stop'}
          </button>
        )}
        {!isStopped && rendersAnything && (
          <button type="button" className="code-run" onClick={start}>
            Start over
          </button>
        )}
        {source && isEditable && !isEditing && (
          <>
            <button
              ref={edit}
              type="button"
              className="code-run"
              onClick={() => setIsEditing(true)}
            >
              Edit
            </button>
            {address !== undefined && <AppLink to={address}>Open in playground</AppLink>}
          </>
        )}
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
      <Stage
        run={run}
        title="The running example"
        isVisible={rendersAnything}
        onReport={onReport}
        onBreach={onBreach}
      />
    </div>
  );
}
