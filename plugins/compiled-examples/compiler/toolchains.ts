import path from 'node:path';

import type { Toolchain } from '../../../src/versions';

/** The flags that differ between the compilers; facts measured on each release. */
interface CompilerFacts {
  /** Path of `bsc` for this platform, or of the package folder's own layout. */
  readonly executable: string;
  readonly flags: readonly string[];
  /** Configuration file that `-bs-package-output` asks for. */
  readonly configFile: 'bsconfig.json' | 'rescript.json';
  readonly usesCore: boolean;
}

const modules = path.resolve('node_modules');

function platformFolder(): string {
  return process.platform === 'darwin' && process.arch === 'arm64'
    ? 'darwinarm64'
    : process.platform;
}

function bundledExecutable(packageName: string): string {
  return path.join(modules, packageName, platformFolder(), 'bsc.exe');
}

/** By the package that holds the compiler, as `src/versions.ts` names it. */
const FACTS: Readonly<Record<string, CompilerFacts>> = {
  'bs-platform': {
    executable: bundledExecutable('bs-platform'),
    flags: ['-bs-super-errors', '-bs-jsx', '3'],
    configFile: 'bsconfig.json',
    usesCore: false,
  },
  'rescript-v9': {
    executable: bundledExecutable('rescript-v9'),
    flags: ['-bs-jsx', '3'],
    configFile: 'bsconfig.json',
    usesCore: false,
  },
  'rescript-v10': {
    executable: bundledExecutable('rescript-v10'),
    flags: ['-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
    configFile: 'bsconfig.json',
    usesCore: false,
  },
  rescript: {
    executable: bundledExecutable('rescript'),
    flags: ['-uncurried', '-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
    configFile: 'rescript.json',
    usesCore: true,
  },
  'rescript-v12': {
    executable: path.join(
      modules,
      '@rescript',
      `${process.platform}-${process.arch}`,
      'bin',
      'bsc.exe',
    ),
    flags: ['-runtime-path', path.join(modules, '@rescript', 'runtime'), '-bs-jsx', '4'],
    configFile: 'rescript.json',
    usesCore: false,
  },
};

/**
 * The compiler facts of a toolchain.
 *
 * @throws Error when `src/versions.ts` names a toolchain that has no row here.
 */
export function compilerFacts(toolchain: Toolchain): CompilerFacts {
  const facts = FACTS[toolchain.compilerPackage];
  if (!facts) {
    throw new Error(
      `Expected compiler flags for ${toolchain.compilerPackage}, found none in plugins/compiled-examples/compiler/toolchains.ts; add a row for it.`,
    );
  }
  return facts;
}
