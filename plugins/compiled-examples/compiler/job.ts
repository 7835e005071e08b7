/** How a program ended. */
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
  /** Milliseconds after which it is killed, with all that it started; by default ten seconds. */
  readonly timeout?: number;
  /** Bytes of stdout and of stderr, each, that are kept; what comes behind is lost. By default all. */
  readonly kept?: number;
}

/** A program of a job; it runs in the job's folder. */
export interface Step extends Omit<Command, 'cwd'> {
  /** What is written there before it starts: texts by the names of their files. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether the next step is taken whatever becomes of it. */
  readonly mayFail?: true;
}

/** Programs that run one after the other in one folder, until one of them does not succeed. */
export interface Job {
  /** Absent for a folder of the job's own, which is gone afterwards, however the job ends. */
  readonly folder?: string;
  /** One at least. */
  readonly steps: readonly Step[];
  /** Name of a file to read when all have succeeded. */
  readonly output?: string;
  /** Names of several files to read then. */
  readonly outputs?: readonly string[];
  /** Milliseconds for all programs together; each has its own limit as well. */
  readonly timeout?: number;
}

/** How a job ended. */
export interface Done {
  /** Index of the last step that was taken: the first without success, else the last of all. */
  readonly step: number;
  /** How its program ended. */
  readonly run: Run;
  /** Text of the job's `output`; absent where a step had no success. */
  readonly output?: string;
  /** Texts of the job's `outputs`, in their order; absent where a step had no success. */
  readonly outputs?: readonly string[];
  /** What each program that ended wrote to stderr; only for jobs with `outputs`. */
  readonly messages?: readonly string[];
}
