/**
 * Stands for `react-router-config` where pages are rendered at build: the same functions, which look only
 * at the routes that may match (`src/lib/routeCandidates.ts`).
 */
import type { ReactElement } from 'react';
import type { MatchedRoute, RouteConfig } from 'react-router-config';
import { type match as Match, matchPath, Route, Switch, useLocation } from 'react-router-dom';

import { routeCandidates } from '../../../src/lib/routeCandidates';

type Parameters = Record<string, string | undefined>;

/** The route that matches an address, below it the one of its own routes that does, and so on. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
  parent: Match<Parameters> = { path: '/', url: '/', params: {}, isExact: pathname === '/' },
): MatchedRoute<Parameters>[] {
  for (const route of routeCandidates(routes, pathname)) {
    // A route without a path matches where its parent does.
    const match = route.path ? matchPath<Parameters>(pathname, route) : parent;
    if (match) return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname, match)];
  }
  return [];
}

interface Props {
  readonly routes: readonly RouteConfig[];
  /** For the component of each route. */
  readonly extraProps?: object;
}

function Routes({ routes, extraProps }: Props): ReactElement {
  const { pathname } = useLocation();
  return (
    <Switch>
      {routeCandidates(routes, pathname).map((route, index) => (
        <Route
          key={route.key ?? index}
          path={route.path}
          exact={route.exact}
          strict={route.strict}
          render={(props) => {
            const { component: Component, render } = route;
            const all = { ...props, ...extraProps, route };
            if (render) return render(all);
            return Component && <Component {...all} />;
          }}
        />
      ))}
    </Switch>
  );
}

/** Renders the component of the route that matches the page's address. */
export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extraProps?: object,
): ReactElement | null {
  return routes ? <Routes routes={routes} extraProps={extraProps} /> : null;
}
