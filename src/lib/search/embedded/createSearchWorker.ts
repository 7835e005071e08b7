/** Starts the search worker; the bundler makes a file of its own of it. */
export function createSearchWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  );
}
