import { type ReactNode, useState } from 'react';

import { BASE_URL, CUSTOM_FIELDS } from '@site/src/data/site';
import { bundlesOf } from '@site/src/lib/playground/bundle/config';
import { isInForeignPage } from '@site/src/lib/playground/embed';
import type { Panel } from '@site/src/lib/playground/session';
import { addressOf, startPlayground } from '@site/src/lib/playground/start';

import Bench, { FRAME } from './Bench';
import styles from './styles.module.css';
import { useBuiltExample } from './useBuiltExample';
import { useRunKeys } from './useRunKeys';
import { type LiveSession, useSession } from './useSession';

/** What a reader of another page looks at; the others are a link away. */
const SHOWN: readonly Panel[] = ['javascript', 'output', 'problems'];

interface Props {
  readonly session: LiveSession;
  /** The link of the program; undefined where it is too long for one. */
  readonly address?: string | undefined;
  readonly isFrame?: boolean;
}

function EmbedBar({ session, address }: Props): ReactNode {
  const { state, send } = session;
  const runKeys = useRunKeys(() => send({ type: 'run-pressed' }));
  return (
    <div className={styles.controls} role="group" aria-label="Controls">
      <button
        type="button"
        className={styles.primary}
        aria-keyshortcuts={runKeys.startsWith('Cmd') ? 'Meta+E' : 'Control+E'}
        onClick={() => send({ type: 'run-pressed' })}
      >
        Run
      </button>
      <span className={styles.release}>ReScript {state.release}</span>
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer" className={styles.elsewhere}>
          Open in playground
        </a>
      )}
    </div>
  );
}

function EmbedBench({ session, address, isFrame }: Props): ReactNode {
  return (
    <Bench
      session={session}
      panels={SHOWN}
      bar={<EmbedBar session={session} address={address} />}
      address={address}
      hasFixedFiles
      isFrame={isFrame}
    />
  );
}

/** What the server sends: all parts in their places, without a program. */
export function EmbedFrame(): ReactNode {
  return <EmbedBench session={FRAME} isFrame />;
}

/**
 * The program of an address in a page of another site. It remembers nothing but where the separator stands, and trusts
 * nobody: no page makes the program one of this site’s own, and compilers of the reader’s machine stay out of it, because the page around it could
 * catch the click that lets them begin.
 */
export default function Embed({ search }: { readonly search: string }): ReactNode {
  const [start] = useState(() => startPlayground(search));
  const [mayBeNative] = useState(() => !isInForeignPage(window));
  const session = useSession(start, bundlesOf(CUSTOM_FIELDS.playground), BASE_URL, mayBeNative);
  useBuiltExample(session.state, session.send);
  return <EmbedBench session={session} address={addressOf(session.state, BASE_URL)} />;
}
