import type { ReactNode } from 'react';

import type { CompileOutcome, FormatOutcome, SourceRange } from '@site/src/lib/playground/compiler';
import { isInterface } from '@site/src/lib/playground/files';
import {
  builtOutput,
  type Event,
  type SessionState,
  shownJavaScript,
} from '@site/src/lib/playground/session';
import { problemsOf, problemsTitle } from '@site/src/lib/playground/words';

import CompiledCode from './CompiledCode';
import LocalBuild from './LocalBuild';
import NoAnswer from './NoAnswer';
import ProblemList from './ProblemList';
import styles from './styles.module.css';

type Failure = Exclude<
  CompileOutcome | FormatOutcome,
  { readonly status: 'compiled' | 'formatted' }
>;

interface Props {
  readonly state: SessionState;
  readonly send: (event: Event) => void;
  readonly pointedAt: number | undefined;
  readonly onReveal: (range: SourceRange, file?: string) => void;
}

/** What the compiler said of a program that it made no JavaScript of. */
function failureOf({ answer, backEnd }: SessionState): Failure | undefined {
  const outcome = answer?.outcome;
  return backEnd.phase === 'ready' &&
    outcome &&
    outcome.status !== 'compiled' &&
    outcome.status !== 'formatted'
    ? outcome
    : undefined;
}

/** The JavaScript that the panel shows; undefined where it says why there is none. */
export function panelJavaScript(state: SessionState): string | undefined {
  return failureOf(state) ? undefined : (builtOutput(state)?.javaScript ?? shownJavaScript(state));
}

/** What is there instead of a compiler. */
function Alone({ state, send }: Pick<Props, 'state' | 'send'>): ReactNode {
  const { backEnd, release, choices, around } = state;
  if (backEnd.phase !== 'missing' && backEnd.phase !== 'failed') return null;
  return (
    <div className={styles.note}>
      <p>{backEnd.reason}</p>
      {backEnd.phase === 'missing' ? (
        <p>
          Compilers are loaded over the network, or run on your machine with this site’s own server
          (<code>npm run serve</code>). Without one, you can still edit and share the program here.
        </p>
      ) : (
        <p>Try again, or choose another version.</p>
      )}
      <button
        type="button"
        className={styles.button}
        onClick={() => send({ type: 'retry-pressed' })}
      >
        Try again
      </button>
      <LocalBuild release={release} choices={choices} hasFiles={around !== undefined} />
    </div>
  );
}

/** The compiled program, or why there is none. */
export default function JavaScriptPanel({ state, send, pointedAt, onReveal }: Props): ReactNode {
  const built = builtOutput(state);
  const failure = failureOf(state);
  const javaScript = panelJavaScript(state);
  const { around, output } = state;
  const isTyping = around !== undefined && output?.files && isInterface(around.name);
  return (
    <>
      {!built && <Alone state={state} send={send} />}
      {failure && <p className={styles.title}>{problemsTitle(state).text}</p>}
      {failure?.status === 'failed' && (
        <ProblemList
          problems={problemsOf(failure)}
          pointedAt={pointedAt}
          onReveal={onReveal}
          release={state.release}
        />
      )}
      {failure && failure.status !== 'failed' && (
        <NoAnswer outcome={failure} onRetry={() => send({ type: 'retry-pressed' })} />
      )}
      {!failure && isTyping && (
        <p className={styles.note}>
          An interface becomes no JavaScript; it says what other files see of{' '}
          {around.name.slice(0, -1)}.
        </p>
      )}
      {!failure && output?.joined && (
        <p className={styles.note}>
          This compiler takes one file, so that the others became modules of it. The JavaScript is
          that of all.
        </p>
      )}
      {javaScript !== undefined && <CompiledCode code={javaScript} />}
      {/* Behind the JavaScript, which was on screen before there was no compiler and stays in its place. */}
      {built && (
        <>
          <p className={styles.note}>
            This is what {built.release} compiled the example to when the site was built.
          </p>
          <Alone state={state} send={send} />
        </>
      )}
    </>
  );
}
