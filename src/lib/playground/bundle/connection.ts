/** A compiler's worker as the page sees it: questions and answers, one at a time. */
import { describe } from '../../decode';
import { type Answer, fromWorkerDecoder, type Question, type ToWorker } from './protocol';

/** The part of a worker that the page uses. */
export interface BundleWorker {
  readonly postMessage: (message: ToWorker) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The worker is gone, with whatever it held; the message is one sentence. */
export class WorkerGone extends Error {
  override readonly name: string = 'WorkerGone';
}

/** It was ended because an answer took too long. */
export class WorkerTooSlow extends WorkerGone {
  override readonly name = 'WorkerTooSlow';
}

/** A worker that answers questions. */
export interface Connection {
  /**
   * Asks, when the answer before has come.
   *
   * @param limit milliseconds after which the worker is ended
   * @throws WorkerGone
   */
  ask(question: Question, limit: number): Promise<Answer>;
  /** Whether the worker has ended. */
  isGone(): boolean;
  /** Ends the worker. */
  end(): void;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: WorkerGone) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Starts a worker. */
export function connect(createWorker: () => BundleWorker): Connection {
  const worker = createWorker();
  let lastId = 0;
  let waiting: Waiting | undefined;
  let gone: WorkerGone | undefined;

  function giveUp(reason: WorkerGone): void {
    gone ??= reason;
    worker.terminate();
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.reject(gone);
    waiting = undefined;
  }

  worker.onmessage = ({ data }) => {
    const decoded = fromWorkerDecoder(data);
    if (!decoded.ok) {
      giveUp(new WorkerGone(`${describe(decoded.error)} of a message from the compiler’s worker.`));
      return;
    }
    const { id, answer } = decoded.value;
    if (id !== lastId || !waiting) return;
    clearTimeout(waiting.timer);
    const { resolve } = waiting;
    waiting = undefined;
    resolve(answer);
  };
  worker.onerror = ({ message }) =>
    giveUp(
      new WorkerGone(
        `Expected the compiler’s worker to run, got an error: ${message || 'it did not load'}.`,
      ),
    );

  return {
    ask: (question, limit) =>
      new Promise((resolve, reject) => {
        if (gone) {
          reject(gone);
          return;
        }
        const timer = setTimeout(() => {
          const seconds = limit / 1000;
          giveUp(new WorkerTooSlow(`Expected an answer within ${seconds} seconds, got none.`));
        }, limit);
        waiting = { resolve, reject, timer };
        lastId += 1;
        worker.postMessage({ id: lastId, question });
      }),
    isGone: () => gone !== undefined,
    end: () => giveUp(new WorkerGone('The compiler was closed.')),
  };
}
