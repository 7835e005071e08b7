/**
 * Stands for Docusaurus' component of this name, which shows an address once all that it needs is
 * here. The original always waits, and renders the old page once more meanwhile: a quarter of the time that
 * the next page took. This one asks first whether anything is missing.
 */
import routes from '@generated/routes';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import type { Location } from 'history';
import { Component, type ReactNode } from 'react';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { Route } from 'react-router-dom';

interface Props {
  /** Where the router is. */
  readonly location: Location;
  /** All routes. */
  readonly children: ReactNode;
}

/** Routes whose JavaScript is here: those that were shown once. */
const loadedRoutes = new WeakSet<object>();

function routesOf(pathname: string): RouteConfig[] {
  return matchRoutes(routes, pathname).map(({ route }) => route);
}

/** Tells whether a route, whose JavaScript is here, has its page at a pathname, too. */
function hasPage({ component }: RouteConfig, pathname: string): boolean {
  // Pages that are JavaScript have nothing else to wait for.
  if (!component || !('hasPage' in component)) return true;
  return typeof component.hasPage === 'function' && component.hasPage(pathname) === true;
}

function isHere(pathname: string): boolean {
  return routesOf(pathname).every((route) => loadedRoutes.has(route) && hasPage(route, pathname));
}

function remember(pathname: string): void {
  for (const route of routesOf(pathname)) loadedRoutes.add(route);
}

/** Shows the routes at the router's location, or where it was before until all is here. */
export default class PendingNavigation extends Component<Props> {
  /** Where the router was before. */
  private previous: Location | null = null;
  /** What is being waited for; the old page stays meanwhile. */
  private awaited: Promise<unknown> | undefined;

  constructor(props: Props) {
    super(props);
    // The client starts when the first page has all that it needs.
    remember(props.location.pathname);
    dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location: props.location });
  }

  override shouldComponentUpdate({ location }: Props): boolean {
    if (location === this.props.location) return this.awaited === undefined;
    this.previous = this.props.location;
    const cleanUp = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: this.previous,
      location,
    });
    if (isHere(location.pathname)) {
      this.awaited = undefined;
      cleanUp();
      return true;
    }
    const awaited = preload(location.pathname);
    this.awaited = awaited;
    awaited.then(
      () => {
        remember(location.pathname);
        // The reader may have gone elsewhere since.
        if (this.awaited !== awaited) return;
        this.awaited = undefined;
        cleanUp();
        this.forceUpdate();
      },
      (error: unknown) => {
        if (this.awaited !== awaited) return;
        // What is missing may have gone with a new build, which the browser finds.
        console.warn(error);
        window.location.reload();
      },
    );
    return false;
  }

  override render(): ReactNode {
    const { children, location } = this.props;
    // With this location: all routes show it, wherever the router is while a page is waited for.
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previous} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
