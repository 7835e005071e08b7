/** Runs tasks on the cores of a machine, each as soon as what it needs has passed. */

/** A command, seen from outside. */
export interface Task {
  /** Unlike that of any other task. */
  readonly name: string;
  /** What it proves, for the terminal. */
  readonly title: string;
  /** Names of tasks whose results it uses; those that don't run at all are taken as done. */
  readonly needs: readonly string[];
  /** How many cores it keeps busy, on average. */
  readonly cores: number;
}

/** How a task ended. */
export interface Outcome {
  readonly passed: boolean;
  /** The end of what it printed. */
  readonly lastLines: readonly string[];
}

/** A task that ran. */
export interface TaskResult extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/** What running needs; tests put their own in its place. */
export interface Runner<T extends Task> {
  run(task: T): Promise<Outcome>;
  /** Cores of the machine. */
  readonly cores: number;
  /** Whether the others run although one has failed. */
  readonly hearsAll?: boolean;
  /** A clock, in milliseconds. */
  now(): number;
  say(text: string): void;
}

/**
 * Runs tasks. A failure lets those that run come to their end, and unless all shall be heard, no other begins.
 *
 * A task begins if its cores are free, the first of the list first. One that wants more cores than there are begins
 * when nothing else runs.
 *
 * @returns a result for each task that ran, in the order in which they ended
 */
export async function runTasks<T extends Task>(
  tasks: readonly T[],
  { run, cores, hearsAll = false, now, say }: Runner<T>,
): Promise<readonly TaskResult[]> {
  const waiting = new Set(tasks);
  const running = new Map<T, Promise<void>>();
  const results: TaskResult[] = [];

  async function start(task: T): Promise<void> {
    say(`${task.title}: begins`);
    const begin = now();
    const { passed, lastLines } = await run(task);
    const seconds = (now() - begin) / 1000;
    results.push({ name: task.name, passed, seconds, lastLines });
    running.delete(task);
    const ended = `${task.title}: ${passed ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s`;
    say(`${ended} (${results.length} of ${tasks.length})`);
  }

  function next(): T | undefined {
    if (!hearsAll && results.some(({ passed }) => !passed)) return undefined;
    const busy = [...running.keys()].reduce((sum, task) => sum + task.cores, 0);
    const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name));
    return [...waiting].find(
      (task) =>
        (busy === 0 || busy + task.cores <= cores) &&
        task.needs.every((name) => !unfinished.has(name)),
    );
  }

  for (;;) {
    const task = next();
    if (task) {
      waiting.delete(task);
      running.set(task, start(task));
    } else if (running.size > 0) await Promise.race(running.values());
    else return results;
  }
}

/**
 * The closing report: what a failed task said last (others may have printed a lot since), how long each task took,
 * and which one failed.
 *
 * @param alone the command that runs one task alone, such as `npm run types`
 */
export function summary<T extends Task>(
  tasks: readonly T[],
  results: readonly TaskResult[],
  alone: (task: T) => string,
): string {
  const width = Math.max(0, ...tasks.map(({ name }) => name.length));
  const lines = tasks.map(({ name }) => {
    const result = results.find((candidate) => candidate.name === name);
    const mark = result === undefined ? 'not run' : result.passed ? 'passed' : 'FAILED';
    const time = result === undefined ? '' : `${result.seconds.toFixed(1).padStart(7)} s`;
    return `  ${name.padEnd(width)}  ${mark.padEnd(7)}${time}`;
  });
  const failures = results.filter(({ passed }) => !passed);
  const last = failures.flatMap(({ name, lastLines }) => ['', `The end of ${name}:`, ...lastLines]);
  const failed = failures.flatMap((result) => tasks.find(({ name }) => name === result.name) ?? []);
  const verdict =
    failed.length > 0
      ? `Failed at ${failed.map(({ name }) => name).join(', ')}. To see it alone:\n${failed.map((task) => `  ${alone(task)}`).join('\n')}`
      : 'Everything passed.';
  return [...last, '', ...lines, '', verdict].join('\n');
}
