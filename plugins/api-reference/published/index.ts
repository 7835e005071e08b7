import fs from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import type { Middleware } from '../../../src/lib/devServer';
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
      const bundlerOptions = {
        plugins: [],
        devServer: {
          // Docusaurus joins what all such functions return, and passes all of them one list.
          setupMiddlewares(middlewares: Middleware[]) {
            middlewares.unshift(publishedMiddleware(baseUrl, files));
            return [];
          },
        },
      };
      return bundlerOptions;
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
