import { useMemo, useSyncExternalStore } from 'react';

import { onArrival } from '@site/src/lib/arrivals';

/** The address of the page on screen, for applications beside it. */
export function useAddress(): URL {
  const href = useSyncExternalStore(onArrival, () => window.location.href);
  return useMemo(() => new URL(href), [href]);
}
