import { type CSSProperties, lazy, type ReactNode, Suspense, useRef, useState } from 'react';

import { BASE_URL } from '@site/src/data/site';
import type { SourceRange } from '@site/src/lib/playground/compiler';
import {
  isHeld,
  type Panel,
  type SessionState,
  startSession,
} from '@site/src/lib/playground/session';
import { addressOf, startPlayground } from '@site/src/lib/playground/start';
import { isBusy, problemsOf, statusText } from '@site/src/lib/playground/words';
import type { Syntax } from '@site/src/lib/playgroundLink';

import Panels from './Panels';
import Separator from './Separator';
import styles from './styles.module.css';
import { useArrangement } from './useArrangement';
import { useSplit, useVim, useWrap } from './usePreferences';
import type { LiveSession } from './useSession';

const loadEditor = () => import('@site/src/components/CodeEditor');
const CodeEditor = lazy(loadEditor);

// Asked for with the page's own script; what fails is asked for again when the editor is drawn.
if (typeof window !== 'undefined') loadEditor().catch(() => undefined);

/** Id of the half that holds the program. */
const PROGRAM = 'playground-program';

const SYNTAX_NAMES: Readonly<Record<Syntax, string>> = { reason: 'Reason', rescript: 'ReScript' };

interface EditorHandle {
  focus(): void;
  reveal(range: SourceRange): void;
}

/** What the playground is doing, in words; busy states are not read out. */
function StatusLine({ state, children }: { state: SessionState; children?: ReactNode }): ReactNode {
  return (
    <div className={styles.status}>
      <p role="status" aria-busy={isBusy(state)} className={styles.statusText}>
        {statusText(state)}
      </p>
      {children}
    </div>
  );
}

interface Props {
  readonly session: LiveSession;
  /** What the reader does with the program as a whole. */
  readonly bar: ReactNode;
  readonly panels: readonly Panel[];
  /** The server's frame and the page before its scripts run: nothing answers yet. */
  readonly isFrame?: boolean | undefined;
}

/** A program at work: its bar, the editor, and what comes of the program. */
export default function Bench({ session, bar, panels, isFrame = false }: Props): ReactNode {
  const { state, send, analyze, showView } = session;
  const [split, setSplit] = useSplit();
  const arrangement = useArrangement();
  const [isVim] = useVim();
  const [isWrapped] = useWrap();
  const [pointedAt, setPointedAt] = useState<number>();
  const editor = useRef<EditorHandle>(null);
  const outcome = state.answer?.outcome;
  const share: CSSProperties & Record<`--${string}`, string> = {
    '--columns': `${split.columns}%`,
    '--rows': String(split.rows),
  };

  return (
    <div className={styles.bench} data-frame={isFrame || undefined} inert={isFrame}>
      {bar}
      <StatusLine state={state}>
        {isHeld(state) && (
          <p className={styles.held}>
            <button
              type="button"
              className={styles.button}
              onClick={() => send({ type: 'compile-pressed' })}
            >
              Compile
            </button>
            This program came from a link, and this page’s compilers run on your machine, so it’s
            compiled only when you say so.
          </p>
        )}
      </StatusLine>
      <div role="status" className={styles.notes}>
        {state.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {!isFrame && addressOf(state, BASE_URL) === undefined && (
          <p>
            This program is too long for a link, so the address doesn’t contain it. Copy the program
            to keep it.
          </p>
        )}
      </div>
      <div className={styles.halves} style={share}>
        <section id={PROGRAM} className={styles.program} aria-label="Program">
          <Suspense fallback={<p className={styles.note}>Loading the editor…</p>}>
            {!isFrame && (
              <CodeEditor
                value={state.code}
                onChange={(code) => send({ type: 'edited', code })}
                syntax={state.choices.syntax}
                label={`Program in ${SYNTAX_NAMES[state.choices.syntax]}`}
                problems={problemsOf(outcome)}
                typeHints={outcome?.status === 'compiled' ? outcome.typeHints : NO_HINTS}
                isVim={isVim}
                isWrapped={isWrapped}
                onRun={() => send({ type: 'run-pressed' })}
                onFormat={() => send({ type: 'format-pressed' })}
                onPointAtProblem={setPointedAt}
                onAnalyze={analyze}
                handle={editor}
              />
            )}
          </Suspense>
        </section>
        <Separator
          arrangement={arrangement}
          share={split[arrangement]}
          onMove={(moved) => setSplit({ ...split, [arrangement]: moved })}
          controls={PROGRAM}
        />
        <section className={styles.results} aria-label="Results">
          <Panels
            state={state}
            send={send}
            showView={showView}
            panels={panels}
            pointedAt={pointedAt}
            onReveal={(range) => editor.current?.reveal(range)}
          />
        </section>
      </div>
    </div>
  );
}

const NO_HINTS: readonly [] = [];

/** A session that never begins: what the server knows of one. */
export const FRAME: LiveSession = {
  state: startSession(startPlayground('')).state,
  send: () => undefined,
  analyze: () => Promise.resolve(undefined),
  showView: () => Promise.resolve(undefined),
};
