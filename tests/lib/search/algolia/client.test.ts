/** The client of a hosted index against servers that speak its protocol, by real HTTP. */
import { createAlgoliaClient, type Transport } from '../../../../src/lib/search/algolia';
import type { AlgoliaConfig } from '../../../../src/lib/search/algolia/origins';
import {
  ELLIPSIS,
  HIGHLIGHT,
  HITS_PER_PAGE,
  RETRIEVED_ATTRIBUTES,
  type SearchParams,
  type SearchRequest,
} from '../../../../src/lib/search/client';
import { type AlgoliaServer, startAlgoliaServer } from '../../../support/algoliaServer';
import { searchRecord } from '../../../support/searchRecords';

const ACCOUNT = { appId: 'APP1', apiKey: 'key1', indexName: 'docs' } as const;

const PAGE = searchRecord();
const HEADING = searchRecord({
  objectID: 'heading',
  url: '/docs/manual/latest/variant#pattern-matching',
  type: 'lvl2',
  hierarchy: { ...PAGE.hierarchy, lvl1: 'Variant', lvl2: 'Pattern Matching On Variant' },
});
const TEXT = searchRecord({
  objectID: 'text',
  type: 'content',
  content:
    'A switch covers every case of a pattern, or the compiler tells which one it lacks here.',
});
const OLD = searchRecord({ objectID: 'old', version: 'v10.0.0' });

const PARAMS: SearchParams = {
  query: 'pattern',
  attributesToRetrieve: RETRIEVED_ATTRIBUTES,
  attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
  snippetEllipsisText: ELLIPSIS,
  highlightPreTag: HIGHLIGHT.start,
  highlightPostTag: HIGHLIGHT.end,
  hitsPerPage: HITS_PER_PAGE,
  clickAnalytics: false,
  facetFilters: [['area:manual', 'area:api'], ['version:v11.0.0']],
};

function ask(query: string, changes: Partial<SearchParams> = {}): readonly SearchRequest[] {
  return [{ indexName: 'docs', params: { ...PARAMS, query, ...changes } }];
}

/** The library's own timers, but short. */
const QUICK: Transport = { timeouts: { connect: 100, read: 100, write: 100 } };

let first: AlgoliaServer;
let second: AlgoliaServer;
let warnings: jest.SpyInstance;

beforeAll(async () => {
  const options = { ...ACCOUNT, records: [PAGE, HEADING, TEXT, OLD] };
  [first, second] = await Promise.all([startAlgoliaServer(options), startAlgoliaServer(options)]);
});
afterAll(() => Promise.all([first.stop(), second.stop()]));

beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  first.reset();
  second.reset();
});

function clientOf(changes: Partial<AlgoliaConfig> = {}, transport?: Transport) {
  const hosts = [first.origin, second.origin];
  return createAlgoliaClient({ backend: 'algolia', ...ACCOUNT, hosts, ...changes }, transport);
}

const visits = () => [first.visits(), second.visits()];

/** Lets time pass for those who look at the clock, not for timers. */
function passSeconds(seconds: number): void {
  const later = Date.now() + seconds * 1_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
}

