/**
 * Scrolls the list of pages, once for each page, so far that the entry of the page on screen is seen. Nothing
 * happens where it is seen already: who clicked it must find it where it was.
 */

/** How far from the top of the list the entry is put: a third of the list's height. */
const PLACE = 1 / 3;

/** Call it after each change of the page. On small screens the list is not shown, and nothing happens. */
export function showCurrentPage(): void {
  const list = document.querySelector('[data-drawer-column]');
  const entry = list?.querySelector('[aria-current="page"]');
  if (!list || !entry) return;
  // An observer tells without making the browser lay out the page.
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (!seen?.rootBounds || seen.intersectionRatio === 1) return;
      const { top, height } = seen.rootBounds;
      list.scrollTop += seen.boundingClientRect.top - top - height * PLACE;
    },
    { root: list },
  );
  observer.observe(entry);
}
