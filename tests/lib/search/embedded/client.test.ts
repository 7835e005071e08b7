import { createEmbeddedClient, type SearchWorker } from '../../../../src/lib/search/embedded';
import { createHost } from '../../../../src/lib/search/embedded/host';
import type { ToWorker } from '../../../../src/lib/search/embedded/protocol';
import type { SearchRequest } from '../../../../src/lib/search/client';
import { contentsOf, found, manualPage, namesOnly, question } from '../engine/support';

const WHOLE = contentsOf([manualPage('variant', 'Variant', [['Care', 'wombat']])]);
const NAMES_URL = '/base/search/manual-latest.names.json';
const ALL_URL = '/base/search/manual-latest.json';
const FILES = { [NAMES_URL]: JSON.stringify(namesOnly(WHOLE)), [ALL_URL]: JSON.stringify(WHOLE) };

/** A worker in this thread: messages are handed over at the next turn, as between real threads. */
class FakeWorker implements SearchWorker {
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isTerminated = false;
  readonly asked: ToWorker[] = [];
  private readonly take = createHost({
    tell: (message) => this.tell(message),
    later: (task) => setImmediate(task),
    now: () => performance.now(),
  });

  tell(message: unknown): void {
    setImmediate(() => {
      if (!this.isTerminated) this.onmessage?.(new MessageEvent('message', { data: message }));
    });
  }

