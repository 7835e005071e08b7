/**
 * Back and Forward return to where the reader was on a page, in the frame in which the page comes
 * back. Browsers do that when they load pages as a whole; between pages of one visit they would
 * scroll before the page is there. Each entry of the history keeps its place in its own state.
 */

/** How long the reader must rest before a place is kept, in milliseconds; browsers limit how often. */
const REST_MS = 120;

/** Name of the place in an entry's state, beside what the router keeps there. */
const KEY = 'scrollY';

function placeIn(state: unknown): number | undefined {
  const place: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : undefined;
  return typeof place === 'number' ? place : undefined;
}

/** Where the entry was left to which Back or Forward leads; cleared when the page is there. */
let returnTo: number | undefined;
/** Whether a page is on its way: what scrolls meanwhile is no place of its entry. */
let isLeaving = false;

function keepPlace(): void {
  if (isLeaving || placeIn(window.history.state) === window.scrollY) return;
  window.history.replaceState({ ...window.history.state, [KEY]: window.scrollY }, '');
}

/** Starts to keep places. */
export function startScrollMemory(): void {
  let timer: number | undefined;
  document.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keepPlace, REST_MS);
    },
    { passive: true },
  );
  // A click may lead away before the reader has rested.
  document.addEventListener('click', keepPlace, { capture: true });
  window.addEventListener('popstate', ({ state }) => {
    window.clearTimeout(timer);
    returnTo = placeIn(state);
    isLeaving = true;
  });
  // What the browser restores when it loads a page as a whole is right.
  window.addEventListener('pagehide', () => {
    keepPlace();
    window.history.scrollRestoration = 'auto';
  });
}

/** Docusaurus calls this when a page is there, after it has scrolled to its top. */
export function restoreScroll(isFirst: boolean): void {
  window.history.scrollRestoration = 'manual';
  if (!isFirst && returnTo !== undefined) {
    window.scrollTo({ top: returnTo, behavior: 'instant' });
  }
  returnTo = undefined;
  isLeaving = false;
}
