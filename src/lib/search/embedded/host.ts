/** What the search worker does, without the worker: takes files and questions, tells what came of it. */
import { describe, parseJson } from '../../decode';
import { areaFilter, HITS_PER_PAGE, versionFilter } from '../client';
import { createEngine } from '../engine';
import { type ShardContents, shardContentsDecoder } from '../shards';
import { type FromWorker, type ToWorker, toWorkerDecoder } from './protocol';

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

/** What is done while no question waits. */
interface Work {
  /** What is done first: names are few, and readers wait for them. */
  readonly urgency: number;
  readonly steps: Generator<void, void>;
  readonly done: () => void;
}

const URGENCY = { names: 2, all: 1, warming: 0 } as const;

/** Questions that an engine is asked before readers ask it; browsers make code quick that has run often. */
const WARMING_QUESTIONS = 40;

/** Letters of a name that such a question has: most letters are typed at the beginning of a word. */
const WARMING_LETTERS = 4;

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Gives the function that takes the page's messages. */
export function createHost({ tell, later, now }: HostSurroundings): (message: unknown) => void {
  const engine = createEngine();
  const whole = new Set<string>();
  const queue: Work[] = [];
  let isWarm = false;

  function build(): void {
    const [work] = queue;
    if (!work) return;
    const { steps, done } = work;
    const end = now() + LONGEST_SLICE;
    let isDone = false;
    while (!isDone && now() < end) isDone = steps.next().done ?? false;
    if (isDone) {
      queue.shift();
      done();
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
    enqueue({
      urgency: URGENCY[part],
      steps,
      done: () => {
        tell({ kind: 'added', shard, part, source: contents.source });
        if (part === 'all' && !isWarm) {
          isWarm = true;
          enqueue({ urgency: URGENCY.warming, steps: warm(contents), done: () => undefined });
        }
      },
    });
    if (queue.length === 1) build();
  }

  function enqueue(work: Work): void {
    queue.push(work);
    queue.sort((a, b) => b.urgency - a.urgency);
  }

  /** Asks what readers may ask, for nobody. */
  function* warm({ version, pages }: ShardContents): Generator<void, void> {
    const every = Math.max(1, Math.floor(pages.length / WARMING_QUESTIONS));
    for (const { title, area } of pages.filter((_, index) => index % every === 0)) {
      engine.search({
        query: title.slice(0, WARMING_LETTERS),
        attributesToSnippet: [],
        snippetEllipsisText: '',
        highlightPreTag: '',
        highlightPostTag: '',
        hitsPerPage: HITS_PER_PAGE,
        facetFilters: [areaFilter([area]), versionFilter([version])],
      });
      yield;
    }
  }

  function search({ id, questions }: Extract<ToWorker, { kind: 'search' }>): void {
    try {
      const results = questions.map(engine.search);
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
