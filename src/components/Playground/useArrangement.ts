import { useSyncExternalStore } from 'react';

import type { Arrangement } from '@site/src/lib/playground/separator';

/** From here on the program and the panels lie side by side; `styles.module.css` has the same number. */
const WIDE = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** How the program and the panels lie on this screen. */
export function useArrangement(): Arrangement {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(WIDE).matches ? 'columns' : 'rows'),
    () => 'columns',
  );
}
