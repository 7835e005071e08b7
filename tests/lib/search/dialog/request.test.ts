import { countRequest, requestOf } from '../../../../src/lib/search/dialog/request';

const SETTINGS = { indexName: 'docs', clickAnalytics: false, isNarrow: false };
const SCOPE = {
  filters: [['area:manual', 'area:api'], 'version:v11.0.0'],
  preferences: ['area:manual<score=150>'],
};

test('a question has all that an index is asked for', () => {
  expect(requestOf('record', SCOPE, SETTINGS)).toEqual({
    indexName: 'docs',
    params: {
      query: 'record',
      attributesToRetrieve: [
        ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
        'content',
        'type',
        'url',
        'signature',
        'summary',
      ],
      attributesToSnippet: [
        ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
        'content:10',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: SCOPE.filters,
      optionalFilters: SCOPE.preferences,
      facets: ['area'],
      page: 0,
    },
  });
});

test('snippets of narrow screens have five words', () => {
  const { params } = requestOf('record', SCOPE, { ...SETTINGS, isNarrow: true });
  expect(params.attributesToSnippet.every((attribute) => attribute.endsWith(':5'))).toBe(true);
});

test('a question that counts wants no hits', () => {
  const request = requestOf('record', SCOPE, { ...SETTINGS, clickAnalytics: true });
  expect(countRequest(request, []).params).toMatchObject({
    query: 'record',
    facetFilters: [],
    hitsPerPage: 0,
    facets: ['area'],
    clickAnalytics: false,
  });
});
