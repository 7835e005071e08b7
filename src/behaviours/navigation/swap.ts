/** Puts the parts of another page into the document. */
import { PAGE_ROOT } from '../../lib/pageHtml';

/** Marks what the build writes into the head for a page alone. */
const OF_PAGE = '[data-rh]';

/** Names elements whose scroll position stays from page to page. */
const KEPT = 'data-kept';

function styleSheets(from: Document): readonly HTMLLinkElement[] {
  return [...from.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
}

/**
 * Loads the style sheets that a page has and this document has not; those that are here stay, because their
 * rules fit the pages that they came with alone.
 */
export async function loadStyles(page: Document): Promise<void> {
  const here = new Set(styleSheets(document).map((sheet) => sheet.getAttribute('href')));
  const missing = styleSheets(page).filter((sheet) => !here.has(sheet.getAttribute('href')));
  await Promise.all(
    missing.map(
      (sheet) =>
        new Promise((resolve) => {
          const link = document.importNode(sheet);
          link.onload = resolve;
          // The page without its styles is better than none.
          link.onerror = resolve;
          document.head.append(link);
        }),
    ),
  );
}

function swapHead(page: Document): void {
  document.title = page.title;
  for (const old of document.head.querySelectorAll(`${OF_PAGE}:not(title)`)) old.remove();
  document.head.append(...page.head.querySelectorAll(`${OF_PAGE}:not(title)`));
  // The reader's choices stand in attributes beside the class.
  document.documentElement.className = page.documentElement.className;
}

/** Elements of a page that comes, each with the place to which the reader has scrolled in the same one here. */
export type KeptPlaces = readonly (readonly [Element, number])[];

/**
 * Where the reader has scrolled to in the elements that both documents have. Ask before anything changes: the
 * browser would lay out once more what is about to go.
 */
export function keptPlaces(page: Document): KeptPlaces {
  const next = [...page.querySelectorAll(`[${KEPT}]`)];
  return [...document.querySelectorAll(`[${KEPT}]`)].flatMap((old) => {
    const same = next.find((one) => one.getAttribute(KEPT) === old.getAttribute(KEPT));
    return same ? [[same, old.scrollTop] as const] : [];
  });
}

/** Categories of the list of pages, which stay open from page to page; what is written on them names them. */
const CATEGORIES = ':is([data-drawer-column], [data-drawer-content]) nav > details';

function titleOf(fold: Element): string {
  return fold.querySelector('summary')?.textContent ?? '';
}

/** Opens what the reader has open here: a list that closes beneath the pointer would move what was clicked. */
function keepFolds(page: Document): void {
  const open = new Set([...document.querySelectorAll(`${CATEGORIES}[open]`)].map(titleOf));
  for (const fold of page.querySelectorAll(CATEGORIES)) {
    if (open.has(titleOf(fold))) fold.setAttribute('open', '');
  }
}

/** Puts what a page holds into the place of what is on screen. */
export function swapRoot(page: Document, places: KeptPlaces): void {
  const [root, other] = [document, page].map((each) => each.getElementById(PAGE_ROOT));
  if (!root || !other) throw new Error(`Expected #${PAGE_ROOT} in both pages.`);
  keepFolds(page);
  root.replaceChildren(...other.childNodes);
  // Setting it makes the browser lay out the page, even to where it stands already.
  for (const [next, place] of places) if (place !== 0) next.scrollTop = place;
}

/** Shows a page in the place of the one on screen. */
export function swap(page: Document, places: KeptPlaces): void {
  swapHead(page);
  swapRoot(page, places);
}
