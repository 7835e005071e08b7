/**
 * Folds (`<details>`) of articles. An address that leads into one opens it: when a page comes, when
 * its fragment changes, and when a link to the address on screen is followed once more. Some
 * browsers open folds by themselves, but none does when a page comes without being loaded as a whole.
 */
import { ARTICLE } from '../lib/pageHtml';
import { closestOf } from './delegate';
import { targetOfHash } from './fragment';

/** Opens the folds of the article around an element; tells whether one was closed. */
function openAround(element: HTMLElement): boolean {
  let wasClosed = false;
  const article = element.closest(`[${ARTICLE}]`);
  let around: Element | null = element.parentElement;
  while (article && around && article.contains(around)) {
    if (around instanceof HTMLDetailsElement && !around.open) {
      around.open = true;
      wasClosed = true;
    }
    around = around.parentElement;
  }
  return wasClosed;
}

/** Shows what a fragment names, if it was hidden in a fold. */
export function unfold(hash: string): void {
  const target = targetOfHash(hash);
  // Only then: who has scrolled on since must not be brought back.
  if (target && openAround(target)) target.scrollIntoView();
}

/** Listens to addresses of this page and of all pages that come after it. */
export function startFolds(): void {
  window.addEventListener('hashchange', () => unfold(window.location.hash));
  document.addEventListener('click', (event) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[href*="#"]');
    // The fragment does not change, and nothing else tells that the reader wants to see it.
    if (link?.href === window.location.href) unfold(link.hash);
  });
}
