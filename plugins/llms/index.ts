import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { askedFirst } from '../../src/lib/devServer';
import { llmMiddleware } from './devServer';
import { type DocsSet, docsLibrary } from './library';
import type { PluginOptions } from './options';
import { type LlmSite, llmSite, siteFiles } from './site';
import { writeFiles } from './write';

export { bundledPages } from './bundledPages';
export { validateOptions } from './options';
export type { Options } from './options';

/** Publishes the docs as Markdown, page by page and version by version; see README.md. */
export default function llms(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  { transforms, texts, loadApi, onMissingCompiler, bundled }: PluginOptions,
): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  let library: readonly DocsSet[] = [];
  const told = new Set<string>();

  async function currentSite(): Promise<LlmSite> {
    const { models, unavailable } = await loadApi();
    for (const { version, reason } of unavailable) {
      const sentence = `llms: no API reference of ${version} in the files for language models: ${reason}`;
      if (onMissingCompiler === 'throw') throw new Error(sentence);
      if (!told.has(sentence)) logger.warn(sentence);
      told.add(sentence);
    }
    const { url } = siteConfig;
    return llmSite({ root: siteDir, url, baseUrl, library, models, transforms, texts });
  }

  return {
    name: 'llms',

    async allContentLoaded({ allContent }) {
      library = docsLibrary(allContent);
      // The development server makes each file anew when it is asked for it.
      if (isBuild) bundled.expect(await currentSite());
    },

    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'development') return undefined;
      return askedFirst(llmMiddleware(baseUrl, async () => siteFiles(await currentSite())));
    },

    async postBuild({ outDir }) {
      await writeFiles(outDir, siteFiles(await currentSite(), bundled.textsOf));
    },
  };
}
