import fs from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { cacheRules, renderHeadersFile, securityHeaders } from './headers';
import type { PluginOptions } from './options';
import { contentSecurityPolicy, summarizeInlineParts } from './policy';
import { listStaticEntries, scanPages } from './read';

export { validateOptions } from './options';
export type { Options } from './options';

/** Writes `_headers`; see README.md. */
export default function hostingHeadersPlugin(
  { siteDir }: LoadContext,
  { sources, immutable }: PluginOptions,
): Plugin {
  return {
    name: 'hosting-headers',

    async postBuild({ outDir, baseUrl, routesPaths, siteConfig }) {
      const policy = contentSecurityPolicy(summarizeInlineParts(await scanPages(outDir)), sources);
      const caching = cacheRules({
        immutable,
        pages: routesPaths.map((route) => `/${route.slice(baseUrl.length)}`),
        files: await listStaticEntries(
          siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
        ),
      });
      await fs.writeFile(
        path.join(outDir, '_headers'),
        renderHeadersFile(
          [{ pattern: '/*', headers: securityHeaders(policy) }, ...caching],
          baseUrl,
        ),
      );
    },
  };
}
