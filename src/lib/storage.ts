/**
 * Browser storage that never breaks a page.
 *
 * What lies in storage comes from outside: an older release of the site, another tab, the reader.
 * Every value is therefore decoded; rubbish is dropped. Storage that is full or forbidden costs the
 * reader nothing but the memory after the page is left: until then values live in this module.
 */
import { describe, parseJson, type Decoder } from './decode';

/** Safe access to one storage area. All functions may be called on the server, as no-operations. */
export interface SafeStorage {
  /**
   * Gives the decoded value of a key, or the fallback where there is none or only rubbish. As long
   * as the stored text stays the same, the same value (by identity) is given, so that the function
   * can be the snapshot of `useSyncExternalStore`; keep the decoder and fallback outside of the
   * component.
   */
  readonly read: <T>(key: string, decoder: Decoder<T>, fallback: T) => T;
  /** Stores a JSON value and tells the listeners of its key. */
  readonly write: (key: string, value: unknown) => void;
  /** Forgets a key and tells its listeners. */
  readonly remove: (key: string) => void;
  /**
   * Calls the listener whenever the key changes, in this tab or another. Gives the function that
   * ends the subscription.
   */
  readonly onChange: (key: string, listener: () => void) => () => void;
}

interface Snapshot {
  readonly text: string;
  readonly decoder: Decoder<unknown>;
  readonly value: unknown;
}

/**
 * Makes safe access to a storage area.
 *
 * @param open gives the area; it is called on every use, because browsers that forbid storage throw
 *   already on `window.localStorage`.
 */
export function createStorage(open: () => Storage): SafeStorage {
  /** JSON texts that the area did not take (`null`: a removal that it did not take). */
  const unsaved = new Map<string, string | null>();
  const snapshots = new Map<string, Snapshot>();
  const listeners = new Map<string, Set<() => void>>();
  const reported = new Set<string>();

  function reportOnce(topic: string, message: string): void {
    if (!reported.has(topic)) {
      reported.add(topic);
      console.warn(message);
    }
  }

  function attempt<T>(use: (area: Storage) => T, otherwise: (error: unknown) => T): T {
    try {
      return use(open());
    } catch (error) {
      return otherwise(error);
    }
  }

  function textOf(key: string): string | null {
    const text = unsaved.get(key);
    return text === undefined
      ? attempt(
          (area) => area.getItem(key),
          () => null,
        )
      : text;
  }

  function save(key: string, text: string | null): void {
    attempt(
      (area) => {
        if (text === null) {
          area.removeItem(key);
        } else {
          area.setItem(key, text);
        }
        unsaved.delete(key);
      },
      (error) => {
        unsaved.set(key, text);
        reportOnce(
          'save',
          `Expected browser storage to save "${key}", but it refused (${String(error)}); ` +
            'choices last until this page is left. Free or allow site data to keep them.',
        );
      },
    );
  }

  function tell(key: string): void {
    listeners.get(key)?.forEach((listener) => listener());
  }

  function onStorageEvent(event: StorageEvent): void {
    const area = attempt<Storage | null>(
      (opened) => opened,
      () => null,
    );
    if (event.storageArea !== null && event.storageArea !== area) {
      return;
    }
    // Another tab cleared everything.
    if (event.key === null) {
      unsaved.clear();
      [...listeners.keys()].forEach(tell);
      return;
    }
    unsaved.delete(event.key);
    tell(event.key);
  }

  const isServer = typeof window === 'undefined';

  return {
    read<T>(key: string, decoder: Decoder<T>, fallback: T): T {
      const text = isServer ? null : textOf(key);
      if (text === null) {
        return fallback;
      }
      const known = snapshots.get(key);
      if (known?.text === text && known.decoder === decoder) {
        // The snapshot was made by this very decoder, so its value has the decoder's type.
        return known.value as T;
      }
      const result = parseJson(text, decoder);
      if (!result.ok) {
        save(key, null);
        reportOnce(
          `rubbish ${key}`,
          `Dropped "${key}" from browser storage: ${describe(result.error)}. The default is used.`,
        );
        return fallback;
      }
      snapshots.set(key, { text, decoder, value: result.value });
      return result.value;
    },

    write(key, value) {
      const text: string | undefined = JSON.stringify(value);
      if (isServer || text === undefined) {
        return;
      }
      save(key, text);
      tell(key);
    },

    remove(key) {
      if (isServer) {
        return;
      }
      save(key, null);
      tell(key);
    },

    onChange(key, listener) {
      if (isServer) {
        return () => undefined;
      }
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorageEvent);
      }
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      return () => {
        ofKey.delete(listener);
        if (ofKey.size === 0 && listeners.get(key) === ofKey) {
          listeners.delete(key);
        }
        if (listeners.size === 0) {
          window.removeEventListener('storage', onStorageEvent);
        }
      };
    },
  };
}

/** The browser's local storage: choices that outlast the visit. */
export const storage: SafeStorage = createStorage(() => window.localStorage);
