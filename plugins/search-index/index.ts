import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import type { Middleware } from '../../src/lib/devServer';
import { searchMiddleware } from './devServer';
import type { PluginOptions } from './options';
import { readPages, writeShards } from './read';
import { builtIndex, recordedRoutes } from './site';
import { sourcePages } from './sources';
import { keywordsByPath, type WrittenPage, writtenPages } from './sources/content';

export { validateOptions } from './options';
export type { Options } from './options';

/** Writes what search finds, as files by version; see README.md. */
export default function searchIndex(
  { siteDir, siteConfig, baseUrl, outDir: buildFolder }: LoadContext,
  { excluded, dataPages, loadApi, transforms }: PluginOptions,
): Plugin {
  const { titleDelimiter } = siteConfig;
  let written: readonly WrittenPage[] = [];

  return {
    name: 'search-index',

    async allContentLoaded({ allContent }) {
      written = writtenPages(allContent);
    },

    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'development') return undefined;
      const middleware = searchMiddleware({
        baseUrl,
        outDir: buildFolder,
        pagesOf: (shard) =>
          sourcePages(shard, { root: siteDir, baseUrl, written, dataPages, loadApi, transforms }),
      });
      const bundlerOptions = {
        plugins: [],
        devServer: {
          // Docusaurus joins what all such functions return, and passes all of them one list.
          setupMiddlewares(middlewares: Middleware[]) {
            middlewares.unshift(middleware);
            return [];
          },
        },
      };
      return bundlerOptions;
    },

    async postBuild({ outDir, routesPaths }) {
      const keywords = keywordsByPath(written);
      const facts = { baseUrl, titleDelimiter, excluded, dataPages, keywords };
      const routes = recordedRoutes(routesPaths, facts);
      const { files, pageCount, workTime } = await builtIndex(
        readPages(outDir, routes),
        facts,
        new Date().toISOString(),
      );
      await writeShards(outDir, files);
      const seconds = (workTime / 1000).toFixed(1);
      logger.info(`search-index: ${pageCount} pages in ${files.length} shards, ${seconds} s.`);
    },
  };
}
