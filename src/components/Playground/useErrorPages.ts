import { useEffect, useState } from 'react';

import type { ErrorFinder } from '@site/src/lib/errorFinder';

interface Found {
  readonly release: string;
  readonly find: ErrorFinder;
}

/**
 * What finds the pages of the index of errors about a release's messages; undefined until it has arrived. It is
 * fetched at once: use it where there are messages.
 */
export function useErrorPages(release: string): ErrorFinder | undefined {
  const [found, setFound] = useState<Found>();
  const isWanted = found?.release !== release;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    const load = async (): Promise<void> => {
      const { errorFinderOf } = await import('@site/src/data/knownErrors');
      const find = await errorFinderOf(release);
      if (!isStale) setFound({ release, find });
    };
    // The messages say what is wrong without links, too.
    load().catch((error: unknown) => console.error(error));
    return () => {
      isStale = true;
    };
  }, [isWanted, release]);

  return found?.release === release ? found.find : undefined;
}
