/**
 * Follows clicks on links of the site without loading a whole page: the next page is fetched first,
 * and only then the address changes. Whatever this client can't show is left to the browser.
 */
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

import { savesData } from '../../../src/lib/connection';
import { expectPage, readyPage } from './currentPages';

/** The part of React Router's history that is used. */
interface Router {
  push(path: string): void;
}

/** The part of the browser's location that is used: loads a page as a whole. */
interface Browser {
  assign(href: string): void;
}

/** What this client can do with an address. */
export interface Destination {
  /** A route that pages share; none for those of their own, such as the playground. */
  readonly route: object;
  /** Loads the JavaScript that the pages of the route share; absent where pages are JavaScript. */
  readonly loadFrame: (() => unknown) | undefined;
}

/** What is at an address: undefined for files and for addresses that this client knows nothing of. */
export function destinationOf(pathname: string): Destination | undefined {
  // Texts for machines lie beside the pages, where a version's route would take them for pages.
  if (/\.(?:md|txt)$/.test(pathname)) return undefined;
  const route = matchRoutes(routes, pathname).at(-1)?.route;
  if (route === undefined || route.path === '*' || route.routes) return undefined;
  const loadFrame = 'loadFrame' in route ? route.loadFrame : undefined;
  return { route, loadFrame: typeof loadFrame === 'function' ? () => loadFrame() : undefined };
}

/** The link of this site that an event happened on, if a page of the site is behind it. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !link ||
    link.origin !== window.location.origin ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download')
  ) {
    return undefined;
  }
  return link;
}

function isSamePage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The click that is being followed: a later one replaces it. */
let latest = 0;

async function follow(link: HTMLAnchorElement, router: Router, browser: Browser): Promise<void> {
  const { href, pathname, search, hash } = link;
  const click = ++latest;
  try {
    await readyPage(pathname);
  } catch {
    // Offline, a redirect, a new build, a host's error page: the browser knows what to do.
    if (click === latest) browser.assign(href);
    return;
  }
  if (click === latest) router.push(pathname + search + hash);
}

/** Starts to follow links. */
export function startNavigation(router: Router, browser: Browser = window.location): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = linkOf(event);
    // Within a page the browser scrolls by itself.
    if (!link || (isSamePage(link) && link.hash !== '')) return;
    const destination = destinationOf(link.pathname);
    if (!destination) return;
    event.preventDefault();
    if (destination.loadFrame) {
      void follow(link, router, browser);
    } else {
      latest += 1;
      router.push(link.pathname + link.search + link.hash);
    }
  });

  // Back and Forward replace a click that is being followed, too.
  window.addEventListener('popstate', () => {
    latest += 1;
  });

  // A hand on its way to a link takes longer than the network.
  const reach = (event: Event): void => {
    const link = linkOf(event);
    if (!link || isSamePage(link)) return;
    const destination = destinationOf(link.pathname);
    if (destination?.loadFrame) {
      expectPage(link.pathname);
      destination.loadFrame();
    } else if (destination) {
      void window.docusaurus.preload(link.pathname);
    }
  };
  document.addEventListener('pointerdown', reach, { passive: true });
  if (savesData()) return;
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('focusin', reach);
}
