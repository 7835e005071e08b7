/**
 * The client of the embedded index: loads the files that a question needs, lets a worker answer.
 * Names come first, texts a moment later (`onBetter`).
 */
import { describe } from '../../decode';
import type {
  RecordsSource,
  SearchClient,
  SearchRequest,
  SearchResult,
  SearchResults,
} from '../client';
import type { Question } from '../engine';
import { type Shard, shardsOf, shardUrl } from '../shards';
import { type FromWorker, fromWorkerDecoder, type Part, type ToWorker } from './protocol';

/** The part of a worker that the client uses. */
export interface SearchWorker {
  readonly postMessage: (message: ToWorker, transfer: Transferable[]) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What the client needs of its surroundings. */
export interface EmbeddedOptions {
  /** `/` or `/name/`. */
  readonly baseUrl: string;
  readonly fetch: (url: string) => Promise<Response>;
  readonly createWorker: () => SearchWorker;
}

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (reason: Error) => void;
}

/** A file of a shard that is on its way or there. */
interface Loading {
  readonly promise: Promise<void>;
}

interface ShardState {
  readonly parts: Map<Part, Loading>;
  isWhole: boolean;
}

/** An error with the name by which consoles tell it from others (specification, section 8). */
function deserializationError(message: string): Error {
  const error = new Error(message);
  error.name = 'DeserializationError';
  return error;
}

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Loads the bytes of a file; refuses with what was asked and what came. */
async function loadBytes(fetchFile: EmbeddedOptions['fetch'], url: string): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetchFile(url);
  } catch (reason) {
    throw new Error(`Expected the search index at ${url}, got no answer: ${sentenceOf(reason)}.`, {
      cause: reason,
    });
  }
  if (!response.ok) {
    throw new Error(
      `Expected the search index at ${url}, got status ${response.status}; build the site again.`,
    );
  }
  return response.arrayBuffer();
}

/** What the worker is told of a request: each letter waits for the way of it. */
function questionOf({ params }: SearchRequest): Question {
  const { attributesToRetrieve: _all, clickAnalytics: _none, ...question } = params;
  const snipped = question.attributesToSnippet.filter((attribute) =>
    /^(?:content|\*):/.test(attribute),
  );
  return { ...question, attributesToSnippet: snipped };
}

