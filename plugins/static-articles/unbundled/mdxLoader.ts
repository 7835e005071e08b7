/** The loader for MDX, as the bundler's rules name it, without the bundler. */
import path from 'node:path';

import type { Compiler } from 'webpack';

import { array, type Decoded, object, record, string } from '../../../src/lib/decode';

/** A rule that `@docusaurus/mdx-loader/lib/createMDXLoader.js` makes. */
const ruleDecoder = record({
  /** Folders that it is for. */
  include: array(string),
  use: array(record({ loader: string, options: object })),
});

type Rule = Decoded<typeof ruleDecoder>;

/** The rules of a bundler. */
export type BundlerRules = Compiler['options']['module']['rules'];

/** What the loader uses of the bundler. */
interface LoaderContext {
  readonly resource: string;
  readonly resourcePath: string;
  readonly _compiler: { readonly name: 'server' };
  readonly async: () => (error: unknown, module?: string) => void;
  readonly getOptions: () => Rule['use'][number]['options'];
  readonly addDependency: (file: string) => void;
}

type Loader = (this: LoaderContext, text: string) => unknown;

const LOADER = require.resolve('@docusaurus/mdx-loader');

async function importLoader(): Promise<Loader> {
  const { default: loader }: { default: Loader } = await import(LOADER);
  return loader;
}

/** Plugins are loaded by a loader of Docusaurus's, which looks for the file anew with each import. */
let loaderOnce: Promise<Loader> | undefined;

const isBelow = (file: string, folder: string): boolean =>
  file.startsWith(folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`);

/** The options of the loader for a file; undefined if no rule has it for the file. */
function optionsFor(file: string, rules: BundlerRules): LoaderContext['getOptions'] | undefined {
  for (const rule of rules) {
    const decoded = ruleDecoder(rule);
    if (!decoded.ok || !decoded.value.include.some((folder) => isBelow(file, folder))) continue;
    const use = decoded.value.use.find(({ loader }) => loader === LOADER);
    if (use) return () => use.options;
  }
  return undefined;
}

/**
 * Compiles a page as the server's bundler would.
 *
 * @param file absolute path
 * @param text what stands there
 * @param rules those of the bundler
 * @returns a module
 * @throws what the loader throws, and Error with one sentence for a page without a rule
 */
export async function loadMdx(file: string, text: string, rules: BundlerRules): Promise<string> {
  const getOptions = optionsFor(file, rules);
  if (!getOptions) {
    throw new Error(
      `static-articles: expected a rule of the bundler with ${LOADER} for ${file}, got none; see what @docusaurus/mdx-loader/lib/createMDXLoader.js makes now.`,
    );
  }
  const loader = await (loaderOnce ??= importLoader());
  return new Promise((resolve, reject) => {
    loader.call(
      {
        resource: file,
        resourcePath: file,
        _compiler: { name: 'server' },
        async: () => (error, module) => {
          if (module === undefined) reject(error);
          else resolve(module);
        },
        getOptions,
        // Nothing is watched in a build.
        addDependency: () => undefined,
      },
      text,
    );
  });
}
