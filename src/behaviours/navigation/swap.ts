/** Puts the parts of another page into the document. */
import { PAGE_ROOT } from '../../lib/pageHtml';
import { patchChildren } from './patch';

/** Marks what the build writes into the head for a page alone. */
const OF_PAGE = '[data-rh]';

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

/** Puts what a page holds into the place of what is on screen. */
export function swapRoot(page: Document): void {
  const [root, other] = [document, page].map((each) => each.getElementById(PAGE_ROOT));
  if (!root || !other) throw new Error(`Expected #${PAGE_ROOT} in both pages.`);
  patchChildren(root, other);
}

/** Shows a page in the place of the one on screen. */
export function swap(page: Document): void {
  swapHead(page);
  swapRoot(page);
}
