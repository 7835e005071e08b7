/** One release in a worker of its own, which is started anew when it hangs or dies. */
import type { Syntax } from '../../playgroundLink';
import type { Version } from '../../version';
import type {
  Capabilities,
  CompileOutcome,
  CompileRequest,
  Compiler,
  CompilerSettings,
  FormatOutcome,
  NoAnswer,
} from '../compiler';
import { HostError } from '../compiler';
import { filesOf, isInterface } from '../files';
import { apiNumber, capabilitiesOf, columnUnitOf, librariesOf } from './capabilities';
import { type Connection, WorkerTooSlow } from './connection';
import type { Answer, Question } from './protocol';
import { compileJoined } from './joined';
import { compileOutcome, formatOutcome } from './results';

/** The longest that a program may take, in seconds (the limit for all back ends). */
export const TIME_LIMIT = 5;

/** The longest that a bundle may take to load, in seconds: it has some megabytes. */
export const LOAD_LIMIT = 60;

/** What a compiler is opened with. */
export interface BundleCompilerOptions {
  /** Absolute address of the host's bundles. */
  readonly bundles: string;
  /** With a leading `v`. */
  readonly release: string;
  readonly version: Version;
  readonly connect: () => Connection;
}

/** Addresses of a bundle, in the order in which they are loaded. */
export function bundleUrls(
  bundles: string,
  release: string,
  version: Version,
): { readonly compiler: string; readonly libraries: readonly string[] } {
  const folder = `${bundles}/${release}`;
  return {
    compiler: `${folder}/compiler.js`,
    libraries: librariesOf(version).map((library) => `${folder}/${library}/cmij.js`),
  };
}

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

interface Ready {
  readonly connection: Connection;
  readonly capabilities: Capabilities;
}

/** Starts a worker and has it load a bundle. */
async function load({ bundles, release, version, connect }: BundleCompilerOptions): Promise<Ready> {
  const connection = connect();
  const unavailable = (cause: unknown): HostError =>
    new HostError(
      `The compiler ${release} couldn’t be loaded from ${bundles}; check the connection and try again.`,
      { cause },
    );
  let answer: Answer;
  try {
    const files = bundleUrls(bundles, release, version);
    answer = await connection.ask({ kind: 'load', ...files }, LOAD_LIMIT * 1000);
  } catch (reason) {
    throw unavailable(reason);
  }
  const api = answer.kind === 'loaded' ? apiNumber(answer.apiVersion) : undefined;
  if (api !== undefined) return { connection, capabilities: capabilitiesOf(api, version) };
  connection.end();
  throw unavailable(answer.kind === 'failed' ? answer.message : answer);
}

/** A question that waits for its turn. */
interface Task {
  readonly question: Question;
  readonly isCompilation: boolean;
  readonly resolve: (result: Answer | NoAnswer) => void;
}

const SUPERSEDED: NoAnswer = {
  status: 'refused',
  reason: 'A newer program has replaced this one.',
};

const NO_REASON_FILES =
  'The compilers for the browser take one file of Reason; put the files together, or compile them on your machine.';

const NO_INTERFACES = 'The compilers for the browser format implementations, and no interfaces.';

const CLOSED: NoAnswer = { status: 'unreachable', reason: 'The compiler was closed.' };

/**
 * Loads a release.
 *
 * @throws HostError
 */
