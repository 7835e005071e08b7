/**
 * Draws the raster pictures that some readers of our pages ask for (share picture, icons of the web
 * manifest) from our own drawings, and the README's from a finished build: `npm run build`, then
 * `npm run pictures`; with `-- blog` the share pictures of blog posts instead, and with `-- letters` the letters on
 * those of other pages, which need no build. The results are committed.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright';

import { FONT_FILES } from '../../src/lib/fontsFlag';
import { findBrowser } from '../browser';
import { drawSharePictures } from './blog';
import { drawLetters } from './letters';
import { drawReadmePicture } from './readme';

const STATIC = path.resolve('static');

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  });
  try {
    if (process.argv[2] === 'blog') {
      await drawSharePictures(browser, path.join(STATIC, 'blog'));
      return;
    }
    if (process.argv[2] === 'letters') {
      const font = path.join(STATIC, FONT_FILES.text);
      await drawLetters(browser, path.resolve('plugins/share-pictures/letters'), font);
      return;
    }
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.goto(pathToFileURL(path.resolve('scripts/pictures/share.html')).href);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: path.join(STATIC, 'share.png') });
    for (const size of [180, 192, 512]) {
      await page.setViewportSize({ width: size, height: size });
      await page.goto(pathToFileURL(path.join(STATIC, 'favicon.svg')).href);
      await page.screenshot({ path: path.join(STATIC, `icon-${size}.png`), omitBackground: true });
    }
    await drawReadmePicture(
      browser,
      path.resolve('build'),
      path.resolve('scripts/pictures/readme.png'),
    );
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
