import { type SearchConfig, searchConfigDecoder } from '../../../src/lib/search/client';
import { type Environment, searchConfig, searchOrigins } from '../../../src/lib/search/config';

const KEYS = {
  ALGOLIA_APP_ID: 'APP1',
  ALGOLIA_API_KEY: '0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'rescript-docs',
};

const FROM_KEYS = {
  backend: 'algolia',
  appId: 'APP1',
  apiKey: '0123456789abcdef',
  indexName: 'rescript-docs',
} as const;

describe('the configuration of search', () => {
  it.each<[string, Environment]>([
    ['an empty environment', {}],
    ['empty texts, as hosts give unset secrets', { ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' ' }],
    ['insights that are off', { ALGOLIA_INSIGHTS: '0' }],
    ['variables of others', { PATH: '/usr/bin', BASE_URL: '/sub/' }],
  ])('is the embedded index with %s', (_, environment) => {
    expect(searchConfig(environment)).toEqual({ backend: 'embedded' });
  });

  it('is Algolia with the three keys', () => {
    expect(searchConfig(KEYS)).toEqual(FROM_KEYS);
    expect(searchConfig({ ...KEYS, ALGOLIA_INSIGHTS: '0' })).toEqual(FROM_KEYS);
  });

  it('takes hosts and insights', () => {
    expect(
      searchConfig({
        ...KEYS,
        ALGOLIA_HOSTS: 'https://a.example, http://localhost:4711',
        ALGOLIA_INSIGHTS: '1',
        ALGOLIA_INSIGHTS_HOST: 'https://insights.de.algolia.io',
      }),
    ).toEqual({
      ...FROM_KEYS,
      hosts: ['https://a.example', 'http://localhost:4711'],
      insights: true,
      insightsHost: 'https://insights.de.algolia.io',
    });
  });

  it.each<[Environment, string]>([
    [
      { ALGOLIA_APP_ID: 'APP1' },
      'got ALGOLIA_APP_ID without ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME; set what is missing',
    ],
    [
      { ...KEYS, ALGOLIA_API_KEY: '' },
      'got ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME without ALGOLIA_API_KEY; set what is missing',
    ],
    [
      { ALGOLIA_HOSTS: 'https://a.example', ALGOLIA_INSIGHTS: '1' },
      'got ALGOLIA_HOSTS and ALGOLIA_INSIGHTS without ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME;',
    ],
  ])('says what is missing of %o', (environment, sentence) => {
    expect(() => searchConfig(environment)).toThrow(sentence);
  });

  it.each<[Environment, string]>([
    [{ ALGOLIA_APP_ID: 'APP1.evil.example/' }, 'letters and digits in ALGOLIA_APP_ID'],
    [{ ALGOLIA_INDEX_NAME: 'a b' }, 'got "a b".'],
    [{ ALGOLIA_HOSTS: 'https://a.example/path' }, 'origins separated by commas'],
    [{ ALGOLIA_HOSTS: 'http://a.example' }, 'got "http://a.example".'],
    [
      { ALGOLIA_HOSTS: "https://a.example;script-src 'unsafe-inline'" },
      'origins separated by commas',
    ],
    [{ ALGOLIA_HOSTS: 'https://a.example,' }, 'origins separated by commas'],
    [{ ALGOLIA_INSIGHTS: 'yes' }, 'Expected 1, or 0 for none in ALGOLIA_INSIGHTS'],
    [{ ALGOLIA_INSIGHTS: '1', ALGOLIA_INSIGHTS_HOST: 'insights.example' }, 'Expected an origin'],
    [{ ALGOLIA_INSIGHTS_HOST: 'https://a.example' }, 'Expected ALGOLIA_INSIGHTS=1 beside'],
  ])('refuses %o in one sentence', (environment, sentence) => {
    expect(() => searchConfig({ ...KEYS, ...environment })).toThrow(sentence);
  });

  it('does not repeat a key of another form, which may be a secret', () => {
    const read = () => searchConfig({ ...KEYS, ALGOLIA_API_KEY: 'my secret' });
    expect(read).toThrow('Expected a search-only API key');
    expect(read).not.toThrow('my secret');
  });

  it.each<SearchConfig>([
    searchConfig({}),
    searchConfig(KEYS),
    searchConfig({ ...KEYS, ALGOLIA_HOSTS: 'https://a.example', ALGOLIA_INSIGHTS: '1' }),
  ])('is what the browser reads again: %o', (config) => {
    expect(searchConfigDecoder(JSON.parse(JSON.stringify(config)))).toEqual({
      ok: true,
      value: config,
    });
  });
});

describe('origins that search asks', () => {
  it('are none with the embedded index', () => {
    expect(searchOrigins({ backend: 'embedded' })).toEqual([]);
  });

  it("are Algolia's", () => {
    expect(searchOrigins(searchConfig(KEYS))).toEqual([
      'https://APP1-dsn.algolia.net',
      'https://APP1-1.algolianet.com',
      'https://APP1-2.algolianet.com',
      'https://APP1-3.algolianet.com',
    ]);
  });

  it('are those of the configuration instead, and the one that takes events', () => {
    const environment = { ...KEYS, ALGOLIA_HOSTS: 'https://a.example', ALGOLIA_INSIGHTS: '1' };
    expect(searchOrigins(searchConfig(environment))).toEqual([
      'https://a.example',
      'https://insights.algolia.io',
    ]);
  });
});