describe('a search', () => {
  it('sends all parameters and reads the answer', async () => {
    const { results } = await clientOf().search(ask('pattern'));

    expect(first.searches()).toEqual([PARAMS]);
    expect(visits()).toEqual([1, 0]);
    expect(results).toHaveLength(1);
    const [result] = results;
    expect(result).toMatchObject({ nbHits: 3 });
    expect(result).not.toHaveProperty('queryID');
    expect(result?.hits.map(({ objectID }) => objectID)).toEqual([
      PAGE.objectID,
      'heading',
      'text',
    ]);
    expect(result?.hits[2]).toMatchObject({
      url: TEXT.url,
      type: 'content',
      hierarchy: TEXT.hierarchy,
      content: TEXT.content,
      _snippetResult: {
        content: { value: 'A switch covers every case of a <mark>pattern</mark>, or the…' },
        hierarchy: { lvl2: null },
      },
    });
  });

  it('needs no permission of the host in advance (CORS)', async () => {
    await clientOf().search(ask('pattern'));
    const [request] = first.requests();
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toBe('text/plain');
    expect(Object.keys(request?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  it('carries signs of every kind', async () => {
    const query = `a&b=c +d %raw("é") |> ->'#`;
    await clientOf().search(ask(query, { facetFilters: [] }));
    expect(first.searches()).toEqual([{ ...PARAMS, query, facetFilters: [] }]);
  });

  it('asks several questions at once and answers in their order', async () => {
    const { results } = await clientOf().search([
      ...ask('variant'),
      ...ask('nothing has this'),
      ...ask('pattern', { facetFilters: [['version:v10.0.0']] }),
    ]);
    expect(results.map(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual([
      ['heading'],
      [],
      ['old'],
    ]);
    expect(visits()).toEqual([1, 0]);
  });

  it('is asked once a visit', async () => {
    const client = clientOf();
    const [one, same] = await Promise.all([client.search(ask('x')), client.search(ask('x'))]);
    expect(await client.search(ask('x'))).toEqual(one);
    expect(same).toEqual(one);
    expect(visits()).toEqual([1, 0]);
  });

  it('leaves out a hit that does not fit and tells it once', async () => {
    const hits = [
      { objectID: 'good', url: '/x', type: 'lvl1', hierarchy: { lvl0: 'A', lvl1: null }, more: 1 },
      { objectID: 'bad', url: 7, type: 'lvl1', hierarchy: {} },
    ];
    const text = JSON.stringify({ results: [{ hits, nbHits: 2, queryID: null }], more: true });
    first.behave({ kind: 'says', status: 200, text });
    const client = clientOf();
    await client.search(ask('a'));
    expect(await client.search(ask('b'))).toEqual({
      results: [
        {
          nbHits: 2,
          hits: [
            { objectID: 'good', url: '/x', type: 'lvl1', hierarchy: { lvl0: 'A', lvl1: null } },
          ],
        },
      ],
    });
    expect(warnings.mock.calls).toEqual([
      [
        'A hit is left out: Expected string, got 7 at results[0].hits[1].url; fix its record in the index.',
      ],
    ]);
  });
});

describe('hosts', () => {
  it("are Algolia's, the nearest first, with growing times", async () => {
    const asked: { host: string; connect: number; read: number }[] = [];
    const requester: Transport['requester'] = {
      send: ({ url, connectTimeout, responseTimeout }) => {
        asked.push({ host: new URL(url).host, connect: connectTimeout, read: responseTimeout });
        return Promise.resolve({ status: 0, content: '', isTimedOut: false });
      },
    };
    await expect(clientOf({ hosts: undefined }, { requester }).search(ask('x'))).rejects.toThrow();
    const times = { connect: 1_000, read: 2_000 };
    expect(asked[0]).toEqual({ host: 'app1-dsn.algolia.net', ...times });
    expect(asked).toHaveLength(4);
    expect(asked).toEqual(
      expect.arrayContaining(
        [1, 2, 3].map((number) => ({ host: `app1-${number}.algolianet.com`, ...times })),
      ),
    );
  });

  it('that are slow give way to the next, and come last for a while', async () => {
    first.behave({ kind: 'silent' });
    const client = clientOf({}, QUICK);
    expect((await client.search(ask('pattern'))).results[0]?.nbHits).toBe(3);
    expect(visits()).toEqual([1, 1]);
    await client.search(ask('variant'));
    expect(visits()).toEqual([1, 2]);
  });

  it('that begin to answer and do not go on give way, too', async () => {
    first.behave({ kind: 'held' });
    expect((await clientOf({}, QUICK).search(ask('pattern'))).results[0]?.nbHits).toBe(3);
    expect(visits()).toEqual([1, 1]);
  });

  it.each<[string, Parameters<AlgoliaServer['behave']>[0]]>([
    ['break the connection', { kind: 'resets' }],
    ['answer 500', { kind: 'says', status: 500, text: '{"message":"out of order","status":500}' }],
    ['answer 503', { kind: 'says', status: 503, text: '<h1>maintenance</h1>' }],
  ])('that %s are asked again after 120 seconds, not before', async (_, behavior) => {
    first.behave(behavior);
    const client = clientOf();
    expect((await client.search(ask('pattern'))).results[0]?.nbHits).toBe(3);
    expect(visits()).toEqual([1, 1]);

    first.reset();
    second.reset();
    passSeconds(119);
    await client.search(ask('variant'));
    expect(visits()).toEqual([0, 1]);

    jest.restoreAllMocks();
    passSeconds(121);
    await client.search(ask('switch'));
    expect(visits()).toEqual([1, 1]);
  });

  it('where nothing listens give way to the next', async () => {
    const gone = await startAlgoliaServer({ ...ACCOUNT, records: [] });
    await gone.stop();
    const { results } = await clientOf({ hosts: [gone.origin, second.origin] }).search(
      ask('variant'),
    );
    expect(results[0]?.nbHits).toBe(1);
  });

  it('are all asked again as soon as the network is back', async () => {
    first.behave({ kind: 'resets' });
    second.behave({ kind: 'resets' });
    const client = clientOf();
    await expect(client.search(ask('pattern'))).rejects.toMatchObject({ name: 'RetryError' });
    first.reset();
    second.reset();
    expect((await client.search(ask('pattern'))).results[0]?.nbHits).toBe(3);
    expect(visits()).toEqual([1, 0]);
  });
});

describe('a search that fails', () => {
  /** What the console prints of what a search rejects with. */
  const reasonOf = (search: Promise<unknown>): Promise<string> =>
    search.then(
      () => 'an answer',
      (reason: unknown) =>
        reason instanceof Error ? (reason.stack?.split('\n')[0] ?? '') : 'none',
    );

  it('says which hosts could not be reached, and how', async () => {
    first.behave({ kind: 'silent' });
    second.behave({ kind: 'says', status: 502, text: '' });
    const gone = await startAlgoliaServer({ ...ACCOUNT, records: [] });
    await gone.stop();
    const hosts = [first.origin, second.origin, gone.origin];
    const [slow, broken, closed] = hosts.map((origin) => new URL(origin).host);
    expect(await reasonOf(clientOf({ hosts }, QUICK).search(ask('pattern')))).toBe(
      `RetryError: Expected an answer of a search host, but ${slow} did not answer in time, ${broken} answered 502, ${closed} could not be reached; check the network, and ALGOLIA_APP_ID and ALGOLIA_HOSTS of the build.`,
    );
  });

  it('gives status and words of a host that refuses, and asks no other', async () => {
    const client = clientOf({ apiKey: 'wrong' });
    await expect(client.search(ask('pattern'))).rejects.toMatchObject({ status: 403 });
    expect(visits()).toEqual([1, 0]);
    expect(await reasonOf(client.search(ask('pattern')))).toBe(
      'ApiError: Expected hits, but the search host answered 403 (Invalid Application-ID or API key); check ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME of the build.',
    );
  });

  it('tells of an index that is not there', async () => {
    const requests = ask('pattern').map((request) => ({ ...request, indexName: 'other' }));
    await expect(clientOf().search(requests)).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: expect.stringContaining('(Index other does not exist)'),
    });
  });

  it('does not wait for a host that is asked too often', async () => {
    first.behave({
      kind: 'says',
      status: 429,
      text: '{"message":"Too many requests","status":429}',
    });
    const search = clientOf().search(ask('pattern'));
    await expect(search).rejects.toMatchObject({ name: 'ApiError', status: 429 });
    expect(visits()).toEqual([1, 0]);
  });

  it('quotes the beginning of a refusal that is a page', async () => {
    const text = `<!doctype html>\n<p>${'blocked '.repeat(100)}`;
    first.behave({ kind: 'says', status: 407, text });
    const reason = await reasonOf(clientOf().search(ask('x')));
    expect(reason).toContain('answered 407 (<!doctype html> <p>blocked blocked');
    expect(reason.length).toBeLessThan(330);
  });

  it.each([
    ['no JSON', '<p>Sign in</p>', 'expected JSON, got <p>Sign in</p>'],
    ['cut off', '{"results":[{"hits":', 'expected JSON, got {"results":[{"hits":'],
    ['empty', '', 'Expected object, got undefined at the root'],
    ['of another form', '{"hits":[]}', 'Expected field results at the root'],
    [
      'without its number of hits',
      '{"results":[{"hits":[]}]}',
      'Expected field nbHits at results[0]',
    ],
    ['to another number of questions', '{"results":[]}', 'Expected 1 results, got 0 at results'],
  ])('cannot read an answer that is %s, and asks again later', async (_, text, reason) => {
    first.behave({ kind: 'says', status: 200, text });
    const client = clientOf();
    expect(await reasonOf(client.search(ask('pattern')))).toBe(
      `DeserializationError: Expected the answer of a search index, but it cannot be read: ${reason}; check what is between readers and the hosts of the index.`,
    );
    first.reset();
    expect((await client.search(ask('pattern'))).results[0]?.nbHits).toBe(3);
  });
});

describe('insights', () => {
  const insights = () => ({ insights: true, insightsHost: second.origin }) as const;
  /** What is left to do after the answers that `fetch` got. */
  const settle = async (fetched: jest.SpyInstance) => {
    await Promise.allSettled(fetched.mock.results.map(({ value }: { value: unknown }) => value));
    await new Promise(setImmediate);
  };

  it('are off unless the configuration asks for them', () => {
    expect(clientOf().follow).toBeUndefined();
    expect(clientOf({ insights: false }).follow).toBeUndefined();
  });

  it('tell which hit of which search was followed, by a name for this visit', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const client = clientOf(insights());
    const { results } = await client.search(ask('pattern', { clickAnalytics: true }));
    const [hit, other] = results[0]?.hits ?? [];
    if (!hit || !other) throw new Error('expected two hits');
    client.follow?.(hit, 1, results[0]?.queryID);
    client.follow?.(other, 2, results[0]?.queryID);
    await settle(fetched);

    const [event, next] = [...second.events()].sort(
      (a, b) => Number(a.positions) - Number(b.positions),
    );
    expect(event).toEqual({
      eventType: 'click',
      eventName: 'Hit followed',
      index: 'docs',
      userToken: expect.stringMatching(/^anonymous-[0-9a-f]{32}$/),
      queryID: 'query-1',
      objectIDs: [PAGE.objectID],
      positions: [1],
      timestamp: expect.any(Number),
    });
    expect(next?.userToken).toBe(event?.userToken);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' });
    expect(warnings).not.toHaveBeenCalled();

    const later = clientOf(insights());
    later.follow?.(hit, 1, 'query-2');
    await settle(fetched);
    expect(second.events()[2]?.userToken).not.toBe(event?.userToken);
  });

  it('say nothing of hits that come from no search', () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    clientOf(insights()).follow?.({ ...PAGE }, 1, undefined);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<AlgoliaConfig>, string]>([
    ['refuses', { apiKey: 'wrong' }, '(Error: status 403)'],
    ['is not there', { insightsHost: 'http://localhost:1' }, '(TypeError: fetch failed)'],
  ])('do not disturb when their host %s: it is told once', async (_, changes, reason) => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const { follow } = clientOf({ ...insights(), ...changes });
    follow?.({ ...PAGE }, 1, 'query-1');
    follow?.({ ...PAGE }, 2, 'query-1');
    await settle(fetched);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(warnings.mock.calls).toEqual([[expect.stringContaining(reason)]]);
  });
});