export async function openBundleCompiler(options: BundleCompilerOptions): Promise<Compiler> {
  const { release, version } = options;
  const first = await load(options);
  const { capabilities } = first;
  /** Undefined after a failure: the next question loads the bundle again. */
  let loading: Promise<Ready> | undefined = Promise.resolve(first);
  let tasks: readonly Task[] = [];
  let isBusy = false;
  let isClosed = false;
  /** Flags that the compiler keeps, such as `@8`: no later ones take back what they make an error. */
  let lastingFlags: string | undefined;

  function loaded(): Promise<Ready> {
    if (loading) return loading;
    const started = load(options);
    loading = started;
    started.then(
      ({ connection }) => {
        if (isClosed) connection.end();
      },
      () => {
        if (loading === started) loading = undefined;
      },
    );
    return started;
  }

  /** Loads the bundle in a new worker, beside what the page does meanwhile. */
  function renew(): void {
    loading = undefined;
    lastingFlags = undefined;
    if (!isClosed) loaded().catch(() => undefined);
  }

  async function perform(question: Question): Promise<Answer | NoAnswer> {
    try {
      if (question.kind === 'compile') {
        const flags = question.settings.warningFlags;
        if (lastingFlags !== undefined && lastingFlags !== flags) {
          (await loaded()).connection.end();
          lastingFlags = undefined;
        }
        if (flags?.includes('@')) lastingFlags = flags;
      }
      // It may have died since its last answer.
      if ((await loaded()).connection.isGone()) renew();
      const { connection } = await loaded();
      return await connection.ask(question, TIME_LIMIT * 1000);
    } catch (reason) {
      if (isClosed) return CLOSED;
      // What could not be loaded is loaded again by the next question.
      if (!(reason instanceof HostError)) renew();
      return reason instanceof WorkerTooSlow
        ? { status: 'timeout', seconds: TIME_LIMIT }
        : { status: 'unreachable', reason: sentenceOf(reason) };
    }
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let [task] = tasks; task; [task] = tasks) {
      tasks = tasks.slice(1);
      task.resolve(await perform(task.question));
    }
    isBusy = false;
  }

  function drop(dropped: (task: Task) => boolean, outcome: NoAnswer): void {
    const gone = tasks.filter(dropped);
    tasks = tasks.filter((task) => !dropped(task));
    for (const { resolve } of gone) resolve(outcome);
  }

  function ask(question: Question, signal?: AbortSignal): Promise<Answer | NoAnswer> {
    if (isClosed) return Promise.resolve(CLOSED);
    if (signal?.aborted) return Promise.resolve(SUPERSEDED);
    const isCompilation = question.kind === 'compile';
    // Nobody waits for an older program any more.
    if (isCompilation) drop((task) => task.isCompilation, SUPERSEDED);
    return new Promise((resolve) => {
      const task = { question, isCompilation, resolve };
      tasks = [...tasks, task];
      signal?.addEventListener(
        'abort',
        () => {
          drop((other) => other === task, SUPERSEDED);
          // One that is under way is not worth the loading of another worker.
          resolve(SUPERSEDED);
        },
        { once: true },
      );
      void work();
    });
  }

  /** What each answer means, but for those with a result. */
  function outcomeOf<T>(
    result: Answer | NoAnswer,
    read: (json: string, milliseconds: number | undefined) => T,
  ): T | NoAnswer | Extract<FormatOutcome, { readonly status: 'failed' }> {
    if ('status' in result) return result;
    switch (result.kind) {
      case 'answered':
        return read(result.json, result.milliseconds);
      case 'declined':
        return {
          status: 'failed',
          problems: result.sentences.map((message) => ({ kind: 'settings-error', message })),
        };
      case 'failed':
        return {
          status: 'failed',
          problems: [
            { kind: 'error', message: `The compiler stopped with an error: ${result.message}` },
          ],
        };
      default:
        return { status: 'unknown', answer: JSON.stringify(result) };
    }
  }

  const columnUnit = columnUnitOf(version);

  async function compileText(
    code: string,
    settings: CompilerSettings,
    signal?: AbortSignal,
  ): Promise<CompileOutcome> {
    const { warningFlags } = settings;
    const answer = await ask({ kind: 'compile', code, settings }, signal);
    return outcomeOf(answer, (json, milliseconds) => {
      const outcome = compileOutcome(json, { code, columnUnit, warningFlags });
      return outcome.status === 'compiled' && milliseconds !== undefined
        ? { ...outcome, milliseconds }
        : outcome;
    });
  }

  async function formatText(
    code: string,
    syntax: Syntax,
    signal?: AbortSignal,
  ): Promise<FormatOutcome> {
    return outcomeOf(await ask({ kind: 'format', code, syntax }, signal), (json) =>
      formatOutcome(json, { code, columnUnit }),
    );
  }

  return {
    release,
    capabilities,

    async compile(request: CompileRequest, signal): Promise<CompileOutcome> {
      const { code, settings } = request;
      const files = filesOf(request);
      if (!files) return compileText(code, settings, signal);
      if (settings.syntax === 'reason') return { status: 'refused', reason: NO_REASON_FILES };
      return compileJoined(files, {
        parse: (text) => formatText(text, settings.syntax, signal),
        compile: (text) => compileText(text, settings, signal),
      });
    },

    async format({ code, around, settings }: CompileRequest): Promise<FormatOutcome> {
      if (!around) return formatText(code, settings.syntax);
      if (isInterface(around.name)) return { status: 'refused', reason: NO_INTERFACES };
      const outcome = await formatText(code, settings.syntax);
      if (outcome.status !== 'failed') return outcome;
      const { name: file } = around;
      return { ...outcome, problems: outcome.problems.map((problem) => ({ ...problem, file })) };
    },

    async convert({ code, settings: { syntax } }: CompileRequest): Promise<FormatOutcome> {
      const from = syntax === 'reason' ? 'rescript' : 'reason';
      return outcomeOf(await ask({ kind: 'convert', code, from, to: syntax }), (json) =>
        formatOutcome(json, { code, columnUnit }),
      );
    },

    close() {
      isClosed = true;
      drop(() => true, CLOSED);
      loading?.then(
        ({ connection }) => connection.end(),
        () => undefined,
      );
    },
  };
}
