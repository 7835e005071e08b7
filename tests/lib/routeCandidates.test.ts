import { matchPath, type RouteProps } from 'react-router-dom';

import { routeCandidates } from '../../src/lib/routeCandidates';

const PATHS = [
  '/',
  '/docs',
  '/docs/',
  '/docs/Type',
  '/docs/type',
  '/docs/:page',
  '/docs/(a|b)',
  '/docs/café',
  '*',
];
const ROUTES: readonly RouteProps[] = [
  ...PATHS.flatMap((path) => [true, false, undefined].map((exact) => ({ path, exact }))),
  { path: ['/docs/type', '/docs/record'], exact: true },
  { strict: true },
];

const ADDRESSES = [
  '/',
  '/docs',
  '/docs/',
  '/DOCS',
  '/docs/type',
  '/docs/type/',
  '/docs/TYPE',
  '/docs/type/deep',
  '/docs/a',
  '/docs/record',
  '/docs/café',
  '/docs/CAFÉ',
  '/gone',
];

describe('routeCandidates', () => {
  it.each(ADDRESSES)('leaves out no route that matches %s', (address) => {
    const matching = ROUTES.filter((route) => matchPath(address, route));
    const candidates = routeCandidates(ROUTES, address);
    expect(candidates.filter((route) => matchPath(address, route))).toEqual(matching);
  });

  it('leaves out what has another path, and keeps the order of the others', () => {
    const routes = [
      { path: '/a', exact: true },
      { path: '/:any', exact: true },
      { path: '/b', exact: true },
      { path: '/', exact: false },
      { path: '/B/', exact: true },
    ];
    expect(routeCandidates(routes, '/b').map(({ path }) => path)).toEqual([
      '/:any',
      '/b',
      '/',
      '/B/',
    ]);
  });
});
