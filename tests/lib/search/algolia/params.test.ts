import { paramsText } from '../../../../src/lib/search/algolia/params';

describe('parameters of a search as text', () => {
  it('are URL-encoded, lists as JSON', () => {
    expect(
      paramsText({
        query: 'a -> b & c+d=é',
        attributesToRetrieve: ['hierarchy.lvl0', 'url'],
        attributesToSnippet: ['content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: [['area:manual', 'area:api'], 'version:v11.0.0'],
      }),
    ).toBe(
      // cspell:disable -- percent signs divide the words
      [
        'query=a%20-%3E%20b%20%26%20c%2Bd%3D%C3%A9',
        'attributesToRetrieve=%5B%22hierarchy.lvl0%22%2C%22url%22%5D',
        'attributesToSnippet=%5B%22content%3A10%22%5D',
        'snippetEllipsisText=%E2%80%A6',
        'highlightPreTag=%3Cmark%3E',
        'highlightPostTag=%3C%2Fmark%3E',
        'hitsPerPage=20',
        'clickAnalytics=false',
        'facetFilters=%5B%5B%22area%3Amanual%22%2C%22area%3Aapi%22%5D%2C%22version%3Av11.0.0%22%5D',
      ].join('&'),
      // cspell:enable
    );
  });
});
