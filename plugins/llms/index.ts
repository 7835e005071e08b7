import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { askedFirst } from '../../src/lib/devServer';
import { llmMiddleware } from './devServer';
import { type DocsSet, docsLibrary } from './library';
import type { PluginOptions } from './options';
import { type SiteFiles, siteFiles } from './site';
import { writeFiles } from './write';

export { validateOptions } from './options';
export type { Options } from './options';

/** Publishes the docs as Markdown, page by page and version by version; see README.md. */
export default function llms(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  { transforms, texts, loadApi, onMissingCompiler }: PluginOptions,
): Plugin {
  let library: readonly DocsSet[] = [];
  const told = new Set<string>();

  async function files(hasPage: (address: string) => boolean): Promise<SiteFiles> {
    const { models, unavailable } = await loadApi();
    for (const { version, reason } of unavailable) {
      const sentence = `llms: no API reference of ${version} in the files for language models: ${reason}`;
      if (onMissingCompiler === 'throw') throw new Error(sentence);
      if (!told.has(sentence)) logger.warn(sentence);
      told.add(sentence);
    }
    const { url } = siteConfig;
    return siteFiles({
      root: siteDir,
      url,
      baseUrl,
      library,
      models,
      transforms,
      texts,
      hasPage,
    });
  }

  return {
    name: 'llms',

    async allContentLoaded({ allContent }) {
      library = docsLibrary(allContent);
    },

    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'development') return undefined;
      // Pages of the reference are not asked for: the server knows no list of routes.
      const middleware = llmMiddleware(baseUrl, () => files(() => true));
      return askedFirst(middleware);
    },

    async postBuild({ outDir, routesPaths }) {
      const routes = new Set(routesPaths);
      await writeFiles(outDir, await files((address) => routes.has(address)));
    },
  };
}
