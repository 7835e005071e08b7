import { type ReactNode, useEffect, useState } from 'react';

import { BASE_URL, CUSTOM_FIELDS } from '@site/src/data/site';
import { useAddressBar } from '@site/src/hooks/useAddressBar';
import type { Built } from '@site/src/lib/playground/built';
import { isInForeignPage } from '@site/src/lib/playground/embed';
import { bundlesOf } from '@site/src/lib/playground/bundle/config';
import { panelsOf } from '@site/src/lib/playground/session';
import {
  addressOf,
  arrivalAddress,
  isOwnLink,
  startPlayground,
} from '@site/src/lib/playground/start';
import {
  PLAYGROUND_AREA,
  rememberedVersion,
  rememberVersion,
} from '@site/src/lib/rememberedVersion';

import Bench, { FRAME } from './Bench';
import ControlBar from './ControlBar';
import { useBuiltExample } from './useBuiltExample';
import { useRunKeys } from './useRunKeys';
import { type LiveSession, useSession } from './useSession';

/** Asks before the page is left while the address cannot hold the program. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

interface WholeBenchProps {
  readonly session: LiveSession;
  readonly address?: string | undefined;
  readonly isFrame?: boolean;
  /** What the frame has in the place of the editor. */
  readonly still?: ReactNode;
}

function WholeBench({ session, address, isFrame = false, still }: WholeBenchProps): ReactNode {
  const { state, send } = session;
  const runKeys = useRunKeys(() => send({ type: 'run-pressed' }));
  const bar = (
    <ControlBar
      state={state}
      send={send}
      onRelease={(release) => {
        rememberVersion(PLAYGROUND_AREA, release);
        send({ type: 'release-chosen', release });
      }}
      address={address}
      runKeys={runKeys}
      isFrame={isFrame}
    />
  );
  return (
    <Bench
      session={session}
      bar={bar}
      panels={panelsOf(state)}
      address={address}
      isFrame={isFrame}
      still={still}
    />
  );
}

/**
 * What the server sends, and the browser shows until its scripts run: all parts in their places.
 *
 * @param built what it begins with where the address has no program
 * @param still the same program, in the place of the editor
 */
export function Frame({
  built,
  still,
}: {
  readonly built: Built | undefined;
  readonly still: ReactNode;
}): ReactNode {
  const session = { ...FRAME, state: { ...FRAME.state, ...(built && { built }) } };
  return <WholeBench session={session} isFrame still={still} />;
}

interface Props {
  readonly search: string;
  /** What the build made of the program that it begins with. */
  readonly built?: Built | undefined;
}

/** The playground at work on the program of an address. */
export default function Workbench({ search, built }: Props): ReactNode {
  const [start] = useState(() =>
    startPlayground(
      search,
      rememberedVersion(PLAYGROUND_AREA),
      isOwnLink(document.referrer, window.location.href, BASE_URL),
    ),
  );
  // A page of another site around this one could catch the click that lets compilers of the reader's machine begin.
  const [mayBeNative] = useState(() => !isInForeignPage(window));
  const session = useSession(
    start,
    bundlesOf(CUSTOM_FIELDS.playground),
    BASE_URL,
    mayBeNative,
    built,
  );
  const { state, send } = session;
  const address = addressOf(state, BASE_URL);
  const shown = arrivalAddress(search, start, state, BASE_URL) ?? address;
  useAddressBar(state.keepsAddress ? undefined : shown);
  useLeaveWarning(address === undefined);
  useBuiltExample(state, send);
  return <WholeBench session={session} address={address} />;
}
