import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

import { BASE_URL, CUSTOM_FIELDS } from '@site/src/data/site';
import { useAddressBar } from '@site/src/hooks/useAddressBar';
import type { SourceRange } from '@site/src/lib/playground/compiler';
import { bundlesOf } from '@site/src/lib/playground/bundle/config';
import { isHeld, type SessionState, startSession } from '@site/src/lib/playground/session';
import { addressOf, isOwnLink, startPlayground } from '@site/src/lib/playground/start';
import { isBusy, problemsOf, statusText } from '@site/src/lib/playground/words';
import type { Syntax } from '@site/src/lib/playgroundLink';
import { rememberedVersion, rememberVersion } from '@site/src/lib/rememberedVersion';

import ControlBar from './ControlBar';
import Panels from './Panels';
import Separator from './Separator';
import styles from './styles.module.css';
import { useArrangement } from './useArrangement';
import { useBuiltExample } from './useBuiltExample';
import { useSplit, useVim, useWrap } from './usePreferences';
import { useRunKeys } from './useRunKeys';
import { type LiveSession, useSession } from './useSession';

const loadEditor = () => import('@site/src/components/CodeEditor');
const CodeEditor = lazy(loadEditor);

// Asked for with the page's own script; what fails is asked for again when the editor is drawn.
if (typeof window !== 'undefined') loadEditor().catch(() => undefined);

/** Key of the remembered version: the playground has a choice of its own. */
const AREA = 'playground';

/** Id of the half that holds the program. */
const PROGRAM = 'playground-program';

const SYNTAX_NAMES: Readonly<Record<Syntax, string>> = { reason: 'Reason', rescript: 'ReScript' };

interface EditorHandle {
  focus(): void;
  reveal(range: SourceRange): void;
}

/** Asks before the page is left while the address cannot hold the program. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
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

interface BenchProps {
  readonly session: LiveSession;
  readonly baseUrl: string;
  readonly isFrame?: boolean;
}

function Bench({ session, baseUrl, isFrame = false }: BenchProps): ReactNode {
  const { state, send, analyze, showView } = session;
  const [split, setSplit] = useSplit();
  const arrangement = useArrangement();
  const [isVim] = useVim();
  const [isWrapped] = useWrap();
  const [pointedAt, setPointedAt] = useState<number>();
  const editor = useRef<EditorHandle>(null);
  const runKeys = useRunKeys(() => send({ type: 'run-pressed' }));
  const address = isFrame ? undefined : addressOf(state, baseUrl);
  const outcome = state.answer?.outcome;
  const share: CSSProperties & Record<`--${string}`, string> = {
    '--columns': `${split.columns}%`,
    '--rows': String(split.rows),
  };

  return (
    <div className={styles.bench} data-frame={isFrame || undefined} inert={isFrame}>
      <ControlBar
        state={state}
        send={send}
        onRelease={(release) => {
          rememberVersion(AREA, release);
          send({ type: 'release-chosen', release });
        }}
        address={address}
        runKeys={runKeys}
        isFrame={isFrame}
      />
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
        {!isFrame && address === undefined && (
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
            baseUrl={baseUrl}
            pointedAt={pointedAt}
            onReveal={(range) => editor.current?.reveal(range)}
          />
        </section>
      </div>
    </div>
  );
}

const NO_HINTS: readonly [] = [];

const FRAME: LiveSession = {
  state: startSession(startPlayground('')).state,
  send: () => undefined,
  analyze: () => Promise.resolve(undefined),
  showView: () => Promise.resolve(undefined),
};

/**
 * What the server sends, and the browser shows until its scripts run: all parts in their places, without
 * a program, which the address alone knows.
 */
export function Frame(): ReactNode {
  return <Bench session={FRAME} baseUrl={BASE_URL} isFrame />;
}

/** The playground at work on the program of an address. */
export default function Workbench({ search }: { readonly search: string }): ReactNode {
  const [start] = useState(() =>
    startPlayground(
      search,
      rememberedVersion(AREA),
      isOwnLink(document.referrer, window.location.href),
    ),
  );
  const session = useSession(start, bundlesOf(CUSTOM_FIELDS.playground), BASE_URL);
  const { state, send } = session;
  const address = addressOf(state, BASE_URL);
  useAddressBar(state.keepsAddress ? undefined : address);
  useLeaveWarning(address === undefined);
  useBuiltExample(state, send);
  return <Bench session={session} baseUrl={BASE_URL} />;
}
