import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PluginOptions } from './options';
import { renderRedirectsFile } from './render';
import { resolveRedirects } from './resolve';
import { areaEntrances, redirectRules } from './rules';
import { pagesOfRoutes } from './routes';
import { writeRedirectPages } from './write';

export { validateOptions } from './options';
export type { Options } from './options';

/** Writes the redirects of a build; see README.md. */
export default function redirectsPlugin(_context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'redirects',

    async postBuild({ outDir, baseUrl, routesPaths, siteConfig }) {
      const { notes, ...redirects } = resolveRedirects(redirectRules(), areaEntrances(), [
        ...pagesOfRoutes(routesPaths, baseUrl),
        ...options.files,
      ]);
      await fs.writeFile(
        path.join(outDir, '_redirects'),
        renderRedirectsFile(redirects, { baseUrl, force: options.force }),
      );
      await writeRedirectPages(outDir, redirects.pages, { siteUrl: siteConfig.url, baseUrl });
      if (notes.length > 0) {
        logger.info(
          `redirects: ${notes.length} rules cannot be kept as written in this build: ${notes.join('; ')}`,
        );
      }
    },
  };
}
