import { useSyncExternalStore } from 'react';

import { boolean, type Decoder } from '@site/src/lib/decode';
import { decodeSplit, EVEN_SPLIT, type Split, SPLIT_KEY } from '@site/src/lib/playground/separator';
import { storage } from '@site/src/lib/storage';

function useStored<T>(key: string, decoder: Decoder<T>, fallback: T): [T, (value: T) => void] {
  const value = useSyncExternalStore(
    (listener) => storage.onChange(key, listener),
    () => storage.read(key, decoder, fallback),
    () => fallback,
  );
  return [value, (next) => storage.write(key, next)];
}

/** Where the reader left the separator, and how to move it. */
export function useSplit(): [Split, (split: Split) => void] {
  return useStored(SPLIT_KEY, decodeSplit, EVEN_SPLIT);
}

/** Whether the editor has Vim's keys. */
export function useVim(): [boolean, (isVim: boolean) => void] {
  return useStored('playground_vim', boolean, false);
}

/** Whether the editor wraps long lines. */
export function useWrap(): [boolean, (isWrapped: boolean) => void] {
  return useStored('playground_wrap', boolean, false);
}

/** Whether every release can be chosen, and not the newest of each version alone. */
export function useAllReleases(): [boolean, (showsAll: boolean) => void] {
  return useStored('playground_releases', boolean, false);
}
