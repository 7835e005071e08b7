/** Runs a script of the repository beside this process, for plugins of `npm start`. */
import { spawn } from 'node:child_process';
import os from 'node:os';

/** How it ended, and what it printed. */
export interface Ended {
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
  readonly output: string;
}

/**
 * Added to this process' niceness: a third of the time that it would get. At ten, a tenth, the check of all examples
 * took 178 s beside three busy processes on two cores; at five 88 s, and alone 13 s.
 */
const NICER = 5;

/** Processes that end with this one. */
const running = new Set<{ kill(): boolean }>();
process.once('exit', () => running.forEach((child) => child.kill()));

/**
 * Runs a script in TypeScript with less priority than this process, whose answers somebody waits for.
 *
 * @param script file
 * @param root folder to run it in
 */
export function runApart(script: string, args: readonly string[], root: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    if (child.pid !== undefined) {
      os.setPriority(
        child.pid,
        Math.min(os.getPriority() + NICER, os.constants.priority.PRIORITY_LOW),
      );
    }
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (exitCode) => {
      running.delete(child);
      resolve({ exitCode, output: output.trim() });
    });
  });
}
