import { useEffect } from 'react';

import { isSearchKey } from '@site/src/lib/search/dialog/opening';

/** Opens search on `/` and Ctrl/Cmd+K, unless the focus is in a field (specification, section 2). */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isSearchKey(event)) return;
      // Browsers have a search of their own on these keys.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [open]);
}
