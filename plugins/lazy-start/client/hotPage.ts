import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { type ComponentType, createElement, useEffect, useRef, useSyncExternalStore } from 'react';

/** The component of a page: all that its Markdown says. */
type Body = ComponentType<Record<string, unknown>>;

/** A page whose body can be replaced while it is on screen. */
interface HotPage {
  readonly Content: Body;
  show(body: Body): void;
}

/** What a page leaves to its next version. */
interface Heritage {
  page?: HotPage;
  facts?: string;
}

/** Part of https://webpack.js.org/api/hot-module-replacement/#management-api. */
export interface PageHot {
  readonly data?: Heritage | undefined;
  /** Whether the bundler takes the module for an entry: for one that no other has asked for. */
  _main: boolean;
  status(): string;
  accept(): void;
  dispose(leave: (data: Heritage) => void): void;
  invalidate(): void;
}

/** Tells client modules, as after a change of route: they bring a new body into its state. */
function announceBody(): void {
  const { pathname, search, hash } = window.location;
  const location = { pathname, search, hash, state: undefined };
  dispatchLifecycleAction('onRouteDidUpdate', { location, previousLocation: location });
}

function createPage(first: Body): HotPage {
  let body = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Content(props: Record<string, unknown>) {
    const shown = useSyncExternalStore(subscribe, () => body);
    const announced = useRef(shown);
    useEffect(() => {
      if (announced.current !== shown) announceBody();
      announced.current = shown;
    }, [shown]);
    return createElement(shown, props);
  }
  return {
    Content,
    show(next) {
      body = next;
      listeners.forEach((listener) => listener());
    },
  };
}

/**
 * The component of a page that takes the next version’s body in its place, so that the site around
 * it needs not be rendered anew. If something else has changed, the update goes its usual way.
 *
 * @param facts what the page’s frame is made of: front matter, headings and the like
 */
export function hotPage(hot: PageHot | undefined, body: Body, facts: unknown): Body {
  if (!hot) return body;
  // A page is one where its proxy was replaced while it fetched it, and entries can't pass an update on: the bundler
  // would load the site anew.
  hot._main = false;
  const text = JSON.stringify(facts);
  const inherited = hot.data?.facts === text ? hot.data.page : undefined;
  const page = inherited ?? createPage(body);
  if (inherited) inherited.show(body);
  // Outside of an update somebody has just imported the page, and knows what it is like now.
  else if (hot.data && hot.status() === 'apply') hot.invalidate();
  // A version that throws, as one with an error does, makes the bundler load the page anew.
  hot.accept();
  hot.dispose((data) => {
    data.page = page;
    data.facts = text;
  });
  return page.Content;
}
