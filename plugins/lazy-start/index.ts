import fs from 'node:fs';
import path from 'node:path';

import { rspack } from '@docusaurus/faster';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { runApart } from '../../src/lib/runApart';
import { FirstAnswer } from './FirstAnswer';
import { LAZY_COMPILATION, LazyPages, PAGE } from './LazyPages';
import { NewPages } from './NewPages';
import type { PluginOptions } from './options';
import type { DevServer, Middleware } from './rspack';
import { SnapshotsForHtml } from './SnapshotsForHtml';

export { validateOptions } from './options';
export type { Options } from './options';

/** What is printed once nothing is wrong. */
const CHECKED = 'The examples of all pages have been checked: none is wrong.';

/** Checks the examples of all pages, which are not compiled before somebody opens them. */
async function checkPages([script = '', ...args]: readonly string[], root: string): Promise<void> {
  const { exitCode, output } = await runApart(script, args, root);
  if (exitCode === 0) logger.info(CHECKED);
  else logger.error(output);
}

/** Lets `npm start` compile a page only when somebody opens it; see README.md. */
export default function lazyStart(
  { generatedFilesDir, siteDir }: LoadContext,
  { behindStart, checks }: PluginOptions,
): Plugin {
  return {
    name: 'lazy-start',

    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (isServer || mode !== 'development' || currentBundler.name !== 'rspack') return undefined;
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const pages = new LazyPages(rspack);
      const registry = path.join(generatedFilesDir, 'registry.js');
      const newPages = new NewPages(registry, () => fs.readFileSync(registry, 'utf8'));
      if (behindStart && checks.length > 0) {
        behindStart
          .add(() => checkPages(checks, siteDir))
          .catch((error: unknown) => logger.error(error instanceof Error ? error.message : error));
      }
      const bundlerOptions = {
        lazyCompilation: LAZY_COMPILATION,
        devServer: {
          // Docusaurus joins what its own function and this one return, and passes both one list:
          // what must be asked first is put there, and nothing added behind.
          setupMiddlewares(middlewares: Middleware[], server: DevServer) {
            middlewares.unshift(pages.middleware(server));
            newPages.serve(server);
            return [];
          },
        },
        plugins: [
          pages,
          new SnapshotsForHtml(),
          newPages,
          new FirstAnswer(() => behindStart?.begin()),
          new NormalModuleReplacementPlugin(
            /^\.\/docusaurus$/,
            path.join(__dirname, 'client/docusaurus.ts'),
          ),
        ],
        module: {
          rules: [
            {
              include: registry,
              use: [path.join(__dirname, 'registryLoader.cjs')],
            },
            {
              // Docusaurus takes each rule with such a `test` for one of its own.
              resource: PAGE,
              enforce: 'post' as const,
              use: [path.join(__dirname, 'pageLoader.cjs')],
            },
          ],
        },
      };
      return bundlerOptions;
    },
  };
}
