import fs from 'node:fs';
import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { readPicture } from './page';
import { createPainter } from './picture';

/** Draws the picture that networks show in front of a link to a page; see README.md. */
export default function sharePictures(): Plugin {
  return {
    name: 'share-pictures',
    // Files are read and written at once: to wait for each of two thousand takes longer than they do.
    postBuild({ outDir, siteConfig }) {
      const home = siteConfig.url + siteConfig.baseUrl;
      const paint = createPainter();
      const files = new Set(fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' }));
      for (const page of [...files].filter((file) => file.endsWith('.html'))) {
        const html = fs.readFileSync(path.join(outDir, page), 'utf8');
        const picture = readPicture(page, html, home, siteConfig.title);
        // Posts may have pictures that bear their names.
        if (!picture || files.has(path.normalize(picture.file))) continue;
        fs.writeFileSync(path.join(outDir, picture.file), paint(picture.text));
      }
      return Promise.resolve();
    },
  };
}