  postMessage(message: ToWorker): void {
    this.asked.push(message);
    setImmediate(() => this.take(message));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

type Files = Record<string, string | number | Promise<string>>;

/** A client whose files are texts, or statuses of failure. */
function startClient(files: Files = { ...FILES }) {
  const workers: FakeWorker[] = [];
  const fetched: string[] = [];
  const client = createEmbeddedClient({
    baseUrl: '/base/',
    fetch: async (url) => {
      fetched.push(url);
      const file = await files[url];
      if (file === undefined) throw new TypeError('Failed to fetch');
      return typeof file === 'number' ? new Response('', { status: file }) : new Response(file);
    },
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  return { client, workers, fetched, files };
}

/** Node has no ErrorEvent. */
const errorEvent = (message: string): ErrorEvent =>
  Object.assign(new Event('error'), { message, filename: '', lineno: 0, colno: 0, error: null });

const ask = (query: string): readonly SearchRequest[] => [
  { indexName: 'embedded', params: question(query) },
];

const better = (client: ReturnType<typeof startClient>['client']): Promise<void> =>
  new Promise((resolve) => {
    const end = client.onBetter?.(() => {
      end?.();
      resolve();
    });
  });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('nothing is loaded before the first question', () => {
  const { fetched, workers } = startClient();
  expect(fetched).toEqual([]);
  expect(workers).toEqual([]);
});

test('answers come from names, better ones from everything', async () => {
  let send: (text: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => (send = resolve));
  const { client, fetched } = startClient({ ...FILES, [ALL_URL]: late });
  const isBetter = better(client);
  const { results } = await client.search(ask('variant'));
  expect(results[0] && found(results[0])).toEqual(['variant']);
  expect((await client.search(ask('wombat'))).results[0]?.nbHits).toBe(0);
  send(FILES[ALL_URL] ?? '');
  await isBetter;
  expect((await client.search(ask('wombat'))).results[0]?.nbHits).toBe(1);
  expect(fetched).toEqual([NAMES_URL, ALL_URL]);
});

test('only the files that the filters need are loaded', async () => {
  const { client, fetched } = startClient();
  await client.search(ask('variant'));
  expect(fetched.every((url) => url.includes('manual-latest'))).toBe(true);
});

test('prepare loads both files, and says nothing of what fails', async () => {
  const { client, fetched, files } = startClient({});
  client.prepare?.(question('').facetFilters);
  await expect(client.search(ask('variant'))).rejects.toThrow(NAMES_URL);
  Object.assign(files, FILES);
  await client.search(ask('variant'));
  expect(new Set(fetched)).toEqual(new Set([NAMES_URL, ALL_URL]));
});

test('several questions share one load', async () => {
  const { client, fetched, workers } = startClient();
  await Promise.all([client.search(ask('a')), client.search(ask('b'))]);
  expect(fetched.filter((url) => url === NAMES_URL)).toHaveLength(1);
  expect(workers).toHaveLength(1);
});

test('a file that is missing rejects with address and status, and is tried again', async () => {
  const { client, files } = startClient({ [NAMES_URL]: 404, [ALL_URL]: 404 });
  await expect(client.search(ask('variant'))).rejects.toThrow(
    `Expected the search index at ${NAMES_URL}, got status 404; build the site again.`,
  );
  Object.assign(files, FILES);
  expect((await client.search(ask('variant'))).results[0]?.nbHits).toBe(1);
});

test('a network that is off rejects with what the browser says', async () => {
  await expect(startClient({}).client.search(ask('variant'))).rejects.toThrow(
    `Expected the search index at ${NAMES_URL}, got no answer: Failed to fetch.`,
  );
});

test('everything alone is enough', async () => {
  const { client } = startClient({ ...FILES, [NAMES_URL]: 500 });
  expect((await client.search(ask('wombat'))).results[0]?.nbHits).toBe(1);
});

test('names alone are enough, and the console says what is missing', async () => {
  const { client } = startClient({ ...FILES, [ALL_URL]: 503 });
  expect((await client.search(ask('variant'))).results[0]?.nbHits).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(console.warn).toHaveBeenCalledWith(
    `Search knows only titles and headings so far. Expected the search index at ${ALL_URL}, got status 503; build the site again.`,
  );
});

test('a broken file is a DeserializationError', async () => {
  const { client } = startClient({ [NAMES_URL]: '{', [ALL_URL]: '{' });
  await expect(client.search(ask('variant'))).rejects.toMatchObject({
    name: 'DeserializationError',
    message: `Expected JSON, got "{" at the root of ${NAMES_URL}; build the site again.`,
  });
});

test.each([
  ['throws', (worker: FakeWorker) => worker.onerror?.(errorEvent('boom')), 'got an error: boom.'],
  ['says nonsense', (worker: FakeWorker) => worker.tell({ kind: 'dance' }), 'load the page again.'],
])('a worker that %s rejects, and the next question starts another', async (_, fail, message) => {
  const { client, workers } = startClient();
  await client.search(ask('variant'));
  const [worker] = workers;
  if (!worker) throw new Error('no worker was started');
  worker.postMessage = () => undefined;
  const asked = client.search(ask('variant'));
  // The question is on its way when the worker fails.
  setImmediate(() => fail(worker));
  await expect(asked).rejects.toThrow(message);
  expect(worker.isTerminated).toBe(true);
  expect((await client.search(ask('variant'))).results[0]?.nbHits).toBe(1);
  expect(workers).toHaveLength(2);
});

test('a worker that never loads rejects with a sentence', async () => {
  const client = createEmbeddedClient({
    baseUrl: '/base/',
    fetch: async () => new Response(FILES[NAMES_URL]),
    createWorker: () => {
      const worker = new FakeWorker();
      worker.postMessage = () => worker.onerror?.(errorEvent(''));
      return worker;
    },
  });
  await expect(client.search(ask('variant'))).rejects.toThrow(
    'Expected the search worker to run, got an error: it did not load.',
  );
});

test('a worker that fails while files are on their way is replaced', async () => {
  const { client, workers } = startClient();
  const asked = client.search(ask('variant'));
  workers[0]?.onerror?.(errorEvent(''));
  const [first, second] = await Promise.all([asked, client.search(ask('variant'))]);
  expect(first.results[0]?.nbHits).toBe(1);
  expect(second.results[0]?.nbHits).toBe(1);
  expect(workers).toHaveLength(2);
});

test('the source of the records is known when they are there', async () => {
  const { client } = startClient();
  expect(client.source?.()).toBeUndefined();
  await client.search(ask('variant'));
  expect(client.source?.()).toEqual({ kind: 'sources' });
});

test('who no longer listens hears nothing', async () => {
  const { client } = startClient();
  const listener = jest.fn();
  const end = client.onBetter?.(listener);
  end?.();
  const isBetter = better(client);
  await client.search(ask('variant'));
  await isBetter;
  expect(listener).not.toHaveBeenCalled();
});
