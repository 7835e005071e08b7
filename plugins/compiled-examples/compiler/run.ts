import type { Done, Job, Run } from './job';
import { perform as performHere } from './jobs.cjs';
import { Launcher } from './launcher';

const launcher = new Launcher(performHere, (sentence) => process.emitWarning(sentence));

/**
 * Does a job, with one program at once more than the machine has cores. A program without success is an
 * answer, no exception.
 *
 * @throws Error when a program is ended by a signal or can't be started for want of memory or the like,
 * or when the disk fails
 */
export function perform(job: Job): Promise<Done> {
  return launcher.perform(job);
}

/**
 * Runs a program to its end in a folder that is there, as `perform` does.
 *
 * @param timeout milliseconds after which it is killed, with all that it started
 * @throws Error as `perform` does
 */
export async function run(
  executable: string,
  args: readonly string[],
  cwd: string,
  timeout?: number,
): Promise<Run> {
  return (await perform({ folder: cwd, steps: [{ executable, args, timeout }] })).run;
}
