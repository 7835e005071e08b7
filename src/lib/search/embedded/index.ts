/**
 * The client of the embedded index: loads the files that a question needs, lets a worker answer.
 *
 * The shard that the reader prefers has the line for itself: the first answer comes from its names alone.
 * Names of the others follow, then its texts, then theirs; each makes the answer better (`onBetter`).
 */
import { describe } from '../../decode';
import type {
  RecordsSource,
  SearchClient,
  SearchRequest,
  SearchResult,
  SearchResults,
  NotLoaded,
} from '../client';
import type { Question } from '../engine';
import { type Shard, shardUrl } from '../shards';
import { neededShards } from './neededShards';
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

/** What is there of a shard. */
type Knowledge = 'nothing' | 'names' | 'all';

interface ShardState {
  /** Files that were asked for: on their way, there, or failed. */
  readonly parts: Map<Part, Promise<void>>;
  /** Files that did not come; they aren't asked for again unless the reader wants it. */
  readonly failed: Set<Part>;
  knowledge: Knowledge;
}

/** Resolves when a promise is through, whatever came of it. */
async function settled(promise: Promise<unknown> | undefined): Promise<void> {
  await Promise.allSettled([promise]);
}

/** An error with the name by which consoles tell it from others. */
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
  const fromNetwork = async <T>(load: () => Promise<T>): Promise<T> => {
    try {
      return await load();
    } catch (reason) {
      const sentence = `Expected the search index at ${url}, got no answer: ${sentenceOf(reason)}.`;
      throw new Error(sentence, { cause: reason });
    }
  };
  const response = await fromNetwork(() => fetchFile(url));
  if (!response.ok) {
    throw new Error(
      `Expected the search index at ${url}, got status ${response.status}; build the site again.`,
    );
  }
  return fromNetwork(() => response.arrayBuffer());
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
  /** What the last questions were answered from, by shard. */
  let answeredFrom: ReadonlyMap<string, Knowledge> = new Map();

  const addingKey = (shard: string, part: Part): string => `${shard} ${part}`;

  function tellBetter(): void {
    for (const listener of listeners) listener();
  }

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
        const state = stateOf(shard);
        if (state.knowledge !== 'all') state.knowledge = part;
        for (const { resolve } of added(shard, part)) resolve();
        const before = answeredFrom.get(shard);
        if (before !== undefined && before !== state.knowledge) tellBetter();
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
    const state: ShardState = { parts: new Map(), failed: new Set(), knowledge: 'nothing' };
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

  /** Starts a file that wasn't asked for before, as soon as what goes before it is through. */
  function part(shard: Shard, name: Part, before: Promise<void> | undefined): Promise<void> {
    const state = stateOf(shard.name);
    const known = state.parts.get(name);
    if (known) return known;
    const promise = settled(before).then(() => loadPart(shard, name));
    state.parts.set(name, promise);
    promise.catch((reason: unknown) => {
      state.failed.add(name);
      if (name === 'names') return;
      // Browsers list what the network failed to bring, and end all loads when a reader leaves the page.
      const isOfNetwork = reason instanceof Error && reason.cause !== undefined;
      if (state.knowledge === 'names' && !isOfNetwork) {
        console.warn(
          `Search knows only titles and headings of ${shard.name} so far. ${sentenceOf(reason)}`,
        );
      }
      // The reader is told what is missing.
      if (answeredFrom.has(shard.name)) tellBetter();
    });
    return promise;
  }

  /**
   * Resolves when the shard can answer: with its names, or with everything.
   *
   * @param names when its names may be loaded
   * @param texts when its texts may be; they stay away without it
   */
  async function ready(shard: Shard, names?: Promise<void>, texts?: Promise<void>): Promise<void> {
    if (stateOf(shard.name).knowledge === 'all') return;
    const ownNames = part(shard, 'names', names);
    const all = texts && part(shard, 'all', settled(Promise.all([settled(ownNames), texts])));
    try {
      await ownNames;
    } catch (reason) {
      // Everything includes the names; what is missing is told when it is missing, too.
      await (all ?? ownNames).catch(() => {
        throw reason;
      });
    }
  }

  /** Starts to load shards, the first of them first. Gives when each can answer. */
  function start(needed: readonly Shard[], withTexts: boolean): readonly Promise<void>[] {
    const [first, ...others] = needed;
    if (!first) return [];
    startedWorker();
    const own = ready(first, undefined, Promise.resolve());
    const { parts } = stateOf(first.name);
    const names = settled(parts.get('names'));
    const texts = settled(parts.get('all'));
    const loading = [
      own,
      ...others.map((shard) => ready(shard, names, withTexts ? texts : undefined)),
    ];
    // Whoever waits for them hears of it.
    void Promise.allSettled(loading);
    return loading;
  }

  /** Resolves when there is something to answer from: the first shard, or else any other. */
  async function canAnswer([first, ...others]: readonly Promise<void>[]): Promise<void> {
    try {
      await first;
    } catch (reason) {
      await Promise.any(others).catch(() => {
        throw reason;
      });
    }
  }

  function forgetFailures(needed: readonly Shard[]): void {
    for (const { name } of needed) {
      const { parts, failed } = stateOf(name);
      for (const one of failed) parts.delete(one);
      failed.clear();
    }
  }

  /** Asks the worker, at once. */
  function ask(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]> {
    lastId += 1;
    const id = lastId;
    return new Promise<readonly SearchResult[]>((resolve, reject) => {
      answers.set(id, { resolve, reject });
      startedWorker().postMessage({ kind: 'search', id, questions: requests.map(questionOf) }, []);
    });
  }

  /** Areas of shards that have failed. */
  function notLoadedOf(needed: readonly Shard[]): NotLoaded | undefined {
    const failed = needed.filter(({ name }) => stateOf(name).failed.has('all'));
    const areasOf = (knowledge: Knowledge) =>
      failed
        .filter(({ name }) => stateOf(name).knowledge === knowledge)
        .flatMap(({ areas }) => areas);
    return failed.length === 0 ? undefined : { areas: areasOf('nothing'), texts: areasOf('names') };
  }

  async function search(requests: readonly SearchRequest[]): Promise<SearchResults> {
    const needed = neededShards(requests.map(({ params }) => params));
    // Without a pause where everything is there: the answer may come before the next frame.
    if (!needed.every(({ name }) => stateOf(name).knowledge === 'all')) {
      // What fails from here on is told by this answer, not by another one.
      answeredFrom = new Map();
      await canAnswer(start(needed, true));
    }
    answeredFrom = new Map(needed.map(({ name }) => [name, stateOf(name).knowledge]));
    const results = await ask(requests);
    const isEarly = needed.some(({ name }) => {
      const { knowledge, failed } = stateOf(name);
      return knowledge !== 'all' && !failed.has('all');
    });
    const notLoaded = notLoadedOf(needed);
    return {
      results: results.map((result) => ({ ...result, isEarly, ...(notLoaded && { notLoaded }) })),
    };
  }

  return {
    isLocal: true,
    search,
    count: async (requests) => {
      await Promise.all(
        neededShards(requests.map(({ params }) => params)).map((shard) => ready(shard)),
      );
      const results = await ask(requests);
      return results.map(({ nbHits }) => nbHits);
    },
    prepare: (questions) => {
      const needed = neededShards([questions]);
      forgetFailures(needed);
      void Promise.allSettled(start(needed, false));
    },
    source: () => source,
    onBetter: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
