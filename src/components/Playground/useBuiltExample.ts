import { useEffect } from 'react';

import { builtOutput, type Event, type SessionState } from '@site/src/lib/playground/session';

/** Finds what the build made of a program of the site's own, for when there is no compiler to ask. */
export function useBuiltExample(state: SessionState, send: (event: Event) => void): void {
  const { backEnd, code, around, release } = state;
  const { syntax } = state.choices;
  const isWanted =
    !around &&
    (backEnd.phase === 'missing' || backEnd.phase === 'failed') &&
    builtOutput(state) === undefined;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    const find = async (): Promise<void> => {
      const { playgroundExamples } = await import('@site/src/data/playgroundExamples');
      const examples = await playgroundExamples(release, syntax);
      const javaScript = examples.find((example) => example.code === code)?.javaScript;
      if (!isStale && javaScript)
        send({ type: 'built-found', built: { code, javaScript, release } });
    };
    // What can't be fetched can't be shown; the panel says already that there is no compiler.
    find().catch((error: unknown) => console.error(error));
    return () => {
      isStale = true;
    };
  }, [isWanted, code, release, syntax, send]);
}
