/** The modules that programs of a version may import, as two files. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { type Decoded, record } from '../../src/lib/decode';
import { cut } from '../../src/lib/program/cut';
import { modulesDecoder, type Pieces } from '../../src/lib/program/modules';
import { type Runtime, SHOW_MODULE } from '../../src/lib/program/runtime';
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

/** The same by React before 18, which has no roots. */
const OLD_SHOW = `
  import { render } from 'react-dom';
  export const show = (element, container) => { render(element, container); };
`;

/** Decodes what is kept of a version. */
const runtimesDecoder = record({
  /** What examples and most programs import. */
  modules: modulesDecoder,
  /** The rest of the standard library. */
  library: modulesDecoder,
});

function cutOrThrow(name: string, code: string): Pieces {
  const pieces = cut(code);
  if (!pieces.ok) throw new Error(`${name}: ${pieces.error}`);
  return pieces.value;
}

/** Text between the names of imports, smaller. */
async function minified(name: string, pieces: Pieces): Promise<Pieces> {
  return cutOrThrow(name, await minify(pieces.join('')));
}

async function bundlePackages(
  { packages, aliases }: RuntimeSources,
  format: 'module' | 'commonjs',
): Promise<string> {
  const file = path.resolve('node_modules', '.cache', `program-runtime-${randomUUID()}.js`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, packagesEntry(packages));
  try {
    return await bundle({ file, format, aliases });
  } finally {
    await fs.rm(file);
  }
}

async function minifiedAll(
  modules: ReadonlyMap<string, Pieces>,
): Promise<Readonly<Record<string, Pieces>>> {
  const made: Record<string, Pieces> = {};
  for (const [name, pieces] of modules) made[name] = await minified(name, pieces);
  return made;
}

async function make(
  sources: RuntimeSources,
  show: string,
): Promise<Decoded<typeof runtimesDecoder>> {
  const { packages } = sources;
  const made: Record<string, Pieces> = {};
  made[PACKAGES_MODULE] = cutOrThrow(PACKAGES_MODULE, await bundlePackages(sources, 'module'));
  const exported = exportsOf(await bundlePackages(sources, 'commonjs'), packages.length);
  packages.forEach((name, index) => {
    made[name] = packageModule(index, exported[index] ?? []);
  });
  made[SHOW_MODULE] = await minified(SHOW_MODULE, cutOrThrow(SHOW_MODULE, show));
  const library: Record<string, Pieces> = { ...(await minifiedAll(sources.library)) };
  for (const [name, file] of sources.circles) {
    library[name] = cutOrThrow(name, await bundle({ file, format: 'module' }));
  }
  return { modules: { ...made, ...(await minifiedAll(sources.modules)) }, library };
}

/** Releases of packages and the bundler, which the files depend on beside the sources. */
async function releases({ packages, aliases }: RuntimeSources): Promise<readonly string[]> {
  const names = new Set(packages.map((name) => name.split('/')[0] ?? name));
  return Promise.all(
    [...[...names].map((name) => aliases[name] ?? name), '@rspack/core'].map((name) =>
      fs.readFile(path.resolve('node_modules', name, 'package.json'), 'utf8'),
    ),
  );
}

/** The two files of a version. */
export interface Runtimes {
  readonly modules: Runtime;
  readonly library: Runtime;
}

/**
 * The modules that programs of a toolchain may import; kept for later builds.
 *
 * @returns undefined where this machine has no such compiler
 */
export async function runtimeModules(toolchain: Toolchain): Promise<Runtimes | undefined> {
  const sources = await findRuntime(toolchain);
  if (!sources) return undefined;
  const show = sources.packages.includes('react-dom/client') ? SHOW : OLD_SHOW;
  const { modules, library } = await cached({
    key: keyOf(
      'runtimes',
      [...sources.modules],
      [...sources.library],
      [...sources.circles.keys()],
      await releases(sources),
      show,
    ),
    decoder: runtimesDecoder,
    answer: () => make(sources, show),
  });
  const release = toolchain.compilerRelease;
  return { modules: { release, modules }, library: { release, modules: library } };
}
