import {
  HITS_PER_PAGE,
  type SearchHit,
  type SearchResult,
} from '../../../../src/lib/search/client';
import {
  countElsewhere,
  extendAnswer,
  findAnswer,
  findMore,
  readResult,
} from '../../../../src/lib/search/dialog/answer';
import { readerPlace, scopeOf } from '../../../../src/lib/search/scope';
import { fakeClient, hitOf, resultOf } from '../../../support/searchHits';

const PAGE = {
  href: 'https://docs.example/docs/manual/latest/type',
  pathname: '/docs/manual/latest/type',
  baseUrl: '/',
};
const PLACE = readerPlace(PAGE.pathname, '/', undefined);

const hits = (count: number, from = 0): SearchHit[] =>
  Array.from({ length: count }, (_, index) => hitOf(`/docs/manual/latest/p-${from + index}`));

const read = (result: SearchResult) => readResult('q', result, PAGE).answer;

function backendOf(answer: () => SearchResult) {
  const fake = fakeClient(answer);
  return { ...fake, backend: { client: fake.client, indexName: 'docs', clickAnalytics: true } };
}

const around = (area?: 'api') => ({
  scope: scopeOf(PLACE, PLACE.own, area),
  page: PAGE,
  isNarrow: false,
});

describe('an answer', () => {
  test('tells what was found, by area, and whether there is more of it', () => {
    const facets = { area: { manual: 40, api: 3, elsewhere: 1 } };
    const answer = read(resultOf(hits(HITS_PER_PAGE), { nbHits: 43, facets }));
    expect(answer).toMatchObject({ total: 43, counts: { manual: 40, api: 3 }, hasMore: true });
    expect(answer.counts).not.toHaveProperty('elsewhere');
    // Five of one group at first.
    expect(answer.items).toHaveLength(5);
    expect(read(resultOf(hits(3))).hasMore).toBe(false);
    expect(read(resultOf([])).hasMore).toBe(false);
  });

  test('offers no sentences', () => {
    const suggestions = ['record', 'a sentence of a text that is close', 'optional fields'];
    expect(read(resultOf([], { suggestions })).suggestions).toEqual(['record', 'optional fields']);
  });

  test('grows by what its groups had no room for, and by its next part', () => {
    const first = read(resultOf(hits(7), { nbHits: 30 }));
    const { answer } = extendAnswer(first, resultOf([...hits(1), ...hits(2, 20)]), PAGE);
    expect(answer.items.map(({ href }) => href.replace(/.*p-/, ''))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '20',
      '21',
    ]);
    expect(answer).toMatchObject({ parts: 2, hasMore: false, kept: [] });
    expect(extendAnswer(first, resultOf(hits(HITS_PER_PAGE, 20)), PAGE).answer.hasMore).toBe(true);
  });
});

describe('a question', () => {
  test('to one area has another beside it, which counts them all', async () => {
    const { backend, requests } = backendOf(() => resultOf([], { facets: { area: { react: 2 } } }));
    const answer = await findAnswer(backend, 'q', around('api'));
    expect(answer.counts).toEqual({ react: 2 });
    const [narrow, wide] = requests;
    expect(narrow?.params.facetFilters).toEqual([
      ['area:api'],
      ...(wide?.params.facetFilters ?? []),
    ]);
    expect(wide?.params.hitsPerPage).toBe(0);
    await findAnswer(backend, 'q', around());
    expect(requests).toHaveLength(3);
  });

  test('for more asks for the next part', async () => {
    const { backend, requests } = backendOf(() => resultOf(hits(2)));
    const answer = await findMore(backend, read(resultOf(hits(3), { nbHits: 9 })), around());
    expect(answer.parts).toBe(2);
    expect(requests[0]?.params).toMatchObject({ query: 'q', page: 1 });
  });

  test('about another version is counted, and asks for no hits', async () => {
    const { backend, counted } = backendOf(() => resultOf([]));
    const other = PLACE.generations.find(({ id }) => id === 'v12.0.0') ?? PLACE.own;
    expect(await countElsewhere(backend, 'q', PLACE.own, other)).toBe(0);
    expect(counted[0]?.params).toMatchObject({
      facetFilters: [expect.arrayContaining(['area:manual', 'area:api']), ['version:v12.0.0']],
      hitsPerPage: 0,
    });
  });
});
