import fs from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { askedFirst } from '../../../src/lib/devServer';
import { LATEST_MANUAL_VERSION } from '../../../src/versions';
import { loadReference } from '../pages/reference';
import { publishedMiddleware } from './devServer';
import { type PublishedFiles, publishedFiles } from './files';

/**
 * Publishes the models as `/api/<version>.json`, with what belongs to them (`files.ts`), and
 * `/api/schema.json` that describes them. Versions
 * that this machine can't read are told by the plugin of the pages.
 */
export default function publishedModels({ baseUrl, siteConfig }: LoadContext): Plugin {
  const files = async (): Promise<PublishedFiles> => {
    const siteRoot = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
    const { versions } = await loadReference();
    return publishedFiles(
      [...versions.values()].flatMap(({ model, contextOf }) => {
        const [library] = model.libraries;
        if (!library) return [];
        const { base, index, history } = contextOf(library, baseUrl);
        return [{ model, context: { siteRoot, base, index, history } }];
      }),
      { siteRoot, latest: LATEST_MANUAL_VERSION.name },
    );
  };
  return {
    name: 'api-reference-published',

    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'development') return undefined;
      return askedFirst(publishedMiddleware(baseUrl, files));
    },

    async postBuild({ outDir }) {
      for (const [name, text] of await files()) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, text());
      }
    },
  };
}
