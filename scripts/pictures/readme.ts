import type { Browser } from 'playwright';

import { LATEST_MANUAL_VERSION } from '../../src/versions';
import { createServer, readSite } from '../serve/server';

const PAGE = `/docs/manual/${LATEST_MANUAL_VERSION.path}/record`;
const SIZE = { width: 1100, height: 760 };

/**
 * Draws the README's picture from a build: one page in both schemes, side by side.
 *
 * @param build folder of a finished build
 */
export async function drawReadmePicture(
  browser: Browser,
  build: string,
  target: string,
): Promise<void> {
  const server = createServer(build, await readSite(build, { baseUrl: '/', withRedirects: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error(`Expected a port of the server, got ${String(address)}.`);
  }
  try {
    const shots: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: SIZE, colorScheme });
      await page.goto(`http://127.0.0.1:${address.port}${PAGE}`);
      await page.waitForSelector('html[data-has-hydrated=true]');
      shots.push((await page.screenshot()).toString('base64'));
      await page.close();
    }
    const frame = await browser.newPage({
      viewport: { width: SIZE.width, height: SIZE.height / 2 },
    });
    const images = shots.map((shot) => `<img width="50%" src="data:image/png;base64,${shot}">`);
    await frame.setContent(`<body style="margin:0;display:flex">${images.join('')}</body>`);
    await frame.screenshot({ path: target });
    await frame.close();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
