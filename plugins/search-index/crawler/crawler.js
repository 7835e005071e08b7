/**
 * Configuration of Algolia's crawler, for its editor: put in the three names and the site's address.
 * A test compares the settings with `settings.json` and the selectors with pages of a build.
 */
/* global Crawler */
const SITE = 'https://rescript-lang.org';
const INDEX = 'YOUR_INDEX_NAME';

/** Groups of pages without a category, by `docsearch:area`. */
const GROUPS = {
  manual: 'Docs',
  api: 'API',
  react: 'React',
  'reason-compiler': 'Old docs',
  site: 'ReScript',
};

new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_WRITE_API_KEY',
  rateLimit: 8,
  maxDepth: 10,
  renderJavaScript: false,
  startUrls: [`${SITE}/`],
  sitemaps: [`${SITE}/sitemap.xml`],
  // Pages of older versions name those of the latest one; search has both.
  ignoreCanonicalTo: true,
  discoveryPatterns: [`${SITE}/**`],
  exclusionPatterns: [`${SITE}/try**`, `${SITE}/**/*.md`, `${SITE}/**/*.txt`, `${SITE}/**/*.json`],
  schedule: 'every 1 day at 3:00 am',
  actions: [
    {
      indexName: INDEX,
      pathsToMatch: [`${SITE}/**`],
      recordExtractor: ({ $, helpers }) => {
        const category = $('[data-article]').attr('data-category');
        const area = $('meta[name="docsearch:area"]').attr('content') ?? 'site';
        const title = $('main h1').first().text();
        const library = area === 'api' && title.includes('.') ? title.split('.')[0] : undefined;

        // What repeats on all pages, controls, and what examples compile to.
        $(
          '.code-block, [data-exercise], .api-changes, .api-rows, .api-facts, .api-contents, .api-foot, main nav, main button',
        ).remove();

        // `docsearch:area` and `docsearch:version` become attributes by themselves.
        return helpers.docsearch({
          recordProps: {
            lvl0: { selectors: '', defaultValue: category ?? library ?? GROUPS[area] },
            lvl1: ['[data-article] h1', 'main h1', 'head > title'],
            lvl2: ['[data-article] h2[id]', 'main h2'],
            lvl3: ['[data-article] h3[id]', 'main h3'],
            lvl4: '[data-article] h4[id]',
            lvl5: '[data-article] h5[id]',
            lvl6: '[data-article] h6[id]',
            content: [
              '[data-article] p, [data-article] li, [data-article] td, [data-article] .api-signature',
              'main p, main li',
            ],
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  initialIndexSettings: {
    [INDEX]: {
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(keywords)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'unordered(hierarchy.lvl0)',
        'content',
      ],
      attributesForFaceting: ['area', 'version', 'type'],
      attributesToRetrieve: [
        'hierarchy',
        'content',
        'anchor',
        'url',
        'url_without_anchor',
        'type',
        'signature',
        'summary',
      ],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      camelCaseAttributes: ['hierarchy', 'content'],
      separatorsToIndex: '@%|>-~#+=&*?!',
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      allowTyposOnNumericTokens: false,
      minProximity: 1,
      ignorePlurals: ['en'],
      queryLanguages: ['en'],
      removeWordsIfNoResults: 'allOptional',
    },
  },
});
