import path from 'node:path';

import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { LAZY_COMPILATION, LazyPages, PAGE } from './LazyPages';
import type { DevServer, Middleware } from './rspack';
import { SnapshotsForHtml } from './SnapshotsForHtml';

/** Lets `npm start` compile a page only when somebody opens it; see README.md. */
export default function lazyStart({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lazy-start',

    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (isServer || mode !== 'development' || currentBundler.name !== 'rspack') return undefined;
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const pages = new LazyPages(rspack);
      const bundlerOptions = {
        lazyCompilation: LAZY_COMPILATION,
        devServer: {
          // Docusaurus joins what its own function and this one return, and passes both one list:
          // what must be asked first is put there, and nothing added behind.
          setupMiddlewares(middlewares: Middleware[], server: DevServer) {
            middlewares.unshift(pages.middleware(server));
            return [];
          },
        },
        plugins: [
          pages,
          new SnapshotsForHtml(),
          new NormalModuleReplacementPlugin(
            /^\.\/docusaurus$/,
            path.join(__dirname, 'client/docusaurus.ts'),
          ),
        ],
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'registry.js'),
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
