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
  client.prepare?.(question(''));
  await expect(client.search(ask('variant'))).rejects.toThrow(NAMES_URL);
  Object.assign(files, FILES);
  client.prepare?.(question(''));
  await client.search(ask('variant'));
  expect(new Set(fetched)).toEqual(new Set([NAMES_URL, ALL_URL]));
});

test('several questions share one load', async () => {
  const { client, fetched, workers } = startClient();
  await Promise.all([client.search(ask('a')), client.search(ask('b'))]);
  expect(fetched.filter((url) => url === NAMES_URL)).toHaveLength(1);
  expect(workers).toHaveLength(1);
});

test('a file that is missing rejects with address and status, and is tried again on demand', async () => {
  const { client, fetched, files } = startClient({ [NAMES_URL]: 404, [ALL_URL]: 404 });
  for (const query of ['v', 'va', 'variant']) {
    await expect(client.search(ask(query))).rejects.toThrow(
      `Expected the search index at ${NAMES_URL}, got status 404; build the site again.`,
    );
  }
  expect(fetched).toEqual([NAMES_URL, ALL_URL]);
  Object.assign(files, FILES);
  client.prepare?.(question(''));
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
    `Search knows only titles and headings of manual-latest so far. Expected the search index at ${ALL_URL}, got status 503; build the site again.`,
  );
});

test('what the network failed to bring is listed by the browser alone', async () => {
  const { client } = startClient({ [NAMES_URL]: FILES[NAMES_URL] });
  expect((await client.search(ask('variant'))).results[0]?.nbHits).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(console.warn).not.toHaveBeenCalled();
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

describe('several shards', () => {
  const SITE = {
    ...contentsOf([manualPage('news', 'Variant news', [['Wombats', 'wombat']])]),
    pages: [{ ...manualPage('news', 'Variant news', [['More', 'wombat']]), area: 'site' as const }],
  };
  const SITE_NAMES = '/base/search/site.names.json';
  const SITE_ALL = '/base/search/site.json';
  const BOTH = {
    ...FILES,
    [SITE_NAMES]: JSON.stringify(namesOnly(SITE)),
    [SITE_ALL]: JSON.stringify(SITE),
  };
  const BOTH_FILTERS = {
    facetFilters: [['area:manual', 'area:api', 'area:site'], ['version:v11.0.0']],
    optionalFilters: ['area:manual<score=10>'],
  };
  const askBoth = (query: string): readonly SearchRequest[] => [
    { indexName: 'embedded', params: question(query, BOTH_FILTERS) },
  ];
  /** Asks until the answer has what is waited for. */
  const whenComplete = async (client: ReturnType<typeof startClient>['client'], query: string) => {
    let [result] = (await client.search(askBoth(query))).results;
    while (result?.isEarly) {
      await better(client);
      [result] = (await client.search(askBoth(query))).results;
    }
    return result;
  };

  test('the preferred one answers first, and the others make the answer better', async () => {
    let send: (text: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => (send = resolve));
    const { client, fetched } = startClient({ ...BOTH, [SITE_NAMES]: late });
    const [first] = (await client.search(askBoth('variant'))).results;
    expect(first).toMatchObject({ nbHits: 1, isEarly: true, facets: { area: { manual: 1 } } });
    expect(fetched[0]).toBe(NAMES_URL);
    send(BOTH[SITE_NAMES] ?? '');
    const all = await whenComplete(client, 'variant');
    expect(all).toMatchObject({ facets: { area: { manual: 1, site: 1 } }, isEarly: false });
    expect(all?.notLoaded).toBeUndefined();
    expect((await whenComplete(client, 'wombat'))?.nbHits).toBe(2);
  });

  test('texts of the others wait for a question', async () => {
    const { client, fetched } = startClient({ ...BOTH });
    client.prepare?.(question('', BOTH_FILTERS));
    await client.search(ask('variant'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(fetched).toContain(SITE_NAMES);
    expect(fetched).not.toContain(SITE_ALL);
  });

  test('one that fails is told of, not asked for with each letter, and tried again on demand', async () => {
    const { client, fetched, files } = startClient({ ...BOTH, [SITE_NAMES]: 500, [SITE_ALL]: 500 });
    const result = await whenComplete(client, 'variant');
    expect(result).toMatchObject({ nbHits: 1, notLoaded: { areas: ['site'], texts: [] } });
    const before = fetched.length;
    await client.search(askBoth('variants'));
    expect(fetched).toHaveLength(before);
    Object.assign(files, BOTH);
    client.prepare?.(question('', BOTH_FILTERS));
    const again = await whenComplete(client, 'variant');
    expect(again?.nbHits).toBe(2);
    expect(again?.notLoaded).toBeUndefined();
  });

  test('one whose texts fail is told of, too', async () => {
    const { client } = startClient({ ...BOTH, [SITE_ALL]: 500 });
    expect(await whenComplete(client, 'variant')).toMatchObject({
      nbHits: 2,
      notLoaded: { areas: [], texts: ['site'] },
    });
  });

  test('the others answer where the preferred one fails', async () => {
    const { client } = startClient({ ...BOTH, [NAMES_URL]: 500, [ALL_URL]: 500 });
    expect(await whenComplete(client, 'variant')).toMatchObject({
      nbHits: 1,
      notLoaded: { areas: ['manual', 'api'], texts: [] },
    });
  });

  test('records are counted from names alone', async () => {
    const { client, fetched } = startClient({ ...BOTH });
    expect(await client.count(askBoth('variant'))).toEqual([2]);
    expect(new Set(fetched)).toEqual(new Set([NAMES_URL, SITE_NAMES]));
    await expect(startClient({}).client.count(ask('variant'))).rejects.toThrow(NAMES_URL);
  });
});
