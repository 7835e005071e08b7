/**
 * Fetches our fonts when the page is at rest, and uses them when nothing is seen to change: from the next page
 * on, or once the tab is hidden. A change of fonts beneath the reader's eyes would be worse than a page in those
 * of the system, and a change of all fonts makes the next page come later: those that are right already stay.
 */
import { savesData } from '../lib/connection';
import { boolean } from '../lib/decode';
import {
  EARLY_FONTS,
  EARLY_FONTS_AND_CODE,
  FONT_FILES,
  FONTS_ATTRIBUTE,
  FONTS_KEY,
} from '../lib/fontsFlag';
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

/** Whether the font of texts was there by the first paint, for which alone it was fetched early. */
function wasInTime(): boolean {
  const font = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.endsWith(FONT_FILES.text));
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return !!font && !!paint && font.startTime + font.duration < paint.startTime;
}

/** Uses the fonts everywhere, if they are here. */
function showAll(): void {
  if (areHere) document.documentElement.dataset[FONTS_ATTRIBUTE] = '';
}

/** Uses the fonts from here on, if they are here. Call it when another page is about to be shown. */
export function showFonts(): void {
  const { dataset } = document.documentElement;
  const isEarly = dataset[FONTS_ATTRIBUTE]?.startsWith(EARLY_FONTS) && wasInTime();
  if (!isEarly) showAll();
  else if (areHere) dataset[FONTS_ATTRIBUTE] = EARLY_FONTS_AND_CODE;
}

/** Starts to fetch the fonts, unless the reader has them or saves data. */
export function startFonts(): void {
  areHere = storage.read(FONTS_KEY, boolean, false);
  // Built pages use them already; the development server's have no such head.
  showAll();
  if (areHere || savesData()) return;
  // Programs have scripts of their own to load, which come first.
  whenLoaded(() => whenIdle(() => void fetchFonts()));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') showAll();
  });
}
