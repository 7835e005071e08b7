/** Milliseconds that browsers without `requestIdleCallback` are given for what the reader waits for. */
const GRACE = 200;

/** Milliseconds after which a browser that is never idle does it all the same. */
const PATIENCE = 5000;

/**
 * Runs something once the browser has nothing else to do.
 *
 * @param timeout milliseconds after which it runs all the same
 */
export function whenIdle(run: () => void, timeout = PATIENCE): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, GRACE);
}
