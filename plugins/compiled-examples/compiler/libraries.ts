import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type { Toolchain } from '../../../src/versions';
import { CACHE_FOLDER, checksum, keyOf, reportDamage } from './cache';
import { isMissing } from './isMissing';
import { type CompilerFacts, compilerFacts, toolchainKey } from './toolchains';
import { run } from './tools';

interface Library {
  /** Name in imports. */
  readonly name: string;
  /** Folder of its sources. */
  readonly sources: string;
}

const SOURCE = /\.(?:res|resi|re|rei)$/;

/** Interfaces before implementations; otherwise alphabetical, so that runs are alike. */
async function sourceFiles(folder: string): Promise<string[]> {
  const files = await fs.readdir(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => SOURCE.test(file))
    .sort((a, b) => Number(/i$/.test(b)) - Number(/i$/.test(a)) || a.localeCompare(b));
}

/**
 * Both formats: without them, programs of either do not find the library. They are written in the
 * other order, one over the other, so that ES modules remain, which browsers run.
 */
function outputs({ configFile }: CompilerFacts): readonly string[] {
  return configFile === 'bsconfig.json'
    ? ['es6:src', 'commonjs:src']
    : ['esmodule:src:.mjs', 'commonjs:src:.mjs'];
}

/** A file beside the modules that says what they were when they had been compiled. */
const CHECKSUM = 'checksum';

/** A checksum of all that lies in a library's folder, and of the names of its files. */
async function checksumOf(folder: string): Promise<string> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== CHECKSUM)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const parts = await Promise.all(
    files.map(async (file) => [`${path.relative(folder, file)}\n`, await fs.readFile(file)]),
  );
  return checksum(...parts.flat());
}

/** A library's folder, or why there can be none. */
export type CompiledLibrary =
  | {
      readonly status: 'ready';
      /** Name in imports. */
      readonly name: string;
      readonly folder: string;
    }
  | { readonly status: 'unavailable'; readonly reason: string };

/**
 * Compiles a library's modules with the bare compiler, again and again until nothing new compiles:
 * the packages ship no order of their modules. Comments and positions are kept beside them (`.cmt`), for the API
 * reference and for questions about programs.
 *
 * @throws Error with the compiler's messages where some module never compiles
 */
async function compileLibrary(
  library: Library,
  toolchain: Toolchain,
  target: string,
): Promise<CompiledLibrary> {
  const facts = compilerFacts(toolchain);
  // Of this attempt alone: a process may hold this module more than once.
  const work = `${target}.${randomUUID()}`;
  await fs.mkdir(path.join(work, 'src'), { recursive: true });
  await fs.writeFile(path.join(work, facts.configFile), '{}');
  const allFiles = await sourceFiles(library.sources);
  for (const file of allFiles) {
    await fs.copyFile(path.join(library.sources, file), path.join(work, path.basename(file)));
  }
  const compileFile = (file: string) =>
    run(
      facts.executable,
      [
        ...['-color', 'never', '-w', '-a', '-I', '.'],
        ...facts.flags,
        // The compiler looks for .mli files alone and would write the implementation's own .cmi over the interface's.
        ...(allFiles.includes(`${file}i`) ? ['-bs-read-cmi'] : []),
        ...['-bs-package-name', library.name],
        ...outputs(facts).flatMap((output) => ['-bs-package-output', output]),
        path.basename(file),
      ],
      work,
    );
  let pending = allFiles;
  while (pending.length > 0) {
    const compiled = new Set<string>();
    const failed: string[] = [];
    let messages = '';
    for (const file of pending) {
      // Without its interface's .cmi an implementation would write one of its own.
      const waits = pending.includes(`${file}i`) && !compiled.has(`${file}i`);
      const ended = waits ? undefined : await compileFile(file);
      if (ended?.status === 'unavailable') return ended;
      if (ended?.status === 'ended' && ended.exitCode === 0) compiled.add(file);
      else failed.push(file);
      if (ended?.status === 'ended') messages += ended.stderr;
    }
    if (failed.length === pending.length) {
      throw new Error(
        `Could not compile ${library.name} with ${toolchain.compilerPackage} ${toolchain.compilerRelease}:\n${messages}`,
      );
    }
    pending = failed;
  }
  await fs.writeFile(path.join(work, CHECKSUM), await checksumOf(work));
  try {
    await fs.rename(work, target);
  } catch (error) {
    // Another process was first: its result is the same.
    const exists = await fs.stat(target).then(
      () => true,
      () => false,
    );
    if (!exists) throw error;
    await fs.rm(work, { recursive: true });
  }
  return { status: 'ready', name: library.name, folder: target };
}

async function isIntact(folder: string): Promise<boolean> {
  try {
    const kept = await fs.readFile(path.join(folder, CHECKSUM), 'utf8');
    return kept === (await checksumOf(folder));
  } catch (error) {
    if (!isMissing(error)) throw error;
    return false;
  }
}

async function findOrCompile(
  library: Library,
  toolchain: Toolchain,
  target: string,
): Promise<CompiledLibrary> {
  try {
    await fs.access(target);
    if (await isIntact(target)) return { status: 'ready', name: library.name, folder: target };
    reportDamage(target);
    await fs.rm(target, { recursive: true, force: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return compileLibrary(library, toolchain, target);
}

/** Libraries by their folder: each is compiled once, however many examples wait for it. */
const known = new Map<string, Promise<CompiledLibrary>>();

function compiledLibrary(library: Library, toolchain: Toolchain): Promise<CompiledLibrary> {
  const name = library.name.replace('/', '_');
  const key = keyOf(
    'annotated library',
    toolchainKey(toolchain),
    outputs(compilerFacts(toolchain)),
  ).slice(0, 16);
  const target = path.join(CACHE_FOLDER, 'libraries', `${name}-${key}`);
  const found = known.get(target);
  if (found) return found;
  const compiled = findOrCompile(library, toolchain, target);
  known.set(target, compiled);
  return compiled;
}

/** npm name of Core, which is a package of its own. */
export const CORE_LIBRARY = '@rescript/core';

const CORE: Library = {
  name: CORE_LIBRARY,
  sources: path.resolve('node_modules', '@rescript', 'core', 'src'),
};

/**
 * The React bindings and, where the version opens it, Core; compiled once into the cache.
 *
 * @throws Error with the compiler's messages where one of their modules does not compile
 */
export function compiledLibraries(toolchain: Toolchain): Promise<readonly CompiledLibrary[]> {
  const react: Library = {
    name: toolchain.reactName,
    sources: path.resolve('node_modules', toolchain.reactPackage, 'src'),
  };
  const libraries = compilerFacts(toolchain).usesCore ? [react, CORE] : [react];
  return Promise.all(libraries.map((library) => compiledLibrary(library, toolchain)));
}

/**
 * Core alone, with comments and positions; the examples' compilations of it are the same.
 *
 * @throws Error with the compiler's messages where one of its modules does not compile
 */
export function compiledCore(toolchain: Toolchain): Promise<CompiledLibrary> {
  return compiledLibrary(CORE, toolchain);
}
