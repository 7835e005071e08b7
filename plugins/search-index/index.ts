import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { askedFirst } from '../../src/lib/devServer';
import { searchMiddleware } from './devServer';
import { readMemberKeywords } from './memberKeywords';
import type { PluginOptions } from './options';
import { readPages, writeShards } from './read';
import { builtIndex, recordedRoutes } from './site';
import { sourcePages } from './sources';
import { sourceTime } from './sourceTime';
import { keywordsByPath, type WrittenPage, writtenPages } from './sources/content';

export { validateOptions } from './options';
export type { Options } from './options';

/** Chunks that keep the packages that they use: the first search waits for one file, not for two. */
const UNDIVIDED = ['main', 'search-worker'];

/** Part of the bundler's options. Without `chunks`, it takes packages out of workers as well. */
const WHOLE_WORKER = {
  cacheGroups: {
    defaultVendors: {
      test: /[\\/]node_modules[\\/]/,
      chunks: ({ name }: { readonly name?: string | null | undefined }) =>
        !UNDIVIDED.includes(name ?? ''),
    },
  },
};

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
      if (isServer) return undefined;
      if (mode !== 'development') return { optimization: { splitChunks: WHOLE_WORKER } };
      const middleware = searchMiddleware({
        baseUrl,
        outDir: buildFolder,
        pagesOf: (shard) =>
          sourcePages(shard, {
            root: siteDir,
            baseUrl,
            written,
            dataPages,
            loadApi,
            transforms,
            memberKeywords: readMemberKeywords(),
          }),
      });
      return askedFirst(middleware);
    },

    async postBuild({ outDir, routesPaths }) {
      const keywords = keywordsByPath(written);
      const memberKeywords = readMemberKeywords();
      const facts = { baseUrl, titleDelimiter, excluded, dataPages, keywords, memberKeywords };
      const routes = recordedRoutes(routesPaths, facts);
      const { files, pageCount, workTime } = await builtIndex(
        readPages(outDir, routes),
        facts,
        sourceTime(siteDir),
      );
      await writeShards(outDir, files);
      const seconds = (workTime / 1000).toFixed(1);
      logger.info(`search-index: ${pageCount} pages in ${files.length} shards, ${seconds} s.`);
    },
  };
}