/** The client of the embedded index. Nothing is loaded before `prepare` or the first question. */
export function createEmbeddedClient(options: EmbeddedOptions): SearchClient {
  const { baseUrl, createWorker } = options;
  const shards = new Map<string, ShardState>();
  /** By shard and part: several where a part was asked for again after a worker failed. */
  const adding = new Map<string, Waiting<void>[]>();
  const answers = new Map<number, Waiting<readonly SearchResult[]>>();
  const listeners = new Set<() => void>();
  let worker: SearchWorker | undefined;
  let lastId = 0;
  let source: RecordsSource | undefined;
  /** Shards that have answered the last questions from their names alone. */
  let incomplete: ReadonlySet<string> = new Set();

  const addingKey = (shard: string, part: Part): string => `${shard} ${part}`;

  /** Those that wait for a part; they wait no longer. */
  function added(shard: string, part: Part): readonly Waiting<void>[] {
    const waiting = adding.get(addingKey(shard, part)) ?? [];
    adding.delete(addingKey(shard, part));
    return waiting;
  }

  function take(message: FromWorker): void {
    switch (message.kind) {
      case 'added': {
        const { shard, part } = message;
        source = message.source;
        if (part === 'all') stateOf(shard).isWhole = true;
        for (const { resolve } of added(shard, part)) resolve();
        if (part === 'all' && incomplete.has(shard)) for (const listener of listeners) listener();
        return;
      }
      case 'refused': {
        for (const { reject } of added(message.shard, message.part)) {
          reject(deserializationError(message.message));
        }
        return;
      }
      case 'answered':
        answers.get(message.id)?.resolve(message.results);
        answers.delete(message.id);
        return;
      case 'failed':
        answers.get(message.id)?.reject(new Error(message.message));
        answers.delete(message.id);
    }
  }

  /** Ends a worker that has failed; the next question starts another. */
  function giveUp(message: string): void {
    const waiting = [...[...adding.values()].flat(), ...answers.values()];
    worker?.terminate();
    worker = undefined;
    shards.clear();
    adding.clear();
    answers.clear();
    for (const { reject } of waiting) reject(new Error(message));
  }

  function startedWorker(): SearchWorker {
    if (worker) return worker;
    const started = createWorker();
    started.onmessage = ({ data }) => {
      const decoded = fromWorkerDecoder(data);
      if (decoded.ok) take(decoded.value);
      else
        giveUp(
          `${describe(decoded.error)} of a message from the search worker; load the page again.`,
        );
    };
    started.onerror = ({ message }) =>
      giveUp(`Expected the search worker to run, got an error: ${message || 'it did not load'}.`);
    worker = started;
    return started;
  }

  function stateOf(shard: string): ShardState {
    const known = shards.get(shard);
    if (known) return known;
    const state: ShardState = { parts: new Map(), isWhole: false };
    shards.set(shard, state);
    return state;
  }

  async function loadPart(shard: Shard, part: Part): Promise<void> {
    const address = shardUrl(baseUrl, shard, part);
    const bytes = await loadBytes(options.fetch, address);
    await new Promise<void>((resolve, reject) => {
      const key = addingKey(shard.name, part);
      adding.set(key, [...(adding.get(key) ?? []), { resolve, reject }]);
      startedWorker().postMessage({ kind: 'add', shard: shard.name, part, address, bytes }, [
        bytes,
      ]);
    });
  }

  /** Loads everything; names have the line for themselves, so that first answers don't wait for it. */
  async function loadAll(shard: Shard, names: Promise<void>): Promise<void> {
    const hasNames = await names.then(
      () => true,
      () => false,
    );
    try {
      await loadPart(shard, 'all');
    } catch (reason) {
      if (hasNames) {
        console.warn(`Search knows only titles and headings so far. ${sentenceOf(reason)}`);
      }
      throw reason;
    }
  }

  /** Starts what isn't there or on its way. A part that fails is tried again at the next question. */
  function part(state: ShardState, name: Part, load: () => Promise<void>): Promise<void> {
    const before = state.parts.get(name);
    if (before) return before.promise;
    const promise = load();
    state.parts.set(name, { promise });
    promise.catch(() => state.parts.delete(name));
    return promise;
  }

  /** Resolves when the shard can answer: with its names, or with everything. */
  async function ready(shard: Shard): Promise<void> {
    startedWorker();
    const state = stateOf(shard.name);
    if (state.isWhole) return;
    const names = part(state, 'names', () => loadPart(shard, 'names'));
    const all = part(state, 'all', () => loadAll(shard, names));
    try {
      await names;
    } catch (reason) {
      // Everything includes the names; what is missing is told when it is missing, too.
      await all.catch(() => {
        throw reason;
      });
    }
  }

  /** Asks the worker, at once. */
  async function ask(
    requests: readonly SearchRequest[],
    needed: readonly Shard[],
  ): Promise<SearchResults> {
    lastId += 1;
    const id = lastId;
    incomplete = new Set(
      needed.filter(({ name }) => !stateOf(name).isWhole).map(({ name }) => name),
    );
    const results = await new Promise<readonly SearchResult[]>((resolve, reject) => {
      answers.set(id, { resolve, reject });
      startedWorker().postMessage({ kind: 'search', id, questions: requests.map(questionOf) }, []);
    });
    return { results };
  }

  return {
    isLocal: true,
    search: async (requests) => {
      const needed = requests.flatMap(({ params }) => shardsOf(params.facetFilters));
      // Without a pause where everything is there: the answer may come before the next frame.
      if (!needed.every(({ name }) => stateOf(name).isWhole)) await Promise.all(needed.map(ready));
      return ask(requests, needed);
    },
    prepare: (filters) => {
      Promise.all(shardsOf(filters).map(ready)).catch(() => undefined);
    },
    source: () => source,
    onBetter: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
