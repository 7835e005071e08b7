import { type RefObject, useLayoutEffect, useRef } from 'react';

let kept = 0;

/**
 * Keeps the scroll position of an element over client navigation, which mounts it anew.
 *
 * @returns a ref for the one element of the page that scrolls this way
 */
export function useKeptScroll<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // Setting it makes the browser lay out the page, even to where it stands already.
    if (kept !== 0) element.scrollTop = kept;
    const keep = (): void => {
      kept = element.scrollTop;
    };
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, []);
  return ref;
}

/** React warns about layout effects while it renders on the server, where they never run. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;
