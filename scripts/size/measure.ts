/** Loads built pages in a browser and weighs what they load. */
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { chromium } from 'playwright';

import { findBrowser } from '../browser';
import { resolveFile } from '../serve/files';
import { createServer, readSite } from '../serve/server';
import { firstLoadFiles, type Kind, type PageRequest } from './firstLoad';

/** Bytes of a first load, compressed by Brotli at its best, by kind. */
export type Weights = Readonly<Record<Kind, number>>;

/** What a page loads before the network is quiet, but for what it loads ahead for other pages. */
export interface FirstLoad {
  readonly weights: Weights;
  /** Paths of the scripts, such as `/assets/js/main.1a2b.js`. */
  readonly scripts: readonly string[];
}

/** Bytes of some files, compressed one by one, as a host does. */
function compressed(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}

/** Fonts are compressed already. */
function weigh({ html, css, js, font }: Readonly<Record<Kind, readonly string[]>>): Weights {
  return {
    html: compressed(html),
    css: compressed(css),
    js: compressed(js),
    font: font.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}

/**
 * Weighs the first load of pages of a build. The browser is asked, because the HTML does not name the chunks
 * that a page's scripts load.
 *
 * @param paths paths of pages, for example `/docs/manual/latest/variant`
 * @throws if a page does not answer 200 or its scripts don't start
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
    const files = firstLoadFiles(await Promise.all(requests), origin);
    await page.close();
    const onDisk = (file: string) => {
      const resolution = resolveFile(file, site.files);
      if (resolution.kind !== 'file') throw new Error(`size: ${file} is not in the build.`);
      return path.join(outDir, resolution.file);
    };
    const weights = weigh({
      html: files.html.map(onDisk),
      css: files.css.map(onDisk),
      js: files.js.map(onDisk),
      font: files.font.map(onDisk),
    });
    return { weights, scripts: files.js };
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
