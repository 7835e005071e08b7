import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** Ctrl+E, on Apple's machines Cmd+E: what their own programs leave free. */
function isRunKey(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey } = event;
  const hasOne = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return hasOne && !altKey && !shiftKey && key.toLowerCase() === 'e';
}

/**
 * Answers the keys that run the program, wherever the focus is.
 *
 * @returns the keys as this machine's keyboard has them
 */
export function useRunKeys(run: () => void): string {
  const answer = useEffectEvent((event: KeyboardEvent): void => {
    // The editor answers its own keys.
    if (event.defaultPrevented || !isRunKey(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => answer(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return useSyncExternalStore(
    () => () => undefined,
    () => (isApple() ? 'Cmd+E' : 'Ctrl+E'),
    () => 'Ctrl+E',
  );
}
