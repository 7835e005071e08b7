/**
 * Back and Forward return to where the reader was on a page, in the frame in which the page comes
 * back. Browsers do that when they load pages as a whole; between pages of one visit they would
 * scroll before the page is there.
 */
import { dictionary, number } from '../lib/decode';
import { createStorage } from '../lib/storage';

/** Places of a visit outlast pages that are loaded as a whole, as its history does. */
const session = createStorage(() => window.sessionStorage);

const PLACES_KEY = 'scroll_places';
const NO_PLACES: Readonly<Record<string, number>> = {};
const placesDecoder = dictionary(number);

/** Where the reader was, by entry of the history. */
const places = new Map<string, number>();

/** What began nearest to the screen's upper edge, and how many pixels below that edge. */
interface Landmark {
  readonly id: string;
  readonly below: number;
}

/**
 * Landmarks of pages that were left, by entry of the history: a page may come back with another height, because
 * fonts have arrived or the window was turned.
 */
const landmarks = new Map<string, Landmark>();

/** The entry whose page is on screen; the address bar may be ahead of it. */
let shown: string | undefined;

/** The entry that Back or Forward leads to, if it has a place; cleared when its page is there. */
let returnTo: string | undefined;

/** Whether the page that the browser has loaded is one to which the reader has come back. */
let wasHere = false;

/** Whether a page is on its way: what is on screen meanwhile has no place in the new entry. */
let isLeaving = false;

/** Name of the entry of the history that the address bar shows; undefined until it has one. */
function currentEntry(): string | undefined {
  const key: unknown = Reflect.get(Object(window.history.state), 'key');
  return typeof key === 'string' ? key : undefined;
}

/**
 * Names an entry that the browser made: for the first page, or for a fragment. The router names its
 * own, in the same field. `navigation.currentEntry.key` would be such a name, but Safari before 26.2
 * and Firefox before 147 have none.
 */
function nameEntry(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...Object(state), key: crypto.randomUUID() }, '');
}

/** Remembers where the reader is on the page of the entry that the address bar shows. */
function rememberPlace(): void {
  const entry = currentEntry();
  // A fragment's entry gets its name a moment after the browser has scrolled to it.
  if (entry === undefined) return;
  places.set(entry, window.scrollY);
  landmarks.delete(entry);
  shown = entry;
}

/** What a reader who returns must find where it is now. */
function findLandmark(): Landmark | undefined {
  let nearest: Landmark | undefined;
  for (const element of document.querySelectorAll('main [id]')) {
    // What is folded has no place.
    if (element.getClientRects().length === 0) continue;
    const below = element.getBoundingClientRect().top;
    if (!nearest || Math.abs(below) < Math.abs(nearest.below)) nearest = { id: element.id, below };
  }
  return nearest;
}

/** Where the page on screen must be scrolled to, in pixels, to show what an entry was left at. */
function topOf(entry: string): number | undefined {
  const landmark = landmarks.get(entry);
  const element = landmark && document.getElementById(landmark.id);
  const place = places.get(entry);
  if (!element || element.getClientRects().length === 0) return place;
  const top = window.scrollY + element.getBoundingClientRect().top - landmark.below;
  // Places are whole pixels and boxes aren't: a page that has not changed must not move by a pixel.
  return place !== undefined && Math.abs(top - place) <= 1 ? place : top;
}

/** Starts to remember places. */
export function startScrollMemory(): void {
  const earlier = Object.entries(session.read(PLACES_KEY, placesDecoder, NO_PLACES));
  earlier.forEach(([entry, place]) => places.set(entry, place));
  const entry = currentEntry();
  wasHere = entry !== undefined && places.has(entry);
  if (entry === undefined) nameEntry();
  document.addEventListener(
    'scroll',
    () => {
      if (!isLeaving) rememberPlace();
    },
    { passive: true },
  );
  window.addEventListener('popstate', () => {
    const entry = currentEntry();
    // Without a name it is new: the reader follows a link within the page, and the browser scrolls.
    if (entry === undefined) nameEntry();
    returnTo = entry !== undefined && places.has(entry) ? entry : undefined;
    isLeaving = true;
  });
  // When a page is loaded as a whole again, the browser knows the place.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    session.write(PLACES_KEY, Object.fromEntries(places));
  });
}

/** Docusaurus calls this before each change of route, while the page that is left is still on screen. */
export function leavePage(): void {
  isLeaving = true;
  const place = shown === undefined ? undefined : places.get(shown);
  // The top is the top, whatever stands there.
  if (shown === undefined || place === undefined || place === 0) return;
  // A fragment's entry comes when the browser has scrolled already. Firefox moves parts of a pixel untold.
  if (Math.abs(window.scrollY - place) >= 1) return;
  const landmark = findLandmark();
  if (landmark) landmarks.set(shown, landmark);
}

/**
 * Docusaurus calls this when a page is there, after it has scrolled to the top.
 *
 * @param isFirst whether the browser has loaded the page as a whole, and put it in its place
 * @returns whether the reader is back at a place of before, which nothing else may change
 */
export function restoreScroll(isFirst: boolean): boolean {
  window.history.scrollRestoration = 'manual';
  const isReturn = isFirst ? wasHere : returnTo !== undefined;
  if (!isFirst && returnTo !== undefined) {
    window.scrollTo({ top: topOf(returnTo), behavior: 'instant' });
  }
  rememberPlace();
  returnTo = undefined;
  isLeaving = false;
  return isReturn;
}
