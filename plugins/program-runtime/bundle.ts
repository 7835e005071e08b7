/** The bundler of the site as a function from an entry to its text. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { rspack } from '@docusaurus/faster';
import type { Configuration } from '@rspack/core';

/** What is bundled, and as what. */
export interface Entry {
  /** File, with its dependencies beside it. */
  readonly file: string;
  /** `module` and `commonjs` keep the entry's exports; `script` has none and runs at once. */
  readonly format: 'module' | 'commonjs' | 'script';
  /** Folders below `node_modules` of packages by the names that are imported, where they differ. */
  readonly aliases?: Readonly<Record<string, string>>;
}

const MODULES = path.resolve('node_modules');

/** What the site supports: see `browserslist` in package.json. */
const TARGET = 'browserslist';

function configuration({ file, format, aliases = {} }: Entry, folder: string): Configuration {
  return {
    mode: 'production',
    devtool: false,
    target: [TARGET, 'web'],
    context: process.cwd(),
    entry: file,
    cache: false,
    resolve: {
      extensions: ['.ts', '.js'],
      // Older packages bring older packages of their own along, in folders within theirs.
      modules: ['node_modules', MODULES],
      alias: Object.fromEntries(
        Object.entries(aliases).map(([name, folderName]) => [name, path.join(MODULES, folderName)]),
      ),
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    output: {
      path: folder,
      filename: 'bundle.js',
      ...(format === 'module' && { module: true, library: { type: 'module' } }),
      ...(format === 'commonjs' && { library: { type: 'commonjs2' } }),
    },
    ...(format === 'module' && { experiments: { outputModule: true } }),
    performance: false,
  };
}

/**
 * Bundles and minifies an entry with all that it imports, as browsers of the site run it.
 *
 * @throws Error with the bundler's messages
 */
export async function bundle(entry: Entry): Promise<string> {
  const folder = path.join(os.tmpdir(), `program-runtime-${randomUUID()}`);
  try {
    await new Promise<void>((resolve, reject) => {
      const compiler = rspack(configuration(entry, folder));
      compiler.run((error, stats) => {
        const problem =
          error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        compiler.close(() => (problem ? reject(problem) : resolve()));
      });
    });
    return (await fs.readFile(path.join(folder, 'bundle.js'), 'utf8')).trim();
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the text of a module smaller.
 *
 * @throws Error for a text that is no module
 */
export async function minify(code: string): Promise<string> {
  const { code: minified } = await rspack.experiments.swc.minify(code, {
    module: true,
    compress: true,
    mangle: true,
  });
  return minified;
}
