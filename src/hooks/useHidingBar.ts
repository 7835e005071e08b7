import { useEffect } from 'react';

import { INITIAL_SCROLL_STATE, scrollTo } from '@site/src/lib/scrollDirection';

/**
 * Hides the bar while the reader scrolls down and shows it on the way up (specification, section 4),
 * by `data-bar` on the document, which the style sheets read. It stays while something in it is
 * open or has the focus.
 *
 * @param isHeld whether a menu of the bar is open
 * @param bar id of the bar's element
 */
export function useHidingBar(bar: string, isHeld: boolean): void {
  useEffect(() => {
    let state = scrollTo(INITIAL_SCROLL_STATE, window.scrollY);
    let frame = 0;
    const update = (): void => {
      frame = 0;
      state = scrollTo(state, window.scrollY);
      const hasFocus = document.getElementById(bar)?.contains(document.activeElement) ?? false;
      document.documentElement.dataset.bar =
        state.direction === 'down' && !isHeld && !hasFocus ? 'hidden' : 'shown';
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('focusin', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('focusin', update);
      document.documentElement.dataset.bar = 'shown';
    };
  }, [bar, isHeld]);
}
