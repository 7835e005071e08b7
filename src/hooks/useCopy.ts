import { useEffect, useReducer } from 'react';

import { type CopyState, COPIED_DURATION_MS, copyReducer } from '@site/src/lib/copyState';

/** A copy button's state, and what pressing it does. */
export interface Copying {
  readonly state: CopyState;
  /** Puts text on the clipboard; the state tells how it went. */
  readonly copy: (text: string) => void;
}

/** The states of a copy button outside of articles (specification, section 4): `copied` lasts 2 s. */
export function useCopy(): Copying {
  const [state, dispatch] = useReducer(copyReducer, 'init');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => dispatch('elapsed'), COPIED_DURATION_MS.landing);
    return () => clearTimeout(timer);
  }, [state]);

  async function attempt(text: string): Promise<void> {
    dispatch('attempt');
    try {
      // Pages that are not served over HTTPS have no clipboard at all: that throws here, too.
      await navigator.clipboard.writeText(text);
      dispatch('succeeded');
    } catch {
      dispatch('refused');
    }
  }

  return { state, copy: (text) => void attempt(text) };
}
