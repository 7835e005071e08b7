import { useCallback, useSyncExternalStore } from 'react';

import {
  SAVED_KEYS,
  type SavedHit,
  type SavedHits,
  savedHitsDecoder,
} from '@site/src/lib/search/dialog/savedHits';
import { storage } from '@site/src/lib/storage';

const NONE: readonly SavedHit[] = [];

const read = (key: string): readonly SavedHit[] => storage.read(key, savedHitsDecoder, NONE);
const readRecent = (): readonly SavedHit[] => read(SAVED_KEYS.recent);
const readFavorites = (): readonly SavedHit[] => read(SAVED_KEYS.favorites);
const watchRecent = (listener: () => void) => storage.onChange(SAVED_KEYS.recent, listener);
const watchFavorites = (listener: () => void) => storage.onChange(SAVED_KEYS.favorites, listener);

/** What a change makes of the lists; `savedHits.ts` has the changes. */
export type ChangeLists = (change: (lists: SavedHits) => SavedHits) => void;

/** The reader's recent searches and favorites, as storage has them now, and how to change them. */
export function useSearchLists(): readonly [SavedHits, ChangeLists] {
  const recent = useSyncExternalStore(watchRecent, readRecent, () => NONE);
  const favorites = useSyncExternalStore(watchFavorites, readFavorites, () => NONE);
  const change = useCallback<ChangeLists>((apply) => {
    // Another tab may have written since this one was drawn.
    const before: SavedHits = { recent: readRecent(), favorites: readFavorites() };
    const after = apply(before);
    if (after.recent !== before.recent) storage.write(SAVED_KEYS.recent, after.recent);
    if (after.favorites !== before.favorites) storage.write(SAVED_KEYS.favorites, after.favorites);
  }, []);
  return [{ recent, favorites }, change];
}
