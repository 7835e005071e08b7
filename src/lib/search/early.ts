/**
 * Begins what the first answer of the embedded index waits for, at the same time as the dialog is
 * loaded: the worker, and the names of what the page's reader searches by default. Part of what
 * every page loads, so it is small, and knows the form of a shard's address by itself; a test
 * compares it with `shards.ts`.
 */
import { docsVersionOf, parseDocsRoute } from '../docsRoute';
import { LATEST_MANUAL_VERSION } from '../../versions';
import { createSearchWorker } from './embedded/createSearchWorker';

const begun = new Map<string, Promise<Response> | undefined>();
let worker: Worker | undefined;

/** Address of the names that a search from a page begins with. */
export function firstNamesUrl(pathname: string, baseUrl: string): string {
  const { area, version } = parseDocsRoute(pathname, baseUrl);
  const { path } = docsVersionOf(area, version) ?? LATEST_MANUAL_VERSION;
  const folder = area === 'react' || area === 'reason-compiler' ? area : 'manual';
  return `${baseUrl}search/${folder}-${path}.names.json`;
}

/** Begins to load for a search from a page; what has been begun once is not begun again. */
export function beginSearch(pathname: string, baseUrl: string): void {
  const url = firstNamesUrl(pathname, baseUrl);
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
