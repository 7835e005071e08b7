/**
 * One build beside the site's own, because each takes half a minute: below a path of its host, without
 * the API reference, and with an index that Algolia hosts. Servers that speak its protocol answer.
 */
import path from 'node:path';

import { copyRepository } from '../tests/integration/support/repository';
import { type AlgoliaServer, startAlgoliaServer } from '../tests/support/algoliaServer';
import { searchRecord } from '../tests/support/searchRecords';
import { expectHydrated, test as base } from './fixtures';
import { withHost } from './hosts';
import { LATEST_REACT_VERSION } from '../src/versions';
import { LATEST, OTHER } from './versions';

const ACCOUNT = { appId: 'APP1', apiKey: 'key1', indexName: 'docs' };

/** Where the build is served. */
export const BASE_URL = '/sub/';

const MANUAL = `https://docs.example${BASE_URL}docs/manual`;

/** A text that would be seen in the page's `window` if somebody took it for HTML. */
export const HTML = '<img src="x" onerror="window.isHacked = true">';

const ofRecord = {
  lvl0: 'Language Features',
  lvl1: 'Record',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** A record of the latest version, unless it says otherwise. */
const ofLatest = (changes: Parameters<typeof searchRecord>[0]) =>
  searchRecord({ version: LATEST.name, ...changes });

/** What the index holds: whole addresses, as a crawler writes them. */
const RECORDS = [
  ofLatest({ objectID: 'record', url: `${MANUAL}/latest/record`, hierarchy: ofRecord }),
  ofLatest({
    objectID: 'record-update',
    url: `${MANUAL}/latest/record#immutable-update`,
    type: 'lvl2',
    hierarchy: { ...ofRecord, lvl2: 'Immutable Update' },
  }),
  ofLatest({
    objectID: 'record-coming',
    url: `${MANUAL}/${OTHER.path}/record`,
    hierarchy: ofRecord,
    version: OTHER.name,
  }),
  ofLatest({
    objectID: 'react',
    url: `https://docs.example${BASE_URL}docs/react/latest/introduction`,
    hierarchy: { ...ofRecord, lvl0: 'Overview', lvl1: 'A record of React' },
    area: 'react',
    version: LATEST_REACT_VERSION.name,
  }),
  ofLatest({
    objectID: 'html',
    url: `${MANUAL}/latest/variant`,
    type: 'content',
    hierarchy: { ...ofRecord, lvl1: `Tags ${HTML}` },
    content: `What is written is shown: ${HTML}`,
  }),
  ofLatest({ objectID: 'broken', url: 'http://[', hierarchy: { ...ofRecord, lvl1: 'Broken' } }),
];

interface OtherBuild {
  readonly origin: string;
  /** Asked first. */
  readonly nearest: AlgoliaServer;
  /** Asked when the nearest fails. */
  readonly fallback: AlgoliaServer;
  /** Takes events. */
  readonly insights: AlgoliaServer;
}

/** `test` on the other build; its pages may ask the servers, and these start anew with each test. */
export const test = base.extend<object, { readonly build: OtherBuild }>({
  build: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const [nearest, fallback, insights] = await Promise.all(
        ([RECORDS, RECORDS, []] as const).map((records) =>
          startAlgoliaServer({ ...ACCOUNT, records }),
        ),
      );
      if (!nearest || !fallback || !insights) throw new Error('expected three servers');
      const repository = copyRepository({
        BASE_URL,
        NO_API: '1',
        ALGOLIA_APP_ID: ACCOUNT.appId,
        ALGOLIA_API_KEY: ACCOUNT.apiKey,
        ALGOLIA_INDEX_NAME: ACCOUNT.indexName,
        ALGOLIA_HOSTS: `${nearest.origin},${fallback.origin}`,
        ALGOLIA_INSIGHTS: '1',
        ALGOLIA_INSIGHTS_HOST: insights.origin,
      });
      try {
        repository.docusaurus('build');
        const outDir = path.join(repository.folder, 'build');
        await withHost({ outDir, baseUrl: BASE_URL }, ({ origin }) =>
          use({ origin, nearest, fallback, insights }),
        );
      } finally {
        repository.remove();
        await Promise.all([nearest, fallback, insights].map((server) => server.stop()));
      }
    },
    // The build takes most of it: half a minute on a quick machine, and more than six beside another browser on a slow
    // one. The API reference alone would take four times as long.
    { scope: 'worker', timeout: 1_200_000 },
  ],

  baseURL: async ({ build }, use) => use(build.origin),

  page: async ({ page, build: { nearest, fallback, insights } }, use) => {
    for (const server of [nearest, fallback, insights]) {
      server.reset();
      await page.route(`${server.origin}/**`, (route) => route.continue());
    }
    await use(page);
  },

  visit: async ({ page }, use) => {
    await use(async (pathname) => {
      await page.goto(BASE_URL + pathname.replace(/^\//, ''));
      await expectHydrated(page);
    });
  },
});
