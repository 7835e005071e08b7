import fs from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk, Compilation, Compiler } from 'webpack';

import { clientManifest } from '../../src/lib/clientManifest';
import { describe, parseJson } from '../../src/lib/decode';
import type { PluginOptions } from './options';
import { parseRegistry } from './registry';
import { linkScripts, onlyEntryScripts, type ProgramPages } from './scripts';
import { STYLES_MODULE, stylesModule } from './styles';

export { validateOptions } from './options';
export type { Options } from './options';

/** Name of the entry that readers get; Docusaurus' own name, which its manifest puts first. */
const ENTRY = 'main';

/** Name of the entry whose style sheets are kept, and whose scripts are not. */
const STYLES_ENTRY = 'styles-of-pages';

/** Chunks that an entry loads, now or later. */
function chunksOf(compilation: Compilation, entry: string): ReadonlySet<Chunk> {
  const chunks = compilation.entrypoints.get(entry)?.chunks ?? [];
  return new Set(chunks.flatMap((chunk) => [chunk, ...chunk.getAllAsyncChunks()]));
}

/** Drops scripts that no page names, before anybody minifies them. */
function dropScripts(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('static-articles', (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
    compilation.hooks.processAssets.tap({ name: 'static-articles', stage }, () => {
      const kept = new Set(
        [...chunksOf(compilation, ENTRY)].flatMap(({ files, auxiliaryFiles }) => [
          ...files,
          ...auxiliaryFiles,
        ]),
      );
      for (const { files } of chunksOf(compilation, STYLES_ENTRY)) {
        for (const file of files) {
          if (/\.js(?:\.map)?$/.test(file) && !kept.has(file)) compilation.deleteAsset(file);
        }
      }
    });
  });
}

/**
 * What Chromium reads as the first line of a script: that it may compile all of its functions on another thread while
 * the script comes, not each on the page's own thread when it is called. Other browsers see a comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Writes the hint into the scripts that every page runs, after they were minified and before they are named. */
function compileAhead(compiler: Compiler): void {
  const { BannerPlugin, Compilation } = compiler.webpack;
  const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
  new BannerPlugin({ banner: COMPILE_AHEAD, raw: true, entryOnly: true, stage }).apply(compiler);
}

/** Completes the manifest that Docusaurus has written by then and reads afterwards. */
function linkPageScripts(compiler: Compiler, file: string, pages: ProgramPages): void {
  compiler.hooks.afterEmit.tap('static-articles', ({ chunkGroups, entrypoints }) => {
    const manifest = parseJson(fs.readFileSync(file, 'utf8'), clientManifest);
    if (!manifest.ok) {
      throw new Error(
        `static-articles: expected Docusaurus’s manifest in ${file}, got another form (${describe(manifest.error)}): see what core/lib/ssg/ssgTemplate.js reads now.`,
      );
    }
    const imports = chunkGroups.flatMap((chunkGroup) =>
      chunkGroup.origins.map(({ request }) => ({ request, files: chunkGroup.getFiles() })),
    );
    const own = onlyEntryScripts(manifest.value, new Set(entrypoints.get(ENTRY)?.getFiles()));
    fs.writeFileSync(file, JSON.stringify(linkScripts(own, pages, imports)));
  });
}

/** Builds pages that are HTML, with one small entry for browsers; see README.md. */
export default function staticArticles(
  { generatedFilesDir }: LoadContext,
  { entry, link, programPages }: PluginOptions,
): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'static-articles',

    configureWebpack(_config, isServer) {
      if (!isBuild) return {};
      if (isServer) {
        return { resolve: { alias: { '@docusaurus/Link': path.resolve(link) } } };
      }
      const generated = (file: string): string => path.join(generatedFilesDir, file);
      const styles = generated(STYLES_MODULE);
      fs.mkdirSync(path.dirname(styles), { recursive: true });
      fs.writeFileSync(
        styles,
        stylesModule(parseRegistry(fs.readFileSync(generated('registry.js'), 'utf8'))),
      );
      return {
        entry: { [ENTRY]: path.resolve(entry), [STYLES_ENTRY]: styles },
        plugins: [
          { apply: dropScripts },
          { apply: compileAhead },
          {
            apply: (compiler: Compiler) =>
              linkPageScripts(compiler, generated('client-manifest.json'), programPages),
          },
        ],
      };
    },
  };
}
