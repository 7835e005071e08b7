/** Tells applications beside the page that the reader has arrived somewhere else. */

const EVENT = 'arrival';

/** Other ways in which the address changes. */
const CHANGES = [EVENT, 'hashchange', 'popstate'];

/** Tells that the page of the address bar is on screen. */
export function tellArrival(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls the listener when the address has changed. Gives the function that ends it. */
export function onArrival(listener: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}
