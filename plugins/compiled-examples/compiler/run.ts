import { spawn } from 'node:child_process';
import os from 'node:os';

import pLimit from 'p-limit';

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

/** Errors of the operating system that say that a program can't run here at all. */
const UNAVAILABLE = new Set(['ENOENT', 'EACCES', 'ENOEXEC', 'UNKNOWN']);

/** No more processes than cores: more would only wait for each other. */
const slots = pLimit(os.availableParallelism());

/** Kills a process and what it started (the compiler of v8 starts `refmt`). */
function kill(child: { readonly pid?: number; kill(signal: 'SIGKILL'): boolean }): void {
  try {
    if (child.pid === undefined || process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
    child.kill('SIGKILL');
  }
}

function start(
  executable: string,
  args: readonly string[],
  cwd: string,
  timeout: number,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(executable, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it starts can be killed with it.
      detached: process.platform !== 'win32',
    });
    const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
    child.stdout.on('data', (chunk: Buffer) => chunks.stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.stderr.push(chunk));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      kill(child);
    }, timeout);
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      if (UNAVAILABLE.has(error.code ?? '')) {
        resolve({ status: 'unavailable', reason: error.message });
      } else reject(error);
    });
    child.on('close', (exitCode, signal) => {
      clearTimeout(timer);
      const text = (name: keyof typeof chunks): string => Buffer.concat(chunks[name]).toString();
      if (isLate) resolve({ status: 'timeout' });
      else if (exitCode === null) {
        reject(new Error(`${executable} was ended by ${signal ?? 'a signal'}.`));
      } else {
        resolve({ status: 'ended', exitCode, stdout: text('stdout'), stderr: text('stderr') });
      }
    });
  });
}

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
  return slots(() => start(executable, args, cwd, timeout));
}
