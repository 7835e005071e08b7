/**
 * Fetches our fonts when the page is at rest, and uses them when nothing is seen to change: from the next page
 * on, or once the tab is hidden. A change of fonts beneath the reader's eyes would be worse than a page in those
 * of the system.
 */
import { savesData } from '../lib/connection';
import { boolean } from '../lib/decode';
import { FONTS_ATTRIBUTE, FONTS_KEY } from '../lib/fontsFlag';
import { storage } from '../lib/storage';
import { whenIdle } from '../lib/whenIdle';
import { whenLoaded } from '../lib/whenLoaded';

/** The families of `src/css/fonts.css`. */
const FAMILIES = ['Inter', 'Roboto Mono'];

let areHere = false;

async function fetchFonts(): Promise<void> {
  try {
    await Promise.all(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`)));
    areHere = true;
    storage.write(FONTS_KEY, true);
  } catch {
    // Offline, or refused: the fonts of the system stay, and the next visit asks again.
  }
}

/** Uses the fonts from here on, if they are here. Call it when another page is about to be shown. */
export function showFonts(): void {
  if (areHere) document.documentElement.dataset[FONTS_ATTRIBUTE] = '';
}

/** Starts to fetch the fonts, unless the reader has them or saves data. */
export function startFonts(): void {
  areHere = storage.read(FONTS_KEY, boolean, false);
  // Built pages use them already; the development server's have no such head.
  showFonts();
  if (areHere || savesData()) return;
  // Programs have scripts of their own to load, which come first.
  whenLoaded(() => whenIdle(() => void fetchFonts()));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') showFonts();
  });
}
