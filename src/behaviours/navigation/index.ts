/**
 * Follows links of the site without loading a whole page: the next page is fetched first, and only then do
 * the address and the document change. Whatever can't be shown this way is left to the browser. Built pages
 * alone have this; `npm start` has the framework's router.
 */
import { savesData } from '../../lib/connection';
import { BUILD_META, PAGE_ROOT } from '../../lib/pageHtml';
import { whenIdle } from '../../lib/whenIdle';
import { whenLoaded } from '../../lib/whenLoaded';
import { targetOfHash } from '../fragment';
import { onRouteDidUpdate, onRouteUpdate } from '../index';
import { isPlainClick, isSamePage, isSitePage, linkOf } from './links';
import { createPages, pageKey } from './pages';
import { loadStyles, swap } from './swap';
import { referenceOfDead, showUnknownModule } from './unknownModule';

/** The part of the browser's location that is used: loads a page as a whole. */
interface Browser {
  assign(href: string): void;
  reload(): void;
}

/** Where the reader is: what Docusaurus calls a location. */
interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * What is watched. Some hundred links take a browser a part of each frame; where it knows `delay`, which
 * types do not yet, it looks five times a second.
 */
const WATCHED = { rootMargin: '200px', delay: 200 };

/** Whether a page is a program. Most don't even have the letters, and to look for them alone is quick. */
function isProgram(html: string): boolean {
  return html.includes(' data-start-now') && /<\w[^>]* data-start-now/.test(html);
}

/** How a page that may take this one's place tells its build; programs have none. */
function isOfBuild(html: string): boolean {
  const build = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;
  const [, other] = new RegExp(`<meta name="?${BUILD_META}"? content="?([^"> ]*)`).exec(html) ?? [];
  return build !== undefined && other === build && !isProgram(html);
}

const pages = createPages(
  (path, priority) =>
    fetch(path, { priority, credentials: 'same-origin', headers: { accept: 'text/html' } }),
  isOfBuild,
);

/** The page on screen; the address bar may be ahead of it. */
let shown: Location = currentLocation();

/** What is being followed: something later replaces it. */
let latest = 0;

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

/** Loads pages ahead whose links come near the viewport. */
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
    observer.unobserve(target);
    pages.prefetch(target.pathname);
  }
}, WATCHED);

function watchLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${PAGE_ROOT} a[href]`)) {
    if (link.pathname !== shown.pathname && isSitePage(link)) observer.observe(link);
  }
}

/** Waits for a page and shows it, unless the reader has gone on since. */
async function show(pathname: string, enter: () => void, isReturn: boolean): Promise<void> {
  const turn = ++latest;
  const html = document.documentElement;
  // The style sheet shows it when it takes long.
  html.dataset.loading = '';
  try {
    const page = (await pages.load(pathname)).take();
    await loadStyles(page);
    if (turn !== latest) return;
    enter();
    const previousLocation = shown;
    shown = currentLocation();
    onRouteUpdate({ location: shown, previousLocation });
    swap(page);
    if (!isReturn) {
      const target = targetOfHash(shown.hash);
      if (target) target.scrollIntoView();
      else window.scrollTo({ top: 0, behavior: 'instant' });
    }
    onRouteDidUpdate({ location: shown, previousLocation });
    observer.disconnect();
    // What the reader waits for comes first.
    if (!savesData()) whenIdle(watchLinks, 2000);
  } finally {
    if (turn === latest) delete html.dataset.loading;
  }
}

/** Tells of another address of the page on screen: another query, or another heading. */
function stay(): void {
  latest += 1;
  // What was on its way is wanted no longer.
  delete document.documentElement.dataset.loading;
  const previousLocation = shown;
  shown = currentLocation();
  onRouteDidUpdate({ location: shown, previousLocation });
}

/** Goes to an address of this site. */
function follow({ href, pathname }: HTMLAnchorElement, browser: Browser): void {
  const enter = (): void => window.history.pushState({ key: crypto.randomUUID() }, '', href);
  if (pathname === shown.pathname) {
    enter();
    window.scrollTo({ top: 0, behavior: 'instant' });
    stay();
    return;
  }
  const turn = latest + 1;
  show(pathname, enter, false).catch(() => {
    // Offline, a redirect, a new build, a host's error page: the browser knows what to do.
    if (turn === latest) browser.assign(href);
  });
}

/** Shows what is known of a dead address in the layout of the reference that it lies in. */
async function showInReference(reference: string): Promise<void> {
  const page = (await pages.load(reference)).take();
  await loadStyles(page);
  showUnknownModule(page);
}

/** Answers Back and Forward. */
function comeBack(browser: Browser): void {
  const { pathname } = window.location;
  if (pageKey(pathname) === pageKey(shown.pathname)) {
    stay();
    return;
  }
  const turn = latest + 1;
  show(pathname, () => undefined, true).catch(() => {
    if (turn === latest) browser.reload();
  });
}

/** Starts to follow links; the page that the browser loaded is the first. */
export function startNavigation(browser: Browser = window.location): void {
  shown = currentLocation();
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = linkOf(event);
    // Within a page the browser scrolls by itself.
    if (!link || (isSamePage(link) && link.hash !== '')) return;
    event.preventDefault();
    follow(link, browser);
  });
  window.addEventListener('popstate', () => comeBack(browser));

  // A hand on its way to a link takes longer than the network.
  const reach = (event: Event): void => {
    const link = linkOf(event);
    if (!link || link.pathname === shown.pathname) return;
    pages.load(link.pathname).then(
      (page) => whenIdle(page.parse),
      () => undefined,
    );
  };
  document.addEventListener('pointerdown', reach, { passive: true });
  const arrive = (): void => onRouteDidUpdate({ location: shown, previousLocation: null });
  const reference = referenceOfDead();
  // Offline: what the host has served says enough.
  if (reference === undefined) arrive();
  else showInReference(reference).then(arrive, arrive);
  if (savesData()) return;
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('focusin', reach);
  whenLoaded(() => whenIdle(watchLinks, 2000));
}
