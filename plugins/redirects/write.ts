import fs from 'node:fs/promises';
import path from 'node:path';

import type { Redirect } from './resolve';
import { fileOfPage, renderRedirectPage } from './render';

/** Writes that may be under way at once. */
const CHUNK = 64;

/**
 * Writes the static pages and the script they load.
 *
 * @param outDir folder of the build
 * @throws if a file stands where a redirect wants to go
 */
export async function writeRedirectPages(
  outDir: string,
  redirects: readonly Redirect[],
  site: { readonly siteUrl: string; readonly baseUrl: string },
): Promise<void> {
  await fs.copyFile(path.join(__dirname, 'redirect.js'), path.join(outDir, 'redirect.js'));
  for (let start = 0; start < redirects.length; start += CHUNK) {
    await Promise.all(
      redirects.slice(start, start + CHUNK).map(async (redirect) => {
        const file = path.join(outDir, fileOfPage(redirect.from));
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, renderRedirectPage(redirect, site), { flag: 'wx' });
      }),
    );
  }
}
