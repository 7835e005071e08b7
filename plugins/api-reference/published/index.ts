import fs from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { askedFirst } from '../../../src/lib/devServer';
import { loadAllApiModels } from '../load';
import { publishedMiddleware } from './devServer';
import { type PublishedFiles, publishedFiles } from './files';

/**
 * Publishes the models as `/api/<version>.json`, and `/api/schema.json` that describes them. Versions
 * that this machine can't read are told by the plugin of the pages.
 */
export default function publishedModels({ baseUrl }: LoadContext): Plugin {
  const files = async (): Promise<PublishedFiles> =>
    publishedFiles((await loadAllApiModels()).models);
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
