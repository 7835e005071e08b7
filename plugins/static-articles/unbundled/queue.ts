/** How many items are worked on at once: one may wait for files or compilers. */
const WIDTH = 8;

/** Work on a list, in which some is wanted before the rest. */
export interface Queue<T> {
  /**
   * The result for an item. The first call makes the queue begin with all the others, too. The queue forgets
   * what was taken, and works anew for who asks again.
   *
   * @throws what `work` throws
   */
  readonly take: (item: string) => Promise<T>;
}

/** Lets the thread hear what others ask before it goes on. */
const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A queue for a list of items.
 *
 * @param work what to do with an item; a failure is kept for whoever takes the result
 */
export function createQueue<T>(
  items: readonly string[],
  work: (item: string) => Promise<T>,
): Queue<T> {
  const waiting = new Set(items);
  const results = new Map<string, Promise<T>>();
  let hasStarted = false;

  function begin(item: string): Promise<T> {
    waiting.delete(item);
    const result = work(item);
    results.set(item, result);
    return result;
  }

  async function workOn(): Promise<void> {
    for (const item of waiting) {
      await begin(item).catch(() => undefined);
      await nextTask();
    }
  }

  function start(): void {
    hasStarted = true;
    for (let index = 0; index < WIDTH; index++) void workOn();
  }

  return {
    take(item) {
      const result = results.get(item) ?? begin(item);
      results.delete(item);
      if (!hasStarted) start();
      return result;
    },
  };
}
