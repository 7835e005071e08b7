import path from 'node:path';

import {
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  NEXT_MANUAL_VERSION,
  type Toolchain,
} from '../../../src/versions';

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

const [, , V10, V9, V8] = MANUAL_VERSIONS;

const FACTS = new Map<Toolchain, CompilerFacts>([
  [
    V8.toolchain,
    {
      executable: bundledExecutable(V8.toolchain.compilerPackage),
      flags: ['-bs-super-errors', '-bs-jsx', '3'],
      configFile: 'bsconfig.json',
      usesCore: false,
    },
  ],
  [
    V9.toolchain,
    {
      executable: bundledExecutable(V9.toolchain.compilerPackage),
      flags: ['-bs-jsx', '3'],
      configFile: 'bsconfig.json',
      usesCore: false,
    },
  ],
  [
    V10.toolchain,
    {
      executable: bundledExecutable(V10.toolchain.compilerPackage),
      flags: ['-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
      configFile: 'bsconfig.json',
      usesCore: false,
    },
  ],
  [
    LATEST_MANUAL_VERSION.toolchain,
    {
      executable: bundledExecutable(LATEST_MANUAL_VERSION.toolchain.compilerPackage),
      flags: ['-uncurried', '-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
      configFile: 'rescript.json',
      usesCore: true,
    },
  ],
  [
    NEXT_MANUAL_VERSION.toolchain,
    {
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
  ],
]);

/**
 * The compiler facts of a toolchain.
 *
 * @throws Error when `src/versions.ts` names a toolchain that has no row here.
 */
export function compilerFacts(toolchain: Toolchain): CompilerFacts {
  const facts = FACTS.get(toolchain);
  if (!facts) {
    throw new Error(
      `Expected compiler flags for ${toolchain.compilerPackage}, found none in plugins/compiled-examples/compiler/toolchains.ts; add a row for it.`,
    );
  }
  return facts;
}
