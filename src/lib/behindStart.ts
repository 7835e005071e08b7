/** Work that `npm start` leaves for later, so that the first page is answered before it. */

/** A queue that stands still until the server can answer. */
export interface BehindStart {
  /** Lets the queue move; a second call does nothing. */
  begin(): void;
  /** Does a piece of work once all that was added before has ended, well or not. */
  add<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A new queue; plugins of one site share it as an option. */
export function createBehindStart(): BehindStart {
  let begin: () => void = () => undefined;
  let last: Promise<unknown> = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return {
    begin: () => begin(),
    add(work) {
      const done = last.then(work);
      // What fails is reported by whoever added it.
      last = done.catch(() => undefined);
      return done;
    },
  };
}
