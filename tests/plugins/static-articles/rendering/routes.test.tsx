import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as original from 'react-router-config';
import { StaticRouter } from 'react-router-dom';

import * as ours from '../../../../plugins/static-articles/rendering/routes';

interface PageProps {
  readonly match: { readonly url: string; readonly params: object };
  readonly route?: original.RouteConfig;
  readonly extra?: string;
}

function Page({ match, route, extra }: PageProps): ReactNode {
  return JSON.stringify({ match, name: route?.name, extra });
}

function routesWith(renderRoutes: typeof ours.renderRoutes): original.RouteConfig[] {
  const Nested = ({ route }: PageProps): ReactNode => (
    <section>{renderRoutes(route?.routes, { extra: 'given' })}</section>
  );
  return [
    { path: '/a', exact: true, component: Page, name: 'a' },
    { path: '/A/', exact: true, component: Page, name: 'never' },
    {
      path: '/docs',
      component: Nested,
      name: 'docs',
      routes: [
        { path: '/docs/one', exact: true, component: Page, name: 'one', key: 'k' },
        { path: '/docs/two', exact: true, component: Page, name: 'two' },
        { path: '/docs/:page', exact: true, component: Page, name: 'page' },
        { component: Page, name: 'without a path' },
      ],
    },
    { path: '/rendered', exact: true, render: ({ match }) => match.url, name: 'rendered' },
    { path: '*', component: Page, name: 'all' },
  ];
}

const ADDRESSES = [
  '/a',
  '/A/',
  '/a/b',
  '/docs',
  '/docs/two',
  '/docs/TWO/',
  '/docs/three',
  '/docs/three/four',
  '/rendered',
  '/gone',
];

describe('routes', () => {
  it.each(ADDRESSES)('matches %s as react-router-config does', (address) => {
    const routes = routesWith(ours.renderRoutes);
    expect(ours.matchRoutes(routes, address)).toEqual(original.matchRoutes(routes, address));
  });

  it.each(ADDRESSES)('renders %s as react-router-config does', (address) => {
    const html = (renderRoutes: typeof ours.renderRoutes) =>
      renderToStaticMarkup(
        <StaticRouter location={address}>{renderRoutes(routesWith(renderRoutes))}</StaticRouter>,
      );
    const theirs = (routes: readonly original.RouteConfig[] | undefined, extra?: object) =>
      original.renderRoutes(routes && [...routes], extra);
    expect(html(ours.renderRoutes)).toBe(html(theirs));
  });
});
