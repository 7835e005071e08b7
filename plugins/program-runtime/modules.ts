/** The modules that programs of a version may import, as one file. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { cut } from '../../src/lib/program/cut';
import type { Pieces } from '../../src/lib/program/modules';
import { type Runtime, SHOW_MODULE, runtimeDecoder } from '../../src/lib/program/runtime';
import type { Toolchain } from '../../src/versions';
import { cached, findRuntime, keyOf, type RuntimeSources } from '../compiled-examples/compiler';
import { bundle, minify } from './bundle';
import { exportsOf, packageModule, packagesEntry, PACKAGES_MODULE } from './packages';

/** How a program's element gets into its container: by the version's own React. */
const SHOW = `
  import { createRoot } from 'react-dom/client';
  // By default React reports what a program caught itself like what nobody caught.
  const onCaughtError = (error) => console.info('Caught by an error boundary:', error);
  export const show = (element, container) =>
    createRoot(container, { onCaughtError }).render(element);
`;

function cutOrThrow(name: string, code: string): Pieces {
  const pieces = cut(code);
  if (!pieces.ok) throw new Error(`${name}: ${pieces.error}`);
  return pieces.value;
}

/** Text between the names of imports, smaller. */
async function minified(name: string, pieces: Pieces): Promise<Pieces> {
  return cutOrThrow(name, await minify(pieces.join('')));
}

async function bundlePackages(names: readonly string[]): Promise<string> {
  const file = path.resolve('node_modules', '.cache', `program-runtime-${randomUUID()}.js`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, packagesEntry(names));
  try {
    return await bundle({ file, format: 'module' });
  } finally {
    await fs.rm(file);
  }
}

async function make(release: string, { modules, packages }: RuntimeSources): Promise<Runtime> {
  const made: Record<string, Pieces> = {};
  made[PACKAGES_MODULE] = cutOrThrow(PACKAGES_MODULE, await bundlePackages(packages));
  packages.forEach((name, index) => {
    made[name] = packageModule(index, exportsOf(name));
  });
  made[SHOW_MODULE] = await minified(SHOW_MODULE, cutOrThrow(SHOW_MODULE, SHOW));
  for (const [name, pieces] of modules) made[name] = await minified(name, pieces);
  return { release, modules: made };
}

/** Releases of packages and the bundler, which the file depends on beside the sources. */
async function releases(packages: readonly string[]): Promise<readonly string[]> {
  const names = new Set([...packages.map((name) => name.split('/')[0] ?? name), '@rspack/core']);
  return Promise.all(
    [...names].map((name) =>
      fs.readFile(path.resolve('node_modules', name, 'package.json'), 'utf8'),
    ),
  );
}

/**
 * The modules that programs of a toolchain may import; kept for later builds.
 *
 * @returns undefined where programs of the toolchain do not run in pages, or this machine lacks its
 *   compiler
 */
export async function runtimeModules(toolchain: Toolchain): Promise<Runtime | undefined> {
  const sources = await findRuntime(toolchain);
  if (!sources) return undefined;
  const key = keyOf('runtime', [...sources.modules], await releases(sources.packages), SHOW);
  return cached({
    key,
    decoder: runtimeDecoder,
    answer: () => make(toolchain.compilerRelease, sources),
  });
}
