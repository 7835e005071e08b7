import { createSearchClient, type SearchBackend } from '@site/src/lib/search/createClient';
import { takeResponse, takeWorker } from '@site/src/lib/search/early';

let shared: Promise<SearchBackend> | undefined;
let made: SearchBackend | undefined;

/** What answers searches, once it has been made: without the pause of a promise. */
export function readyBackend(): SearchBackend | undefined {
  return made;
}

/** What answers searches of this visit; after a failure it is made again. */
export function sharedBackend(config: unknown, baseUrl: string): Promise<SearchBackend> {
  shared ??= createSearchClient(config, {
    baseUrl,
    fetch: takeResponse,
    createWorker: takeWorker,
  }).then(
    (backend) => {
      made = backend;
      return backend;
    },
    (error: unknown) => {
      shared = undefined;
      throw error;
    },
  );
  return shared;
}
