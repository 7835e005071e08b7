/** Loads built pages in a browser and weighs what they load. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { chromium } from 'playwright';

import { array, describe, field, number } from '../../src/lib/decode';
import { findBrowser } from '../browser';
import { resolveFile } from '../serve/files';
import { createServer, readSite } from '../serve/server';
import { firstLoadFiles, type Kind, type PageRequest } from './firstLoad';

/** Bytes of a first load, compressed by Brotli at its best, by kind. */
export type Weights = Readonly<Record<Kind, number>>;

/** What a page loads first, and what its scripts load right after. */
export interface FirstLoad {
  readonly weights: Weights;
  /** Paths of the scripts of the first load, such as `/assets/js/main.1a2b.js`. */
  readonly scripts: readonly string[];
  /** Paths of the scripts that come after hydration, before the network is quiet. */
  readonly laterScripts: readonly string[];
}

const KINDS = ['html', 'css', 'js', 'font'] as const satisfies readonly Kind[];

/** Bytes of each list of files after Brotli; fonts are compressed already. */
async function weigh(files: Readonly<Record<Kind, readonly string[]>>): Promise<Weights> {
  // Both packages are ECMAScript modules only.
  const { default: sizeLimit } = await import('size-limit');
  const { default: filePlugin } = await import('@size-limit/file');
  const checks = KINDS.map((kind) => ({ files: files[kind], brotli: kind !== 'font' }));
  const result = array(field('size', number))(await sizeLimit(filePlugin, { checks }));
  if (!result.ok) throw new Error(`size: size-limit answers otherwise: ${describe(result.error)}.`);
  const [html = 0, css = 0, js = 0, font = 0] = result.value;
  return { html, css, js, font };
}

/** Runs in the page: notes when it has hydrated. */
function markHydration(): void {
  new MutationObserver((_changes, observer) => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    performance.mark('hydrated');
  }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
}

/** Runs in the page: the addresses whose requests began before it had hydrated. */
function requestsBeforeHydration(): string[] {
  const [{ startTime: hydrated = Infinity } = {}] = performance.getEntriesByName('hydrated');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < hydrated)
    .map(({ name }) => name);
}

/**
 * Weighs the first load of pages of a build: what is loaded until the page has hydrated.
 *
 * The browser is asked, because the HTML does not name the chunks that a page's scripts load before
 * they hydrate it.
 *
 * @param paths paths of pages, for example `/docs/manual/latest/variant`
 * @throws if a page does not answer 200 or does not hydrate
 */
export async function measureFirstLoads(
  outDir: string,
  paths: readonly string[],
): Promise<FirstLoad[]> {
  const site = await readSite(outDir, { baseUrl: '/', withRedirects: false });
  const server = createServer(outDir, site);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
  });

  async function measure(url: string): Promise<FirstLoad> {
    const page = await browser.newPage();
    const requests: Promise<PageRequest>[] = [];
    await page.addInitScript(markHydration);
    await page.route(
      ({ origin: host }) => host !== origin,
      (route) => route.abort(),
    );
    page.on('request', (request) => {
      const purpose = request.headerValue('sec-purpose').catch(() => null);
      requests.push(
        purpose.then((value) => ({
          url: request.url(),
          type: request.resourceType(),
          purpose: value ?? undefined,
        })),
      );
    });
    const response = await page.goto(origin + url);
    if (response?.status() !== 200) {
      throw new Error(`size: expected ${url} to answer 200, got ${response?.status()}.`);
    }
    await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    // The page itself tells what was under way: the browser's answer to us comes some time later.
    const early = new Set(await page.evaluate(requestsBeforeHydration));
    const all = await Promise.all(requests);
    const files = firstLoadFiles(
      all.filter(({ url, type }) => type === 'document' || early.has(url)),
      origin,
    );
    const { js: allScripts } = firstLoadFiles(all, origin);
    await page.close();
    const onDisk = (file: string) => {
      const resolution = resolveFile(file, site.files);
      if (resolution.kind !== 'file') throw new Error(`size: ${file} is not in the build.`);
      return path.join(outDir, resolution.file);
    };
    const weights = await weigh({
      html: files.html.map(onDisk),
      css: files.css.map(onDisk),
      js: files.js.map(onDisk),
      font: files.font.map(onDisk),
    });
    return {
      weights,
      scripts: files.js,
      laterScripts: allScripts.filter((script) => !files.js.includes(script)),
    };
  }

  try {
    const all: FirstLoad[] = [];
    for (const url of paths) all.push(await measure(url));
    return all;
  } finally {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  }
}
