/** What a page loads first: bytes after Brotli by kind, and what of it comes before `load`. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import type { Browser } from 'playwright';

import { resolveFile } from '../../scripts/serve/files';
import { waitForRest, withPage } from './browserPage';

/** What is weighed. */
export const KINDS = ['html', 'css', 'js', 'font'] as const;

/** One of them. */
export type LoadKind = (typeof KINDS)[number];

/** A file that a page loaded, as the browser saw it. */
export interface LoadedFile {
  /** URL path on the site. */
  readonly path: string;
  /** Playwright's `resourceType()`. */
  readonly type: string;
  /** Whether it was fetched for a page that may be read later. */
  readonly prefetched: boolean;
  readonly beforeLoad: boolean;
  /** After Brotli at its best; fonts and pictures as they are. */
  readonly bytes: number;
}

/** What a first load weighs, in bytes. */
export interface FirstLoad {
  readonly total: Readonly<Record<LoadKind, number>>;
  /** The part of it that was asked for before the `load` event. */
  readonly beforeLoad: Readonly<Record<LoadKind, number>>;
  /** Fetched for other pages. */
  readonly prefetched: number;
  /** Requests of every type, without prefetches. */
  readonly requests: number;
}

const TYPES: Readonly<Record<LoadKind, string>> = {
  html: 'document',
  css: 'stylesheet',
  js: 'script',
  font: 'font',
};

const sum = (files: readonly LoadedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Adds files up by kind. */
export function summarize(files: readonly LoadedFile[]): FirstLoad {
  const own = files.filter(({ prefetched }) => !prefetched);
  const byKind = (some: readonly LoadedFile[]): Record<LoadKind, number> => {
    const of = (kind: LoadKind) => sum(some.filter(({ type }) => type === TYPES[kind]));
    return { html: of('html'), css: of('css'), js: of('js'), font: of('font') };
  };
  return {
    total: byKind(own),
    beforeLoad: byKind(own.filter(({ beforeLoad }) => beforeLoad)),
    prefetched: sum(files.filter(({ prefetched }) => prefetched)),
    requests: own.length,
  };
}

/** Bytes of the scripts and styles that all of some pages load. */
export function sharedBytes(pages: readonly (readonly LoadedFile[])[]): number {
  const [first = [], ...others] = pages;
  const isShared = ({ path: file }: LoadedFile) =>
    others.every((files) => files.some((other) => other.path === file && !other.prefetched));
  return sum(
    first.filter(
      (file) =>
        !file.prefetched && (file.type === TYPES.css || file.type === TYPES.js) && isShared(file),
    ),
  );
}

const brotli = promisify<Buffer, Buffer>(zlib.brotliCompress);

/** Formats that are compressed in themselves. */
const COMPRESSED = /\.(?:woff2?|png|jpe?g|webp|avif|gif|mp4|webm|pagefind|pf_\w+)$/;

/** Weighs files of a build; each once. */
export function fileWeights(
  outDir: string,
  files: ReadonlySet<string>,
): (urlPath: string) => Promise<number> {
  const weights = new Map<string, Promise<number>>();
  const weigh = async (file: string) => {
    const bytes = await fs.readFile(path.join(outDir, file));
    return COMPRESSED.test(file) ? bytes.length : (await brotli(bytes)).length;
  };
  return (urlPath) => {
    const resolution = resolveFile(urlPath, files);
    // An answer without a file of its own, such as a redirect or a missing page, weighs nothing.
    if (resolution.kind !== 'file') return Promise.resolve(0);
    const weight = weights.get(resolution.file) ?? weigh(resolution.file);
    weights.set(resolution.file, weight);
    return weight;
  };
}

/**
 * Loads a page with an empty cache until it rests, and tells what it loaded.
 *
 * @param weightOf see `fileWeights`
 * @throws if the page does not answer 200
 */
export function measureFirstLoad(
  browser: Browser,
  url: string,
  weightOf: (urlPath: string) => Promise<number>,
): Promise<LoadedFile[]> {
  return withPage(browser, async (opened) => {
    const { page } = opened;
    const { origin } = new URL(url);
    const requests = new Map<
      string,
      { type: string; start: number; prefetched: Promise<boolean> }
    >();
    page.on('requestfinished', (request) => {
      const { origin: from, pathname } = new URL(request.url());
      if (from !== origin) return;
      const purpose = request.headerValue('sec-purpose').catch(() => null);
      const prefetched = purpose.then((value) => value?.includes('prefetch') ?? false);
      const { startTime: start } = request.timing();
      if (!requests.has(pathname)) {
        requests.set(pathname, { type: request.resourceType(), start, prefetched });
      }
    });
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) {
      throw new Error(`bench: expected ${url} to answer 200, got ${response?.status()}.`);
    }
    await waitForRest(opened);
    const loadTime = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming
        ? performance.timeOrigin + entry.loadEventStart
        : Infinity;
    });
    return Promise.all(
      [...requests].map(async ([pathname, { type, start, prefetched }]) => ({
        path: pathname,
        type,
        prefetched: await prefetched,
        beforeLoad: start < loadTime,
        bytes: await weightOf(pathname),
      })),
    );
  });
}
