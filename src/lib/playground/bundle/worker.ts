/** A compiler's worker: an official bundle and nothing else runs in it. */
import { createSession } from './session';

/** Workers of this kind alone have it: the bundler makes no module of this file. */
declare function importScripts(...urls: readonly string[]): void;

const take = createSession({
  importScripts: (url) => importScripts(url),
  global: globalThis,
  read: async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Expected ${url}, got status ${response.status}.`);
    return response.text();
  },
  tell: (message) => globalThis.postMessage(message),
});

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => void take(data));
