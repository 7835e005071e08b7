/**
 * Makes the share pictures of blog posts from their drawings: `npm run pictures -- blog`. Networks that
 * show a link read no SVG, so each `static/blog/<name>.svg` gets a `<name>.png` beside it. The results are
 * committed.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type { Browser } from 'playwright';

/** Size that networks ask for; a drawing of 16:9 loses 3 % of its height above and below. */
const SIZE = { width: 1200, height: 630 };

/** Most bytes of a share picture. */
const MOST_BYTES = 100_000;

/** The page whose screenshot is the share picture. */
function shareDocument(drawing: string): string {
  const { width, height } = SIZE;
  return (
    `<!doctype html><body style="margin:0">` +
    `<img src="${drawing}" style="width:${width}px;height:${height}px;object-fit:cover;display:block">`
  );
}

/**
 * Writes a share picture for each drawing.
 *
 * @param folder where the drawings are and their share pictures go
 * @throws Error when a share picture is too large, or the folder has no drawing
 */
export async function drawSharePictures(browser: Browser, folder: string): Promise<void> {
  const drawings = (await fs.readdir(folder)).filter((name) => name.endsWith('.svg'));
  if (drawings.length === 0) {
    throw new Error(`Expected drawings in ${folder}, got no SVG; draw one (see the README).`);
  }
  const page = await browser.newPage({ viewport: SIZE });
  for (const name of drawings) {
    const text = await fs.readFile(path.join(folder, name));
    await page.setContent(shareDocument(`data:image/svg+xml;base64,${text.toString('base64')}`));
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const picture = await page.screenshot({ type: 'png' });
    if (picture.length > MOST_BYTES) {
      throw new Error(
        `Expected at most ${MOST_BYTES} bytes for the share picture of ${name}, got ${picture.length}; use fewer colors and no gradients.`,
      );
    }
    await fs.writeFile(path.join(folder, name.replace(/\.svg$/, '.png')), picture);
  }
  await page.close();
}
