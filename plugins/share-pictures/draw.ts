/** Draws the pictures of a whole build. */
import fs from 'node:fs';
import path from 'node:path';

import { readPicture } from './page';
import { createPainter } from './picture';

/** A build, as plain data: it goes to another thread. */
export interface BuiltPages {
  /** Folder of the build. */
  readonly outDir: string;
  /** Address of the site, with its base URL. */
  readonly home: string;
  /** What tab titles end in. */
  readonly siteTitle: string;
}

/**
 * Draws the picture of each page that names one, and has no file of that name yet. Files are read and written at once:
 * to wait for each of two thousand takes longer than they do.
 */
export function drawPictures({ outDir, home, siteTitle }: BuiltPages): void {
  const paint = createPainter();
  const files = new Set(fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' }));
  for (const page of [...files].filter((file) => file.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(outDir, page), 'utf8');
    const picture = readPicture(page, html, home, siteTitle);
    // Posts may have pictures that bear their names.
    if (!picture || files.has(path.normalize(picture.file))) continue;
    fs.writeFileSync(path.join(outDir, picture.file), paint(picture.text));
  }
}
