import fs from 'node:fs/promises';
import path from 'node:path';

import type { SiteFiles } from './site';

/** Writes all files of the site into a build. */
export async function writeFiles(outDir: string, files: SiteFiles): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, text]) => {
      const file = path.join(outDir, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, await text());
    }),
  );
}
