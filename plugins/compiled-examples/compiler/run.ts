import os from 'node:os';

import pLimit from 'p-limit';

import { Launcher } from './launcher';
import { start } from './start.cjs';

/** A compiler that has not answered by then is killed: an example compiles in some 20 ms. */
export const TIMEOUT_MS = 10_000;

/** How a process ended. */
export type Run =
  | {
      readonly status: 'ended';
      readonly exitCode: number;
      readonly stdout: string;
      readonly stderr: string;
    }
  | { readonly status: 'timeout' }
  /** There is no such program, or this machine can't run it. */
  | { readonly status: 'unavailable'; readonly reason: string };

/** A program to run. */
export interface Command {
  readonly executable: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Milliseconds after which it is killed, with all that it started. */
  readonly timeout: number;
}

/** Memory from which on a process lets a small one start its programs (`npm run examples` has less). */
const LARGE = 500 * 2 ** 20;

const launcher = new Launcher(start, (sentence) => process.emitWarning(sentence));

/** No more processes than cores: more would only wait for each other. */
const slots = pLimit(os.availableParallelism());

/**
 * Runs a program to its end, not more of them at once than the machine has cores.
 *
 * @param timeout milliseconds after which it is killed, with all that it started
 * @throws Error when it is ended by a signal or can't be started for want of memory or the like
 */
export function run(
  executable: string,
  args: readonly string[],
  cwd: string,
  timeout = TIMEOUT_MS,
): Promise<Run> {
  const command = { executable, args, cwd, timeout };
  return slots(() =>
    process.memoryUsage.rss() > LARGE ? launcher.start(command) : start(command),
  );
}
