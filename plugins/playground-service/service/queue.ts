/** Lets few pieces of work run at once and few wait. */

/** There is more to do than the queue takes. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Runs work in the order in which it comes. */
export class Queue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * @param atOnce how many pieces run at the same time
   * @param longest how many wait at most
   */
  constructor(
    readonly atOnce: number,
    readonly longest: number,
  ) {}

  /**
   * Runs a piece of work when its turn comes.
   *
   * @param isWanted asked when its turn comes; unwanted work is left out and gives undefined
   * @throws BusyError at once where too many wait; else what the work throws
   */
  async run<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.longest) {
        throw new BusyError(
          `Expected at most ${this.longest} programs to wait, got another one; try again in a moment.`,
        );
      }
      // Who ends hands its place on, so that nobody overtakes.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return isWanted() ? await work() : undefined;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
