import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';

import AppLink from '@site/src/components/AppLink';
import type { CodeEditorHandle } from '@site/src/components/CodeEditor';
import WayOut from '@site/src/components/CodeEditor/WayOut';
import CompiledTime from '@site/src/components/HeroExample/CompiledTime';
import CompiledCode from '@site/src/components/Playground/CompiledCode';
import ProblemList from '@site/src/components/Playground/ProblemList';
import { useSession } from '@site/src/components/Playground/useSession';
import { BASE_URL, CUSTOM_FIELDS } from '@site/src/data/site';
import { afterPaint } from '@site/src/lib/afterPaint';
import { bundlesOf } from '@site/src/lib/playground/bundle/config';
import { currentAnswer, type SessionState } from '@site/src/lib/playground/session';
import { addressOf, type PlaygroundStart, startPlayground } from '@site/src/lib/playground/start';
import { isBusy, problemsOf, statusText } from '@site/src/lib/playground/words';
import { playgroundLink } from '@site/src/lib/playgroundLink';
import { LATEST_MANUAL_VERSION } from '@site/src/versions';

import styles from './styles.module.css';
import { useChosenProgram } from './useChosenProgram';

const CodeEditor = lazy(
  () => import(/* webpackChunkName: "editor" */ '@site/src/components/CodeEditor'),
);

/** A program as the page shows it. */
interface Program {
  readonly name: string;
  readonly code: string;
  /** What it was compiled to when the page was built. */
  readonly javaScript: string;
}

interface Props {
  readonly programs: readonly Program[];
  readonly chosen: string;
}

const NO_HINTS: readonly [] = [];

/** What the compilers begin with. The program is the site's own, so that those of this machine may have it. */
function startWith({ code }: Program): PlaygroundStart {
  const link = playgroundLink({ version: LATEST_MANUAL_VERSION.name, code }) ?? '';
  return { ...startPlayground(link.slice(link.indexOf('?'))), code, isTrusted: true };
}

/** How long it took, or what else there is to say about the compiler. */
function Sentence({ state }: { readonly state: SessionState }): ReactNode {
  const { backEnd, release } = state;
  const outcome = currentAnswer(state)?.outcome;
  return backEnd.phase === 'ready' &&
    outcome?.status === 'compiled' &&
    outcome.milliseconds !== undefined ? (
    <CompiledTime milliseconds={outcome.milliseconds} release={release} where={backEnd.kind} />
  ) : (
    statusText(state)
  );
}

/** JavaScript, or what is wrong with the program. */
function Result({
  state,
  program,
  onReveal,
}: {
  readonly state: SessionState;
  readonly program: Program;
  readonly onReveal: CodeEditorHandle['reveal'];
}): ReactNode {
  const problems = problemsOf(state.answer?.outcome);
  if (state.answer?.outcome.status === 'failed') {
    return (
      <ProblemList
        problems={problems}
        pointedAt={undefined}
        onReveal={onReveal}
        release={state.release}
      />
    );
  }
  const isOwn = state.code === program.code;
  const isAlone = state.backEnd.phase === 'missing' || state.backEnd.phase === 'failed';
  const output = state.output?.javaScript;
  return (
    <>
      {isAlone && !isOwn && (
        <p className={styles.note}>This is what the program compiled to before you changed it.</p>
      )}
      <CompiledCode code={(isOwn && isAlone ? undefined : output) ?? program.javaScript} />
    </>
  );
}

/** Sends the program of a tab to the session, as the reader left it. */
function useProgram(program: Program, { state, send }: ReturnType<typeof useSession>): void {
  const shown = useRef(program);
  const left = useRef(new Map<string, string>());
  const { code } = state;
  useEffect(() => {
    if (shown.current === program) return;
    left.current.set(shown.current.name, code);
    shown.current = program;
    const text = left.current.get(program.name) ?? program.code;
    const { javaScript } = program;
    send(
      text === program.code
        ? { type: 'example-chosen', example: { code: text, javaScript, syntax: 'rescript' } }
        : { type: 'edited', code: text },
    );
  }, [program, code, send]);
}

/** The programs of the landing page in an editor, compiled while the reader writes. */
export default function HeroEditor({ programs, chosen }: Props): ReactNode {
  const name = useChosenProgram(chosen);
  const program = programs.find((each) => each.name === name) ?? programs[0];
  if (!program) return null;
  return <Editor program={program} />;
}

function Editor({ program }: { readonly program: Program }): ReactNode {
  const [start] = useState(() => startWith(program));
  const session = useSession(start, bundlesOf(CUSTOM_FIELDS.playground), BASE_URL);
  const { state, send } = session;
  useProgram(program, session);

  const editor = useRef<CodeEditorHandle>(null);
  const takeEditor = useCallback((opened: CodeEditorHandle | null) => {
    // The button that asked for it is gone.
    if (opened && !editor.current) afterPaint(() => opened.focus());
    editor.current = opened ?? editor.current;
  }, []);

  const outcome = state.answer?.outcome;
  const address = addressOf(state, BASE_URL);
  return (
    <div className={styles.editor}>
      <div className={styles.panes}>
        <section className={styles.pane} aria-label="Write in ReScript">
          <p className={styles.title}>Write in ReScript</p>
          <div className={styles.code}>
            <Suspense fallback={<p className={styles.note}>Loading the editor…</p>}>
              <CodeEditor
                value={state.code}
                onChange={(code) => send({ type: 'edited', code })}
                syntax="rescript"
                label="Program in ReScript"
                problems={problemsOf(outcome)}
                typeHints={outcome?.status === 'compiled' ? outcome.typeHints : NO_HINTS}
                isVim={false}
                isWrapped={false}
                onRun={() => undefined}
                onFormat={() => send({ type: 'format-pressed' })}
                handle={takeEditor}
              />
            </Suspense>
          </div>
          <WayOut />
        </section>
        <section className={styles.pane} aria-label="Compile to JavaScript">
          <div className={styles.title}>
            <p className={styles.name}>Compile to JavaScript</p>
            <p
              role="status"
              aria-busy={isBusy(state)}
              className={styles.sentence}
              data-good={outcome?.status === 'compiled' || undefined}
            >
              <Sentence state={state} />
            </p>
          </div>
          <div className={styles.result}>
            <Result
              state={state}
              program={program}
              onReveal={(range) => editor.current?.reveal(range)}
            />
          </div>
        </section>
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.reset}
          disabled={state.code === program.code}
          onClick={() => {
            send({ type: 'edited', code: program.code });
            // A button that is out of use can't keep the focus.
            editor.current?.focus();
          }}
        >
          Reset
        </button>
        {address !== undefined && <AppLink to={address}>Edit this example in Playground</AppLink>}
      </div>
    </div>
  );
}
