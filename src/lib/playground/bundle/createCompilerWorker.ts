/** Starts a compiler's worker; the bundler makes a file of its own of it. */
export function createCompilerWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "compiler-worker" */ new URL('./worker.ts', import.meta.url),
  );
}
