import { requestOf } from '../../../../src/lib/search/dialog/request';

const SETTINGS = { indexName: 'docs', clickAnalytics: false, isNarrow: false };
const FILTERS = [['area:manual', 'area:api'], 'version:v11.0.0'];

test('a question has what the specification names', () => {
  expect(requestOf('record', FILTERS, SETTINGS)).toEqual({
    indexName: 'docs',
    params: {
      query: 'record',
      attributesToRetrieve: [
        ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
        'content',
        'type',
        'url',
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
      facetFilters: FILTERS,
    },
  });
});

test('snippets of narrow screens have five words', () => {
  const { params } = requestOf('record', [], { ...SETTINGS, isNarrow: true });
  expect(params.attributesToSnippet.every((attribute) => attribute.endsWith(':5'))).toBe(true);
});
