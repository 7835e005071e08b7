import { firstNamesUrl } from '../../../src/lib/search/firstNames';
import { neededShards } from '../../../src/lib/search/embedded/neededShards';
import { readerPlace, scopeOf } from '../../../src/lib/search/scope';
import { shardUrl } from '../../../src/lib/search/shards';
import { MANUAL_VERSIONS, REACT_VERSIONS, REASON_COMPILER_VERSION } from '../../../src/versions';

const PLACES = [
  '/',
  '/blog',
  '/community/overview',
  '/syntax-lookup',
  '/docs/latest',
  ...MANUAL_VERSIONS.flatMap(({ path, name }) => [
    `/docs/${name}`,
    `/docs/manual/${path}/record`,
    `/docs/manual/${path}/api/js`,
  ]),
  ...REACT_VERSIONS.map(({ path }) => `/docs/react/${path}/introduction`),
  `/docs/reason-compiler/${REASON_COMPILER_VERSION.path}/class`,
  '/docs/manual/v3.0.0/unknown',
];

test.each([
  ['/', undefined],
  ['/site/', undefined],
  ['/', 'v10.0.0'],
  ['/', 'v0.0.1'],
])(
  'what is begun is what a search begins with, below %s, remembering %s',
  (baseUrl, remembered) => {
    for (const page of PLACES) {
      const pathname = baseUrl.slice(0, -1) + page;
      const place = readerPlace(pathname, baseUrl, remembered);
      const { filters, preferences } = scopeOf(place, place.own, undefined);
      const [first] = neededShards([{ facetFilters: filters, optionalFilters: preferences }]);
      const url = first && shardUrl(baseUrl, first, 'names');
      expect([pathname, url]).toEqual([pathname, firstNamesUrl(pathname, baseUrl, remembered)]);
    }
  },
);
