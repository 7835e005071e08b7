/**
 * The process that does jobs, seen from the one that wants them done. Starting a program costs what its
 * starter holds: with a heap of 2 GB, 200 compilations took 5.3 s, through the launcher 2.6 s; with 1 GB
 * 4.1 and 2.6 s, and as long either way below 0.1 GB (two cores). The launcher leaves it to shells, which
 * are smaller still. It also goes on while this process is busy for seconds, because each job is one message.
 */
import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { removeFolder } from './jobs.cjs';
import type { Done, Job } from './job';

/** What the launcher says about a job. */
export type Answer =
  | { readonly id: number; readonly done: Done }
  /** What can't be compiled around: a crash, no memory. */
  | { readonly id: number; readonly error: string };

/** The file that the launcher runs. */
export const LAUNCHER = path.join(__dirname, 'launcherProcess.cjs');

interface Waiting {
  readonly job: Job;
  readonly resolve: (done: Done | Promise<Done>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Has jobs done by a launcher, which is started with the first one.
 *
 * The launcher never keeps this process alive, but jobs that wait for their answer do. If it can't be
 * started, or dies, this process does all jobs itself, those without an answer again.
 */
export class Launcher {
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #child: ChildProcess | undefined;
  /** Folder of the folders of its jobs, which are deleted with it if it dies. */
  #folder: string | undefined;
  /** Whether there is no launcher any more, and will be none. */
  #isGone = false;

  /**
   * @param direct does a job without a launcher
   * @param onDeath gets one sentence when the launcher is gone
   * @param program what the launcher runs, and with which Node
   */
  constructor(
    readonly direct: (job: Job) => Promise<Done>,
    readonly onDeath: (sentence: string) => void,
    readonly program: { readonly file: string; readonly execPath?: string } = { file: LAUNCHER },
  ) {}

  /** Process id of the launcher; undefined without one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Does a job, as `direct` does. */
  perform(job: Job): Promise<Done> {
    const child = this.#started();
    if (!child) return this.direct(job);
    return new Promise((resolve, reject) => {
      const id = (this.#next += 1);
      this.#waiting.set(id, { job, resolve, reject });
      child.channel?.ref();
      child.send({ id, job }, (error) => {
        if (error) this.#die(error.message);
      });
    });
  }

  /** Ends the launcher's process; what waits for an answer is started anew by this one. */
  end(): void {
    this.#isGone = true;
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    try {
      if (this.#folder !== undefined) removeFolder(this.#folder);
    } catch {
      // A program that outlives the launcher still writes into it: better a file too many than no answer.
    }
    for (const { job, resolve } of this.#waiting.values()) resolve(this.direct(job));
    this.#waiting.clear();
  }

  #started(): ChildProcess | undefined {
    if (this.#isGone || this.#child) return this.#child;
    try {
      this.#folder = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
      const child = fork(this.program.file, [this.#folder], {
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
    if ('done' in answer) waiting.resolve(answer.done);
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
