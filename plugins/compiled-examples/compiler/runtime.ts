/** What compiled programs may import: the modules of a compiler, its libraries and npm packages. */
import fs from 'node:fs';
import path from 'node:path';

import { cut } from '../../../src/lib/program/cut';
import { importsOf, type Pieces } from '../../../src/lib/program/modules';
import type { Toolchain } from '../../../src/versions';
import { compiledLibraries } from './libraries';
import { compilerFacts, type RuntimeFacts } from './toolchains';

/** The modules that programs of a toolchain may import. */
export interface RuntimeSources {
  /** Text of ES modules by the name under which compiled programs import them, cut at its imports. */
  readonly modules: ReadonlyMap<string, Pieces>;
  /** The other modules of the compiler, which few programs import; they import those above, too. */
  readonly library: ReadonlyMap<string, Pieces>;
  /**
   * Files of modules of `library` that import themselves by way of others. Modules that are made of
   * text one after the other can't do that: what they import must go into them.
   */
  readonly circles: ReadonlyMap<string, string>;
  /** Names of npm packages, and of modules in them. */
  readonly packages: readonly string[];
  /** Folders of packages below `node_modules`, by the name that programs import, where they differ. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** Files of a folder that are ES modules of a library. */
function scripts(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((file) => /\.m?js$/.test(file))
    .sort();
}

/**
 * Reads a module synchronously, as `cache.ts` does and for its reason: a version has hundreds of these
 * small files.
 */
function readModule(file: string, name: string): Pieces {
  const pieces = cut(fs.readFileSync(file, 'utf8'));
  if (!pieces.ok) throw new Error(`${file}: ${pieces.error}`);
  // Within a package modules call each other by relative paths.
  return pieces.value.map((piece, index) =>
    index % 2 === 1 && piece.startsWith('.')
      ? path.posix.join(path.posix.dirname(name), piece)
      : piece,
  );
}

/**
 * Reads modules and all that they import from the folder of the compiler's own.
 *
 * @param readBefore modules that were read before, by their names; those that are read now are added
 */
function readAll(
  roots: readonly (readonly [name: string, file: string])[],
  { folder, name: prefix, packages }: RuntimeFacts,
  readBefore: Map<string, Pieces>,
): Map<string, Pieces> {
  const found = new Map<string, Pieces>();
  const pending = [...roots];
  for (const [name, file] of pending) {
    if (found.has(name)) continue;
    const pieces = readBefore.get(name) ?? readModule(file, name);
    readBefore.set(name, pieces);
    found.set(name, pieces);
    for (const imported of importsOf(pieces)) {
      const isOwn = imported.startsWith(`${prefix}/`);
      if (isOwn) pending.push([imported, path.join(folder, imported.slice(prefix.length))]);
    }
  }
  const isKnown = (name: string): boolean => packages.includes(name) || found.has(name);
  // A library's module that needs more than programs may import can't be imported, nor can those
  // that import it.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [name, pieces] of found) if (!importsOf(pieces).every(isKnown)) found.delete(name);
  }
  return found;
}

/** Whether a module imports itself by way of others. */
function isInCircle(name: string, modules: ReadonlyMap<string, Pieces>): boolean {
  const reached = new Set<string>();
  const pending = [name];
  for (const current of pending) {
    for (const imported of importsOf(modules.get(current) ?? [])) {
      if (imported === name) return true;
      if (!reached.has(imported)) pending.push(imported);
      reached.add(imported);
    }
  }
  return false;
}

async function read(toolchain: Toolchain): Promise<RuntimeSources | undefined> {
  const { runtime } = compilerFacts(toolchain);
  const roots: [string, string][] = [];
  for (const library of await compiledLibraries(toolchain)) {
    if (library.status === 'unavailable') return undefined;
    const folder = path.join(library.folder, 'src');
    for (const file of scripts(folder)) {
      roots.push([`${library.name}/src/${file}`, path.join(folder, file)]);
    }
  }
  const own = scripts(runtime.folder);
  const rootsOf = (files: readonly string[]): [string, string][] =>
    files.map((file) => [`${runtime.name}/${file}`, path.join(runtime.folder, file)]);
  const helpers = rootsOf(own.filter((file) => runtime.helpers.test(file)));
  const readBefore = new Map<string, Pieces>();
  const modules = readAll([...roots, ...helpers], runtime, readBefore);
  const library = readAll([...roots, ...rootsOf(own)], runtime, readBefore);
  const circles = new Map(rootsOf(own).filter(([name]) => isInCircle(name, library)));
  for (const name of modules.keys()) library.delete(name);
  const { packages, aliases } = runtime;
  return { modules, library, circles, packages, aliases };
}

const known = new Map<string, Promise<RuntimeSources | undefined>>();

/**
 * The modules that programs of a toolchain may import: its libraries, what the compiler makes
 * programs import, and npm packages. Read once.
 *
 * @returns undefined where this machine has no such compiler
 * @throws Error when a module is not what was expected, or the disk fails
 */
export function findRuntime(toolchain: Toolchain): Promise<RuntimeSources | undefined> {
  const { compilerPackage } = toolchain;
  const found = known.get(compilerPackage) ?? read(toolchain);
  known.set(compilerPackage, found);
  return found;
}
