import fs from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import {
  cacheRules,
  joinRules,
  policyRules,
  renderHeadersFile,
  securityHeaders,
  sharedRules,
  TEXT_TYPES,
} from './headers';
import type { PluginOptions } from './options';
import {
  commonDirectives,
  type Directives,
  documentDirectives,
  framedDirectives,
  pageDirectives,
  policyText,
  summarizeInlineParts,
} from './policy';
import { listStaticEntries, scanPages } from './read';

export { validateOptions } from './options';
export type { Options } from './options';

/** Where the bundler puts scripts, those of workers among them. */
const WORKER_FILES = '/assets/*';

/** Writes `_headers`; see README.md. */
export default function hostingHeadersPlugin(
  { siteDir }: LoadContext,
  { sources, workerSources, immutable, revalidated, shared, documents, framed }: PluginOptions,
): Plugin {
  return {
    name: 'hosting-headers',

    async postBuild({ outDir, baseUrl, routesPaths, siteConfig }) {
      const pages = await scanPages(outDir);
      const own = new Map<string, Directives>();
      for (const [file, directives] of Object.entries(documents)) {
        const parts = pages.get(file);
        if (!parts) throw new Error(`hosting-headers: expected ${file} in the build, found none.`);
        pages.delete(file);
        own.set(file, documentDirectives(directives, parts));
      }
      const directives = pageDirectives(summarizeInlineParts(pages), sources);
      for (const file of framed) {
        if (!pages.delete(file)) {
          throw new Error(`hosting-headers: expected ${file} in the build, found none.`);
        }
        own.set(file, framedDirectives(directives));
      }
      const policies = policyRules(
        [...pages.keys()],
        policyText(directives),
        new Map([...own].map(([file, ownDirectives]) => [file, policyText(ownDirectives)])),
      );
      const common = policyText(commonDirectives(directives, [...own.values(), workerSources]));
      // A worker obeys the policy of its own file, which is narrower than what documents may do.
      const workers = policyText(commonDirectives(directives, [workerSources]));
      const caching = cacheRules({
        immutable,
        revalidated,
        pages: routesPaths.map((route) => `/${route.slice(baseUrl.length)}`),
        files: await listStaticEntries(
          siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
        ),
      });
      await fs.writeFile(
        path.join(outDir, '_headers'),
        renderHeadersFile(
          [
            { pattern: '/*', headers: securityHeaders(common) },
            ...joinRules([
              ...policies,
              { pattern: WORKER_FILES, headers: { 'Content-Security-Policy': workers } },
              ...TEXT_TYPES,
              ...sharedRules(shared),
              ...caching,
            ]),
          ],
          baseUrl,
        ),
      );
    },
  };
}
