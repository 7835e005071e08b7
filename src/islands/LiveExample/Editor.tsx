import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import AppLink from '@site/src/components/AppLink';
import type { CodeEditorHandle } from '@site/src/components/CodeEditor';
import WayOut from '@site/src/components/CodeEditor/WayOut';
import InlineCode from '@site/src/components/InlineCode';
import ProblemList from '@site/src/components/Playground/ProblemList';
import { useSession } from '@site/src/components/Playground/useSession';
import { BASE_URL, CUSTOM_FIELDS } from '@site/src/data/site';
import { afterPaint } from '@site/src/lib/afterPaint';
import { bundlesOf } from '@site/src/lib/playground/bundle/config';
import { currentAnswer, type Run, type SessionState } from '@site/src/lib/playground/session';
import { addressOf, type PlaygroundStart, startPlayground } from '@site/src/lib/playground/start';
import { isBusy, problemsOf, statusText } from '@site/src/lib/playground/words';
import { playgroundLink } from '@site/src/lib/playgroundLink';
import { refusalOf } from '@site/src/lib/practice/words';

import { codeIn, misfitIn, problemsInCode, type Surroundings, wholeProgram } from './program';
import styles from './styles.module.css';

const CodeEditor = lazy(
  () => import(/* webpackChunkName: "editor" */ '@site/src/components/CodeEditor'),
);

interface Props {
  /** The page's own code. */
  readonly own: string;
  /** The code as the reader left it. */
  readonly first: string;
  readonly surroundings: Surroundings;
  /** Release of the compiler, without a leading `v`. */
  readonly release: string;
  /** What the code is, for screen readers. */
  readonly label: string;
  /** What the button says that has the program compiled and run. */
  readonly action: string;
  /** What readers are told where no compiler can be reached. */
  readonly withoutCompiler: string;
  /** Whether the keyboard goes to the editor as soon as it is there. */
  readonly takesFocus: boolean;
  readonly onChange: (code: string) => void;
  /** The reader wants the page's own program run, where that needs no compiler. */
  readonly onRunOwn?: () => void;
  /** A program was compiled to be run. */
  readonly onRun: (run: Run) => void;
  /** A program that was to be run can't be compiled, for a reason that readers are told. */
  readonly onRefused?: (reason: string) => void;
  /** Closes the editor; without it, it stays. */
  readonly onLeave?: () => void;
}

const NO_HINTS: readonly [] = [];

/** What the compilers begin with. The program is the site's own, so that those of this machine may have it. */
function startWith(code: string, release: string): PlaygroundStart {
  const link = playgroundLink({ version: `v${release}`, code }) ?? '';
  return { ...startPlayground(link.slice(link.indexOf('?'))), code, isTrusted: true };
}

function sentenceOf(state: SessionState, withoutCompiler: string): string {
  const { phase } = state.backEnd;
  return phase === 'missing' || phase === 'failed' ? withoutCompiler : statusText(state);
}

/** The code of an example in an editor, compiled while the reader writes and run when the reader says so. */
export default function Editor(props: Props): ReactNode {
  const { own, first, surroundings, release, label, action, withoutCompiler, takesFocus } = props;
  const { onChange, onRunOwn, onRun, onRefused, onLeave } = props;
  const [start] = useState(() => startWith(wholeProgram(surroundings, first), release));
  const { state, send } = useSession(start, bundlesOf(CUSTOM_FIELDS.playground), BASE_URL);
  const code = codeIn(surroundings, state.code);
  const outcome = state.answer?.outcome;
  // Which line it is about is known of the program that was compiled.
  const newest = currentAnswer(state)?.outcome;
  const misfit = useMemo(
    () => misfitIn(surroundings, code, problemsOf(newest)),
    [surroundings, code, newest],
  );
  const problems = useMemo(
    () => problemsInCode(surroundings, code, problemsOf(outcome)),
    [surroundings, code, outcome],
  );
  const refusal = misfit?.summary ?? (newest && refusalOf(problems));
  const isOwn = code === own;

  const edit = (text: string): void => {
    onChange(text);
    send({ type: 'edited', code: wholeProgram(surroundings, text) });
  };
  const isAsked = useRef(false);
  const run = (): void => {
    if (isOwn && onRunOwn) return onRunOwn();
    isAsked.current = true;
    send({ type: 'run-pressed' });
  };

  // A run that was asked for begins when its program is compiled.
  const told = useRef(0);
  useEffect(() => {
    const { run: next } = state;
    if (next && next.number !== told.current) {
      told.current = next.number;
      isAsked.current = false;
      onRun(next);
    } else if (isAsked.current && !isBusy(state) && !state.runsNext) {
      isAsked.current = false;
      onRefused?.(refusal ?? sentenceOf(state, withoutCompiler));
    }
  }, [state, onRun, onRefused, withoutCompiler, refusal]);

  const editor = useRef<CodeEditorHandle>(null);
  const takeEditor = useCallback(
    (opened: CodeEditorHandle | null) => {
      // The button that asked for it is gone.
      if (opened && !editor.current && takesFocus) afterPaint(() => opened.focus());
      editor.current = opened ?? editor.current;
    },
    [takesFocus],
  );

  const elsewhere = problems.filter(({ range }) => !range);
  const { after, afterElsewhere = after } = surroundings;
  const shared = wholeProgram({ ...surroundings, after: afterElsewhere }, code);
  const address = addressOf({ ...state, code: shared }, BASE_URL);
  return (
    <div className={styles.editor}>
      <div className={styles.code} style={{ minHeight: `${1.5 * own.split('\n').length + 1}rem` }}>
        <Suspense fallback={<p className={styles.status}>Loading the editor…</p>}>
          <CodeEditor
            value={code}
            onChange={edit}
            syntax="rescript"
            label={label}
            problems={problems}
            typeHints={NO_HINTS}
            isVim={false}
            isWrapped={false}
            hasMessagesBelow
            onRun={run}
            onFormat={() => undefined}
            handle={takeEditor}
          />
        </Suspense>
      </div>
      <WayOut />
      {misfit && (
        <p className={styles.misfit}>
          <InlineCode text={misfit.text} />
        </p>
      )}
      {elsewhere.length > 0 && (
        <ProblemList
          problems={elsewhere}
          pointedAt={undefined}
          onReveal={() => undefined}
          release={state.release}
        />
      )}
      <div className={styles.bar}>
        <button type="button" className="code-run" onClick={run}>
          {action}
        </button>
        <button
          type="button"
          className="code-run"
          disabled={isOwn}
          onClick={() => {
            edit(own);
            // A button that is out of use can't keep the focus.
            editor.current?.focus();
          }}
        >
          Reset
        </button>
        {onLeave && (
          <button type="button" className="code-run" onClick={onLeave}>
            Close the editor
          </button>
        )}
        {address !== undefined && <AppLink to={address}>Open in playground</AppLink>}
        <p role="status" aria-busy={isBusy(state)} className={styles.status}>
          {sentenceOf(state, withoutCompiler)}
        </p>
      </div>
    </div>
  );
}
