import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PluginOptions } from './options';
import { writeLeanFiles } from './write';

export { validateOptions } from './options';
export type { Options } from './options';

/** Modules of the built client, by the request that they answer there. */
const CLIENT: ReadonlyMap<RegExp, string> = new Map([
  [/^@theme\/MDXContent$/, 'MDXContent.tsx'],
  [/^@theme\/Root$/, 'Root.tsx'],
  [/^@docusaurus\/Link$/, 'Link.tsx'],
  [/[\\/]static-articles[\\/]shell\.ts$/, 'shell.ts'],
]);

const client = (file: string): string => path.join(__dirname, 'client', file);

/** Builds a client without page contents; see README.md. The development server stays as it is. */
export default function staticArticles(
  { generatedFilesDir, baseUrl }: LoadContext,
  { menuPages }: PluginOptions,
): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'static-articles',

    getClientModules: () => [path.join(__dirname, 'shell.ts')],

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || !isBuild) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const generated = writeLeanFiles(generatedFilesDir, {
        baseUrl,
        menuPages,
        staticRouteModule: client('staticRoute.tsx'),
      });
      return {
        entry: client('entry.ts'),
        plugins: [
          ...[...generated].map(
            ([module, file]) => new NormalModuleReplacementPlugin(new RegExp(`^${module}$`), file),
          ),
          ...[...CLIENT].map(
            ([request, file]) => new NormalModuleReplacementPlugin(request, client(file)),
          ),
        ],
      };
    },
  };
}
