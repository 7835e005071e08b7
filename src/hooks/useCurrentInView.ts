import { type RefObject, useEffect } from 'react';

/** How far from the top of the list the entry is put: a third of the list's height. */
const PLACE = 1 / 3;

/**
 * Scrolls a list, once for each page, so far that the entry of the page on screen is seen. Nothing
 * happens where it is seen already: who clicked it must find it where it was.
 *
 * @param list the element that scrolls; on small screens it is not shown
 * @param currentPath path of the page on screen, whose entry has `aria-current="page"`
 */
export function useCurrentInView(list: RefObject<HTMLElement | null>, currentPath: string): void {
  useEffect(() => {
    const root = list.current;
    const entry = root?.querySelector('[aria-current="page"]');
    if (!root || !entry) return undefined;
    // An observer tells without making the browser lay out the page.
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect();
        if (!seen?.rootBounds || seen.intersectionRatio === 1) return;
        const { top, height } = seen.rootBounds;
        root.scrollTop += seen.boundingClientRect.top - top - height * PLACE;
      },
      { root },
    );
    observer.observe(entry);
    return () => observer.disconnect();
  }, [list, currentPath]);
}
