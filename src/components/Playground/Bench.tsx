import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import CodeEditor from '@site/src/components/CodeEditor';
import WayOut from '@site/src/components/CodeEditor/WayOut';
import type { SourceRange } from '@site/src/lib/playground/compiler';
import { filesOf, firstName, textName } from '@site/src/lib/playground/files';
import {
  isHeld,
  type Panel,
  type SessionState,
  startSession,
} from '@site/src/lib/playground/session';
import { startPlayground } from '@site/src/lib/playground/start';
import { isBusy, problemsOf, statusText } from '@site/src/lib/playground/words';
import type { Syntax } from '@site/src/lib/playgroundLink';

import FileTabs, { fileTabId } from './FileTabs';
import Panels from './Panels';
import Separator from './Separator';
import styles from './styles.module.css';
import { useArrangement } from './useArrangement';
import { useSplit, useVim, useWrap } from './usePreferences';
import type { LiveSession } from './useSession';

/** Id of the half that holds the program. */
const PROGRAM = 'playground-program';

/** Id of the editor, which shows one of the program's files. */
const EDITOR = 'playground-editor';

const SYNTAX_NAMES: Readonly<Record<Syntax, string>> = { reason: 'Reason', rescript: 'ReScript' };

interface EditorHandle {
  focus(): void;
  reveal(range: SourceRange): void;
  rename(before: string, now: string): void;
}

/** Of what is told about several files, that which is about one. */
function ofFile<T extends { readonly file?: string }>(
  all: readonly T[],
  name: string | undefined,
): readonly T[] {
  return name === undefined ? all : all.filter(({ file }) => file === name);
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
  /** The link of the program; undefined where it is too long for one. */
  readonly address: string | undefined;
  /** Whether the program keeps the files that it has. */
  readonly hasFixedFiles?: boolean | undefined;
  /** The server's frame and the page before its scripts run: nothing answers yet. */
  readonly isFrame?: boolean | undefined;
  /** What the frame has in the place of the editor. */
  readonly still?: ReactNode;
}

/** A program at work: its bar, the editor, and what comes of the program. */
export default function Bench(props: Props): ReactNode {
  const { session, bar, panels, address, hasFixedFiles = false, isFrame = false, still } = props;
  const { state, send, analyze, showView } = session;
  const [split, setSplit] = useSplit();
  const arrangement = useArrangement();
  const [isVim] = useVim();
  const [isWrapped] = useWrap();
  const [pointedAt, setPointedAt] = useState<number>();
  const editor = useRef<EditorHandle>(null);
  const outcome = state.answer?.outcome;
  const { code, around, choices } = state;
  const problems = problemsOf(outcome);
  const typeHints = outcome?.status === 'compiled' ? outcome.typeHints : NO_HINTS;
  const shownProblems = useMemo(() => ofFile(problems, around?.name), [problems, around?.name]);
  const shownHints = useMemo(() => ofFile(typeHints, around?.name), [typeHints, around?.name]);
  const files = filesOf(state) ?? [{ name: firstName(choices.syntax), code }];
  const language = SYNTAX_NAMES[choices.syntax];

  const reveal = (range: SourceRange, file?: string): void => {
    const index = files.findIndex(({ name }) => name === file);
    // The editor has the text of the file before it goes to a place of it.
    if (around && index >= 0 && file !== around.name) {
      flushSync(() => send({ type: 'file-shown', index }));
    }
    editor.current?.reveal(range);
  };
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
        {!isFrame && address === undefined && (
          <p>
            This program is too long for a link, so the address doesn’t contain it. Copy the program
            to keep it.
          </p>
        )}
      </div>
      <div className={styles.halves} style={share}>
        <section id={PROGRAM} className={styles.program} aria-label="Program">
          <FileTabs
            files={files}
            shown={around?.before.length ?? 0}
            syntax={choices.syntax}
            problems={problems}
            controls={EDITOR}
            isFixed={hasFixedFiles}
            onShow={(index) => send({ type: 'file-shown', index })}
            onChange={(changed, renamed) => {
              for (const [before, now] of renamed ?? []) {
                editor.current?.rename(textName(before), textName(now));
              }
              send({ type: 'files-changed', changed });
            }}
          />
          <div
            id={EDITOR}
            className={styles.editor}
            {...(around && { role: 'tabpanel', 'aria-labelledby': fileTabId(around.name) })}
          >
            {isFrame ? (
              still
            ) : (
              <CodeEditor
                name={textName(around?.name)}
                value={code}
                onChange={(text) => send({ type: 'edited', code: text })}
                syntax={choices.syntax}
                label={around ? `${around.name}, in ${language}` : `Program in ${language}`}
                problems={shownProblems}
                typeHints={shownHints}
                isVim={isVim}
                isWrapped={isWrapped}
                onRun={() => send({ type: 'run-pressed' })}
                onFormat={() => send({ type: 'format-pressed' })}
                onPointAtProblem={(index) => {
                  const problem = index === undefined ? undefined : shownProblems[index];
                  setPointedAt(problem && problems.indexOf(problem));
                }}
                onAnalyze={analyze}
                handle={editor}
              />
            )}
            <WayOut />
          </div>
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
            address={address}
            onReveal={reveal}
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
