/**
 * Begins what the first answer of the embedded index waits for, at the same time as the dialog is loaded: the
 * worker, and the names of what the page's reader searches by default. Part of what every page loads, so it is
 * small; the page tells the address of the names.
 */
import { createSearchWorker } from './embedded/createSearchWorker';

const begun = new Map<string, Promise<Response> | undefined>();
let worker: Worker | undefined;

/**
 * Begins to load for a search; what has been begun once is not begun again.
 *
 * @param url address of the names that it begins with (`firstNames.ts`)
 */
export function beginSearch(url: string): void {
  if (begun.has(url)) return;
  if (begun.size === 0) {
    worker = createSearchWorker();
    // Whoever takes it begins another.
    worker.onerror = () => {
      worker = undefined;
    };
  }
  const response = fetch(url);
  // Whoever takes it asks again.
  response.catch(() => undefined);
  begun.set(url, response);
}

/** The worker that has been begun, or a new one. */
export function takeWorker(): Worker {
  const taken = worker ?? createSearchWorker();
  worker = undefined;
  return taken;
}

/** `fetch`, with the answers that have been begun; each is given once, and a failure is tried again. */
export async function takeResponse(url: string): Promise<Response> {
  const response = begun.get(url);
  begun.set(url, undefined);
  return (await response?.catch(() => undefined)) ?? fetch(url);
}
