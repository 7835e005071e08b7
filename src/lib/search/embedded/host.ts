/** What the search worker does, without the worker: takes files and questions, tells what came of it. */
import { describe, parseJson } from '../../decode';
import { createEngine } from '../engine';
import { type ShardContents, shardContentsDecoder } from '../shards';
import { type FromWorker, type Part, type ToWorker, toWorkerDecoder } from './protocol';

/** What the host needs of its surroundings. */
export interface HostSurroundings {
  readonly tell: (message: FromWorker) => void;
  /** Runs a task after messages that wait. */
  readonly later: (task: () => void) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** The longest that an index is built without a look at the questions that wait, in milliseconds. */
export const LONGEST_SLICE = 8;

interface Work {
  readonly shard: string;
  readonly part: Part;
  readonly contents: ShardContents;
  readonly steps: Generator<void, void>;
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Gives the function that takes the page's messages. */
export function createHost({ tell, later, now }: HostSurroundings): (message: unknown) => void {
  const engine = createEngine();
  const whole = new Set<string>();
  const queue: Work[] = [];

  function build(): void {
    const [work] = queue;
    if (!work) return;
    const { shard, part, contents, steps } = work;
    const end = now() + LONGEST_SLICE;
    let isDone = false;
    while (!isDone && now() < end) isDone = steps.next().done ?? false;
    if (isDone) {
      queue.shift();
      tell({ kind: 'added', shard, part, source: contents.source });
    }
    if (queue.length > 0) later(build);
  }

  function add({ shard, part, address, bytes }: Extract<ToWorker, { kind: 'add' }>): void {
    const decoded = parseJson(new TextDecoder().decode(bytes), shardContentsDecoder);
    if (!decoded.ok) {
      tell({
        kind: 'refused',
        shard,
        part,
        message: `${describe(decoded.error)} of ${address}; build the site again.`,
      });
      return;
    }
    const contents = decoded.value;
    if (part === 'all') whole.add(shard);
    // Names that come after everything know less than what is there.
    const steps = part === 'names' && whole.has(shard) ? nothing() : engine.add(shard, contents);
    queue.push({ shard, part, contents, steps });
    // Names are few, and readers wait for them.
    queue.sort((a, b) => Number(a.part === 'all') - Number(b.part === 'all'));
    if (queue.length === 1) build();
  }

  function search({ id, requests }: Extract<ToWorker, { kind: 'search' }>): void {
    try {
      const results = requests.map(({ params }) => engine.search(params));
      tell({ kind: 'answered', id, results });
    } catch (reason) {
      tell({ kind: 'failed', id, message: messageOf(reason) });
    }
  }

  return (message) => {
    const decoded = toWorkerDecoder(message);
    if (!decoded.ok)
      throw new Error(`${describe(decoded.error)} of a message to the search worker.`);
    if (decoded.value.kind === 'add') add(decoded.value);
    else search(decoded.value);
  };
}

function* nothing(): Generator<void, void> {
  // The shard stays as it is.
}
