import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import type { Toolchain } from '../../../src/versions';
import { compilerFacts } from './toolchains';

const CACHE = path.resolve('node_modules', '.cache', 'compiled-examples');

interface Library {
  readonly name: string;
  readonly sources: string;
}

const SOURCE = /\.(?:res|resi|re|rei)$/;

/** Interfaces before implementations; otherwise alphabetical, so that runs are alike. */
function sourceFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .sort((a, b) => Number(/i$/.test(b)) - Number(/i$/.test(a)) || a.localeCompare(b));
}

/**
 * Compiles a library's modules with the bare compiler, again and again until nothing new compiles:
 * the packages ship no order of their modules.
 */
function compileLibrary(toolchain: Toolchain, library: Library, target: string): void {
  const facts = compilerFacts(toolchain);
  const work = `${target}.${process.pid}`;
  fs.mkdirSync(work, { recursive: true });
  fs.writeFileSync(path.join(work, facts.configFile), '{}');
  const allFiles = sourceFiles(library.sources);
  let pending = allFiles;
  for (const file of allFiles) {
    fs.copyFileSync(path.join(library.sources, file), path.join(work, path.basename(file)));
  }
  const [cjs, esm] =
    facts.configFile === 'bsconfig.json'
      ? ['commonjs:src', 'es6:src']
      : ['commonjs:src:.mjs', 'esmodule:src:.mjs'];
  fs.mkdirSync(path.join(work, 'src'), { recursive: true });
  let failures = '';
  while (pending.length > 0) {
    failures = '';
    const compiled = new Set<string>();
    const failed = pending.filter((file) => {
      const name = path.basename(file);
      // Without its interface's .cmi an implementation would write one of its own.
      const interfaceFile = `${file}i`;
      if (pending.includes(interfaceFile) && !compiled.has(interfaceFile)) return true;
      const run = spawnSync(
        facts.executable,
        [
          '-color',
          'never',
          '-bs-no-bin-annot',
          '-w',
          '-a',
          '-I',
          '.',
          ...facts.flags,
          // The compiler looks for .mli files alone and would write the implementation's own .cmi over the interface's.
          ...(allFiles.includes(interfaceFile) ? ['-bs-read-cmi'] : []),
          '-bs-package-name',
          library.name,
          '-bs-package-output',
          cjs,
          '-bs-package-output',
          esm,
          name,
        ],
        { cwd: work, encoding: 'utf8' },
      );
      if (run.status === 0) compiled.add(file);
      else failures += `${name}: ${run.stderr}\n`;
      return run.status !== 0;
    });
    if (failed.length === pending.length) {
      throw new Error(
        `Could not compile ${library.name} with ${toolchain.compilerPackage}:\n${failures}`,
      );
    }
    pending = failed;
  }
  try {
    fs.renameSync(work, target);
  } catch (error) {
    // Another process was first: its result is the same.
    if (!fs.existsSync(target)) throw error;
    fs.rmSync(work, { recursive: true });
  }
}

/** Include folders of the React bindings and, where the version opens it, of Core; compiled once into the cache. */
export function libraryFolders(toolchain: Toolchain): string[] {
  const react: Library = {
    name: toolchain.reactName,
    sources: path.resolve('node_modules', toolchain.reactPackage, 'src'),
  };
  const core: Library = {
    name: '@rescript/core',
    sources: path.resolve('node_modules', '@rescript', 'core', 'src'),
  };
  return (compilerFacts(toolchain).usesCore ? [react, core] : [react]).map((library) => {
    const target = path.join(
      CACHE,
      `${toolchain.compilerPackage.replace('/', '_')}-${toolchain.compilerRelease}-${library.name.replace('/', '_')}`,
    );
    if (!fs.existsSync(target)) compileLibrary(toolchain, library, target);
    return target;
  });
}
