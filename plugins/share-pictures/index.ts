import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from '@docusaurus/types';
import pLimit from 'p-limit';

import { readPicture } from './page';
import { createPainter } from './picture';

/** Pages that are read and drawn side by side: the machine's other threads compress their pictures. */
const AT_ONCE = 8;

/** Draws the picture that networks show in front of a link to a page; see README.md. */
export default function sharePictures(): Plugin {
  return {
    name: 'share-pictures',
    async postBuild({ outDir, siteConfig }) {
      const home = siteConfig.url + siteConfig.baseUrl;
      const paint = createPainter();
      const limit = pLimit(AT_ONCE);
      const files = new Set(await fs.readdir(outDir, { recursive: true }));
      const pages = [...files].filter((file) => file.endsWith('.html'));

      await Promise.all(
        pages.map((page) =>
          limit(async () => {
            // To wait for a file takes longer than to read it.
            const html = readFileSync(path.join(outDir, page), 'utf8');
            const picture = readPicture(page, html, home, siteConfig.title);
            // Posts may have pictures that bear their names.
            if (!picture || files.has(path.normalize(picture.file))) return;
            await fs.writeFile(path.join(outDir, picture.file), await paint(picture.text));
          }),
        ),
      );
    },
  };
}
