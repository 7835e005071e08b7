/**
 * Prefetches the pages whose links come within 200 px of the viewport (specification, sections 7 and
 * 9). Docusaurus' own links begin when they are in view; it skips what was fetched already, and
 * fetches nothing for readers who save data.
 */
const MARGIN = '200px';

let observer: IntersectionObserver | undefined;
const seen = new WeakSet<HTMLAnchorElement>();

/** Whether the reader's browser asks for little data; not all browsers tell. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

function isPageOfThisSite(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname &&
    !link.hasAttribute('download')
  );
}

function prefetchVisible(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting && target instanceof HTMLAnchorElement) {
      observer?.unobserve(target);
      void window.docusaurus.prefetch(target.pathname);
    }
  }
}

/** Watches the links of the page on screen; runs after each change of route. */
export function onRouteDidUpdate(): void {
  if (!('IntersectionObserver' in window) || savesData()) return;
  observer ??= new IntersectionObserver(prefetchVisible, { rootMargin: MARGIN });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!seen.has(link) && isPageOfThisSite(link)) {
      seen.add(link);
      observer.observe(link);
    }
  }
}
