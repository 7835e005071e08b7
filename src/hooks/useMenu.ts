import { useLocation } from '@docusaurus/router';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
} from 'react';

import { createMenuReducer } from '@site/src/lib/menuState';

const menuReducer = createMenuReducer({ opensOnHover: false });

/** What a menu of the bar needs to be drawn; the parts go to `<details>` and its `<summary>`. */
export interface Menu {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly detailsProps: {
    readonly ref: RefObject<HTMLDetailsElement | null>;
    readonly open: boolean;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly summaryProps: { readonly onClick: (event: MouseEvent) => void };
}

/**
 * A menu of the bar (specification, section 4): a click opens and closes it, and it closes on every
 * change of route or hash, on a click outside and on Escape, which gives the focus back. It is
 * drawn with `<details>`, so that it opens without scripts too.
 */
export function useMenu(): Menu {
  const [state, dispatch] = useReducer(menuReducer, 'closed');
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname, hash } = useLocation();
  const isOpen = state !== 'closed';

  useEffect(() => {
    // The reader may have opened it before the scripts ran.
    if (ref.current?.open) dispatch('click');
  }, []);

  const place = useRef(pathname + hash);
  useEffect(() => {
    if (place.current === pathname + hash) return;
    place.current = pathname + hash;
    dispatch('close-all');
  }, [pathname, hash]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !ref.current?.contains(event.target))
        dispatch('close-all');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return {
    isOpen,
    close: () => dispatch('close-all'),
    detailsProps: {
      ref,
      open: isOpen,
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        dispatch('close-all');
        ref.current?.querySelector('summary')?.focus();
      },
    },
    summaryProps: {
      onClick: (event) => {
        // React owns the state; the browser would toggle a second time.
        event.preventDefault();
        dispatch('click');
      },
    },
  };
}
