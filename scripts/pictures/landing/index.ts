/**
 * Records the landing page's silent loops and takes its pictures from a finished build:
 * `npm run build`, then `npm run pictures -- landing`. The results are committed.
 */
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'playwright';

import { startServiceOfProcess } from '../../../plugins/playground-service/service';
import { LATEST_MANUAL_VERSION } from '../../../src/versions';
import { createServer, readSite } from '../../serve/server';
import { encode } from './encode';
import { Recorder } from './recorder';
import { openScene, SCENES } from './scenes';

/** Twice the size at which recordings are shown. */
const SIZE = { width: 1280, height: 720 };

/** Letters stay readable when the picture is shown at half of its size. */
const ZOOM = 1.25;

/** Size of the carousel's pictures. */
const PICTURE_SIZE = { width: 1280, height: 800 };

async function enlarge(page: Page): Promise<void> {
  await page.evaluate((zoom) => {
    document.documentElement.style.setProperty('zoom', String(zoom));
  }, ZOOM);
}

async function takeWebp(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await fs.writeFile(file, Buffer.from(data, 'base64'));
  await session.detach();
}

/** What the carousel shows: where it is and what is done there. */
const PICTURES: readonly {
  readonly name: string;
  readonly path: string;
  readonly colorScheme: 'light' | 'dark';
  readonly prepare: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'search',
    path: `/docs/manual/${LATEST_MANUAL_VERSION.path}/record`,
    colorScheme: 'light',
    async prepare(page) {
      await page.keyboard.press('/');
      await page.keyboard.type('pattern matching');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'reference',
    path: `/docs/manual/${LATEST_MANUAL_VERSION.path}/api/core/array`,
    colorScheme: 'dark',
    prepare: async (page) => {
      await page.getByRole('heading', { level: 2 }).nth(3).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'playground',
    path: '/try',
    colorScheme: 'light',
    async prepare(page) {
      await page.getByRole('textbox', { name: /^Program in/ }).waitFor();
      await page.getByRole('button', { name: /^Run/ }).click();
      await page.getByRole('log').getByText('Three seats:').waitFor();
    },
  },
];

async function takePictures(browser: Browser, origin: string, target: string): Promise<void> {
  for (const { name, path: address, colorScheme, prepare } of PICTURES) {
    const page = await browser.newPage({ viewport: PICTURE_SIZE, colorScheme });
    await page.goto(origin + address);
    await page.waitForSelector('html[data-has-hydrated=true]');
    await prepare(page);
    await takeWebp(page, path.join(target, `${name}.webp`));
    await page.close();
  }
}

async function record(browser: Browser, origin: string, target: string): Promise<void> {
  for (const scene of SCENES) {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'recording-'));
    try {
      const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
      await openScene(page, origin, scene);
      await enlarge(page);
      await takeWebp(page, path.join(target, `${scene.name}.webp`));
      const recorder = new Recorder(page, folder);
      await scene.play(recorder);
      await page.close();
      encode(await recorder.finish(), path.join(target, scene.name));
    } finally {
      await fs.rm(folder, { recursive: true });
    }
  }
}

/**
 * Writes the recordings and pictures of the landing page.
 *
 * @param build folder of a finished build
 * @param target folder for the files
 */
export async function drawLanding(browser: Browser, build: string, target: string): Promise<void> {
  await fs.mkdir(target, { recursive: true });
  const site = await readSite(build, { baseUrl: '/', withRedirects: true });
  const server = createServer(build, site, startServiceOfProcess('/'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await takePictures(browser, origin, target);
    await record(browser, origin, target);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
