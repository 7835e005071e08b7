import { useSyncExternalStore } from 'react';

import { onRememberedVersionChange, rememberedVersion } from '@site/src/lib/rememberedVersion';

/** The version that the reader chose last in an area; nothing while the page is still HTML alone. */
export function useRememberedVersion(area: string): string | undefined {
  return useSyncExternalStore(
    (listener) => onRememberedVersionChange(area, listener),
    () => rememberedVersion(area),
    () => undefined,
  );
}
