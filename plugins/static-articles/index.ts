import fs from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

import { describe, parseJson } from '../../src/lib/decode';
import type { PluginOptions } from './options';
import { linkScripts, type ProgramPages, scriptManifest } from './programPages';
import { writeLeanFiles } from './write';

export { validateOptions } from './options';
export type { Options } from './options';

/** Modules of the built client, by the request that they answer there. */
const CLIENT: ReadonlyMap<RegExp, string> = new Map([
  [/^@theme\/MDXContent$/, 'MDXContent.tsx'],
  [/^@theme\/Root$/, 'Root.tsx'],
  [/^@docusaurus\/Link$/, 'Link.tsx'],
  [/^\.\/PendingNavigation$/, 'PendingNavigation.tsx'],
  [/[\\/]static-articles[\\/]shell\.ts$/, 'shell.ts'],
]);

const client = (file: string): string => path.join(__dirname, 'client', file);

/** Completes the manifest that Docusaurus has written by then and reads afterwards. */
function linkProgramScripts(compiler: Compiler, file: string, pages: ProgramPages): void {
  compiler.hooks.afterEmit.tap('static-articles', ({ chunkGroups }) => {
    const manifest = parseJson(fs.readFileSync(file, 'utf8'), scriptManifest);
    if (!manifest.ok) {
      throw new Error(
        `static-articles: expected Docusaurus’s manifest in ${file}, got another form (${describe(manifest.error)}): see what core/lib/ssg/ssgTemplate.js reads now.`,
      );
    }
    const imports = chunkGroups.flatMap((chunkGroup) =>
      chunkGroup.origins.map(({ request }) => ({ request, files: chunkGroup.getFiles() })),
    );
    fs.writeFileSync(file, JSON.stringify(linkScripts(manifest.value, pages, imports)));
  });
}

/** Builds a client without page contents; see README.md. The development server stays as it is. */
export default function staticArticles(
  { generatedFilesDir, baseUrl }: LoadContext,
  { menuPages, programPages }: PluginOptions,
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
          {
            apply: (compiler: Compiler) =>
              linkProgramScripts(
                compiler,
                path.join(generatedFilesDir, 'client-manifest.json'),
                programPages,
              ),
          },
        ],
      };
    },
  };
}
