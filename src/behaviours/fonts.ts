/**
 * Fetches our fonts when the page is at rest, and uses them when nobody looks: once the tab is hidden,
 * and from the beginning when the browser loads the next page as a whole. A change of fonts beneath
 * the reader's eyes would be worse than a page in those of the system, and would slow down the click
 * that it came with.
 */
import { savesData } from '../lib/connection';
import { boolean } from '../lib/decode';
import { FONTS_ATTRIBUTE, FONTS_KEY } from '../lib/fontsFlag';
import { storage } from '../lib/storage';
import { whenIdle } from '../lib/whenIdle';

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

/** Uses the fonts from here on, if they are here. */
function apply(): void {
  if (areHere) document.documentElement.dataset[FONTS_ATTRIBUTE] = '';
}

/** Starts to fetch the fonts, unless the reader has them or saves data. */
export function startFonts(): void {
  areHere = storage.read(FONTS_KEY, boolean, false);
  // Built pages use them already; the development server's have no such head.
  apply();
  if (areHere || savesData()) return;
  whenIdle(() => void fetchFonts());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') apply();
  });
}
