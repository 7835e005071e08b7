import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Built } from '@site/src/lib/playground/built';
import type { Analyze, ShowView } from '@site/src/lib/playground/compiler';
import { findHost } from '@site/src/lib/playground/findHost';
import { runSession, type Session } from '@site/src/lib/playground/runSession';
import { type Event, type SessionState, startSession } from '@site/src/lib/playground/session';
import type { PlaygroundStart } from '@site/src/lib/playground/start';

/** A session, and how to tell it what happens. */
export interface LiveSession {
  readonly state: SessionState;
  readonly send: (event: Event) => void;
  readonly analyze: Analyze;
  readonly showView: ShowView;
}

/**
 * A session that lives as long as its component.
 *
 * @param start what it begins with
 * @param bundles base address of the official bundles; undefined where the site has none
 * @param mayBeNative whether compilers of the reader's machine may be asked
 * @param built a program that may be shown with its JavaScript before a compiler answers
 */
export function useSession(
  start: PlaygroundStart,
  bundles: string | undefined,
  baseUrl: string,
  mayBeNative = true,
  built?: Built,
): LiveSession {
  const [session, setSession] = useState<Session>();
  const [first] = useState(() => startSession(start, built));

  useEffect(() => {
    const running = runSession(first, () => findHost(bundles, baseUrl, mayBeNative));
    setSession(running);
    return () => running.close();
  }, [first, bundles, baseUrl, mayBeNative]);

  const state = useSyncExternalStore(
    session?.subscribe ?? nothing,
    session?.state ?? (() => first.state),
    () => first.state,
  );
  return {
    state,
    send: session?.send ?? ignore,
    analyze: session?.analyze ?? knowNothing,
    showView: session?.showView ?? showNothing,
  };
}

/** Before the session runs there is nothing to listen to. */
function nothing(): () => void {
  return ignore;
}

function ignore(): void {}

const knowNothing: Analyze = () => Promise.resolve(undefined);

const showNothing: ShowView = () => Promise.resolve(undefined);
