/**
 * Loads pages ahead whose links come within 200 px of the viewport (specification, sections 7 and
 * 9). A client module of Docusaurus.
 */
import { savesData } from '../../../src/lib/connection';
import { whenIdle } from '../../../src/lib/whenIdle';
import { prefetchPage } from './currentPages';
import { destinationOf } from './navigation';

/**
 * What is watched. Some hundred links take a browser a part of each frame; where it knows `delay`, which
 * types do not yet, it looks five times a second.
 */
const WATCHED = { rootMargin: '200px', delay: 200 };

let observer: IntersectionObserver | undefined;
/** Routes whose JavaScript was asked for; all pages of a docs version share one. */
const prefetched = new WeakSet<object>();
const seen = new WeakSet<HTMLAnchorElement>();

function isOtherPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname &&
    !link.hasAttribute('download')
  );
}

function prefetchVisible(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
    observer?.unobserve(target);
    const destination = destinationOf(target.pathname);
    if (destination?.loadFrame) prefetchPage(target.pathname);
    if (destination && !prefetched.has(destination.route)) {
      prefetched.add(destination.route);
      void window.docusaurus.prefetch(target.pathname);
    }
  }
}

function watchLinks(): void {
  skipOwnRoute();
  observer ??= new IntersectionObserver(prefetchVisible, WATCHED);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!seen.has(link) && isOtherPage(link)) {
      seen.add(link);
      observer.observe(link);
    }
  }
}

/** The route on screen needs no loading. */
function skipOwnRoute(): void {
  const own = destinationOf(window.location.pathname);
  if (own) prefetched.add(own.route);
}

/** Watches the links of the page on screen; runs after each change of route. */
export function onRouteDidUpdate(): void {
  if (savesData()) return;
  // What the reader waits for comes first.
  whenIdle(watchLinks, 2000);
}
