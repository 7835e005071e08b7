import ComponentCreator from '@docusaurus/ComponentCreator';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { RouteComponentProps } from 'react-router-dom';

import { hasPage, mayMatch, readyPage, shownPage } from './currentPages';
import { propsOf } from './props';
import { contentOf } from './StaticArticle';

/** A route whose contents come with the page's HTML; `../fold/routes.ts` writes these. */
interface Options {
  readonly path: string;
  /** Without it the route stands for all addresses below its path. */
  readonly exact: boolean;
  /** Name of the chunks of the route, beside its path. */
  readonly hash: string;
  /** Where the component wants the contents. */
  readonly contents: readonly string[];
}

type Preloadable = ComponentType<RouteComponentProps> & { preload: () => Promise<unknown> };

type PageComponent = Preloadable & {
  /** Tells whether the page at a pathname is here and ready to be shown (`./PendingNavigation.tsx`). */
  readonly hasPage: (pathname: string) => boolean;
};

/** A route as React Router takes it. */
interface StaticRoute {
  readonly path: string;
  readonly exact: boolean;
  readonly component: PageComponent;
  /** Loads what the pages of this route share; routes whose pages are JavaScript have none. */
  readonly loadFrame: () => Promise<unknown>;
}

/** Gives the page to the browser and never goes on: what the reader asked for is on its way. */
function loadAsWhole(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/**
 * The route of one page, or of all pages below a path.
 *
 * Docusaurus waits for a component's `preload` before it shows an address. It comes without an
 * argument; the address bar is ahead of the page at that moment.
 *
 * @returns the route; none for a path below which the server had no page for the reader
 */
export function staticRoute({ path, exact, hash, contents }: Options): StaticRoute[] {
  if (!exact && !mayMatch(path)) return [];
  // Its types tell nothing of the props, which are those of the route's component.
  const Frame = ComponentCreator(path, hash) as unknown as Preloadable;

  function StaticPage(props: RouteComponentProps): ReactNode {
    const { pathname } = props.location;
    // Kept while it is on screen, however many pages are loaded ahead.
    const page = useMemo(() => shownPage(pathname), [pathname]);
    if (!page) return null;
    return <Frame {...props} {...propsOf(contents, page.articles.map(contentOf))} />;
  }
  const component = Object.assign(StaticPage, {
    hasPage,
    preload: () =>
      Promise.all([Frame.preload(), readyPage(window.location.pathname).catch(loadAsWhole)]),
  });
  return [{ path, exact, component, loadFrame: Frame.preload }];
}
