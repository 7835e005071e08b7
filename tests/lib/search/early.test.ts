import { firstNamesUrl } from '../../../src/lib/search/early';
import { scopesOf } from '../../../src/lib/search/scope';
import { shardsOf, shardUrl } from '../../../src/lib/search/shards';
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

test.each(['/', '/site/'])('what is begun is what a search begins with, below %s', (baseUrl) => {
  for (const place of PLACES) {
    const pathname = baseUrl.slice(0, -1) + place;
    const [scope] = scopesOf(pathname, baseUrl);
    const urls = shardsOf(scope.filters).map((shard) => shardUrl(baseUrl, shard, 'names'));
    expect([pathname, urls]).toEqual([pathname, [firstNamesUrl(pathname, baseUrl)]]);
  }
});
