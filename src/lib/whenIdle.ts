/** Milliseconds that browsers without `requestIdleCallback` are given for what the reader waits for. */
const GRACE = 200;

/**
 * Runs something once the browser has nothing else to do.
 *
 * @param timeout milliseconds after which it runs all the same; without it there is no such limit
 */
export function whenIdle(run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback(run, timeout === undefined ? undefined : { timeout });
  else setTimeout(run, GRACE);
}
