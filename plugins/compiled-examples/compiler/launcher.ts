/**
 * The process that starts compilers, seen from the one that wants them started. With a heap of 2 GB it
 * halves the time of small programs: 200 compilations took 2.6 instead of 5.3 s, with 1 GB 2.6 instead
 * of 4.1 s; below 0.1 GB it gains nothing (two cores, `run.ts` has the limit).
 */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

import type { Command, Run } from './run';

/** What the launcher says about a command. */
export type Answer =
  | { readonly id: number; readonly run: Run }
  /** What can't be compiled around: a crash, no memory. */
  | { readonly id: number; readonly error: string };

/** The file that the launcher runs. */
export const LAUNCHER = path.join(__dirname, 'launcherProcess.cjs');

interface Waiting {
  readonly command: Command;
  readonly resolve: (run: Run | Promise<Run>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts commands through a launcher, which is started with the first one.
 *
 * The launcher never keeps this process alive, but commands that wait for their answer do. If it can't
 * be started, or dies, this process starts all commands itself, those without an answer again.
 */
export class Launcher {
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #child: ChildProcess | undefined;
  /** Whether there is no launcher any more, and will be none. */
  #isGone = false;

  /**
   * @param direct starts a command without a launcher
   * @param onDeath gets one sentence when the launcher is gone
   * @param program what the launcher runs, and with which Node
   */
  constructor(
    readonly direct: (command: Command) => Promise<Run>,
    readonly onDeath: (sentence: string) => void,
    readonly program: { readonly file: string; readonly execPath?: string } = { file: LAUNCHER },
  ) {}

  /** Process id of the launcher; undefined without one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts a command and waits for its end, as `direct` does. */
  start(command: Command): Promise<Run> {
    const child = this.#started();
    if (!child) return this.direct(command);
    return new Promise((resolve, reject) => {
      const id = (this.#next += 1);
      this.#waiting.set(id, { command, resolve, reject });
      child.channel?.ref();
      child.send({ id, command }, (error) => {
        if (error) this.#die(error.message);
      });
    });
  }

  /** Ends the launcher's process; what waits for an answer is started anew by this one. */
  end(): void {
    this.#isGone = true;
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    for (const { command, resolve } of this.#waiting.values()) resolve(this.direct(command));
    this.#waiting.clear();
  }

  #started(): ChildProcess | undefined {
    if (this.#isGone || this.#child) return this.#child;
    try {
      const child = fork(this.program.file, [], {
        ...(this.program.execPath !== undefined && { execPath: this.program.execPath }),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        execArgv: [],
      });
      this.#child = child;
      // Our own process, from the file beside this one.
      child.on('message', (answer) => this.#take(answer as Answer));
      child.on('error', (error) => this.#die(error.message));
      child.on('exit', (code, signal) => this.#die(`exit with ${signal ?? code ?? 'no code'}`));
      child.on('disconnect', () => this.#die('a closed channel'));
      child.unref();
      child.channel?.unref();
    } catch (error) {
      this.#die(error instanceof Error ? error.message : String(error));
    }
    return this.#child;
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#child?.channel?.unref();
    if ('run' in answer) waiting.resolve(answer.run);
    else waiting.reject(new Error(answer.error));
  }

  #die(reason: string): void {
    if (this.#isGone) return;
    this.onDeath(
      `Expected the process that starts compilers (${path.basename(this.program.file)}) to live as long as this one, got ${reason}; ` +
        'this process starts them itself, which takes longer.',
    );
    this.end();
  }
}
