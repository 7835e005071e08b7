import fs from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

import { isMarkdown, parseRegistry, type Registry } from '../registry';
import { answerQuestions, fileOf } from './compiler';
import { type BundlerRules, loadMdx } from './mdxLoader';
import { printClientRegistry, printServerRegistry } from './registry';
import { isSelfContained } from './selfContained';

const NAME = 'unbundled-articles';

/** Pages that can be rendered without the bundler; parts of pages, which have a query, stay in it. */
function unbundledPages(registry: Registry, siteDir: string): string[] {
  return [...registry.values()].filter(
    (module) =>
      isMarkdown(module) &&
      module.startsWith('@site/') &&
      !module.includes('?') &&
      isSelfContained(fs.readFileSync(fileOf(module, siteDir), 'utf8')),
  );
}

/** Compiles articles beside the bundler while pages are rendered; see README.md. */
export default function unbundledArticles({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  let close: (() => void) | undefined;
  const readPages = () => {
    const registry = parseRegistry(
      fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'),
    );
    return { registry, pages: new Set(unbundledPages(registry, siteDir)) };
  };
  let read: ReturnType<typeof readPages> | undefined;

  const write = (name: string, text: string): string => {
    const file = path.join(generatedFilesDir, NAME, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return file;
  };

  return {
    name: NAME,

    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (mode !== 'production') return undefined;
      const { registry, pages } = (read ??= readPages());
      const isUnbundled = (module: string): boolean => pages.has(module);
      const replaceRegistry = (file: string) =>
        new currentBundler.instance.NormalModuleReplacementPlugin(/^@generated\/registry$/, file);
      if (!isServer) {
        const file = write('clientRegistry.js', printClientRegistry(registry, isUnbundled));
        return { plugins: [replaceRegistry(file)] };
      }
      const file = write(
        'registry.js',
        printServerRegistry(registry, {
          isUnbundled,
          askModule: path.join(__dirname, 'askForArticle.ts'),
          generatedFilesDir,
        }),
      );
      let rules: BundlerRules = [];
      close = answerQuestions([...pages], (page, text) => loadMdx(page, text, rules), {
        siteDir,
        generatedFilesDir,
      });
      return {
        plugins: [
          replaceRegistry(file),
          {
            apply(compiler: Compiler) {
              ({ rules } = compiler.options.module);
            },
          },
        ],
      };
    },

    async postBuild() {
      close?.();
    },
  };
}
