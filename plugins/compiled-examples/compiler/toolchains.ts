import fs from 'node:fs';
import path from 'node:path';

import { describe, field, parseJson, string } from '../../../src/lib/decode';
import type { JsxMode } from '../../../src/lib/playground/compiler';
import type { Toolchain } from '../../../src/versions';

/** What differs between the compilers; facts measured on each release. */
export interface CompilerFacts {
  /** Path of `bsc` for this platform, or of the package folder's own layout. */
  readonly executable: string;
  readonly flags: readonly string[];
  /** Configuration file that `-bs-package-output` asks for. */
  readonly configFile: 'bsconfig.json' | 'rescript.json';
  readonly usesCore: boolean;
  /** Flags by the ways to compile JSX among which programs may choose; the first is its own. */
  readonly jsxModes: Readonly<Partial<Record<JsxMode, readonly string[]>>>;
  /** Experimental features that `-enable-experimental` knows. */
  readonly experiments: readonly string[];
  /** Syntaxes that it compiles; the first is its own. */
  readonly syntaxes: readonly ('reason' | 'rescript')[];
  /** Whether columns of messages count bytes of UTF-8; they count UTF-16 units otherwise. */
  readonly countsBytes: boolean;
  /** The program that reads structure and comments out of compiled modules. */
  readonly documentationTool: string;
  /** Folder of the compiled standard library, with its sources. */
  readonly standardLibrary: string;
  /** The package that holds it. */
  readonly standardLibraryPackage: string;
  /** Flags that print an interface in the version's own syntax. */
  readonly interfaceFlags: readonly string[];
  /** What compiled programs may import in browsers; absent where no page runs programs. */
  readonly runtime?: RuntimeFacts;
}

/** Where the modules lie that compiled programs import. */
export interface RuntimeFacts {
  /** Folder of the compiler's own modules, as ES modules. */
  readonly folder: string;
  /** How compiled programs call that folder. */
  readonly name: string;
  /** Those of them that most programs import, with all that they need; the others come on demand. */
  readonly helpers: RegExp;
  /** npm packages, and modules of them, that programs may import. */
  readonly packages: readonly string[];
  /** Folders of packages below `node_modules`, by the name that programs import, where they differ. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** The parts of React that compiled programs import, from version 18 on. */
const REACT_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The same before: JSX is compiled to calls of `createElement`, and there are no roots. */
const OLD_REACT_MODULES = ['react', 'react-dom'];

/** What the compilers before 12 add to programs by themselves. */
const HELPERS =
  /^(?:belt_(?:Array|List|MutableMapString|Option|SortArray)\.|caml|curry|js_(?:dict|exn|null_undefined|option|promise2?)\.)/;

const modules = path.resolve('node_modules');

/** An older React beside the site's own, by its npm alias. */
function olderReact(major: 16 | 17 | 18): Readonly<Record<string, string>> {
  return { react: `react-v${major}`, 'react-dom': `react-dom-v${major}` };
}

function platformFolder(): string {
  return process.platform === 'darwin' && process.arch === 'arm64'
    ? 'darwinarm64'
    : process.platform;
}

function bundledExecutable(packageName: string): string {
  return path.join(modules, packageName, platformFolder(), 'bsc.exe');
}

/** Reads the modules of all compilers that bring no tool of their own. */
const SHARED_DOCUMENTATION_TOOL = path.join(
  modules,
  '@rescript',
  'tools',
  'binaries',
  process.arch === 'arm64' && process.platform !== 'win32'
    ? `${process.platform}arm64`
    : process.platform,
  'rescript-tools.exe',
);

/** Where the libraries lie of a package that holds its compiler too. */
function bundledLibrary(
  packageName: string,
): Pick<CompilerFacts, 'documentationTool' | 'standardLibrary' | 'standardLibraryPackage'> {
  return {
    documentationTool: SHARED_DOCUMENTATION_TOOL,
    standardLibrary: path.join(modules, packageName, 'lib', 'ocaml'),
    standardLibraryPackage: packageName,
  };
}

/** Version 4 of JSX before compilers kept to the automatic mode; the last one given counts. */
const JSX_MODES = {
  automatic: ['-bs-jsx-mode', 'automatic'],
  classic: ['-bs-jsx-mode', 'classic'],
} as const;

/** By the package that holds the compiler, as `src/versions.ts` names it. */
const FACTS: Readonly<Record<string, CompilerFacts>> = {
  'bs-platform': {
    executable: bundledExecutable('bs-platform'),
    flags: ['-bs-super-errors', '-bs-jsx', '3'],
    configFile: 'bsconfig.json',
    usesCore: false,
    jsxModes: {},
    experiments: [],
    syntaxes: ['reason', 'rescript'],
    countsBytes: true,
    ...bundledLibrary('bs-platform'),
    interfaceFlags: ['-bs-re-out'],
    runtime: {
      folder: path.join(modules, 'bs-platform', 'lib', 'es6'),
      name: 'bs-platform/lib/es6',
      helpers: HELPERS,
      packages: OLD_REACT_MODULES,
      aliases: olderReact(16),
    },
  },
  'rescript-v9': {
    executable: bundledExecutable('rescript-v9'),
    flags: ['-bs-jsx', '3'],
    configFile: 'bsconfig.json',
    usesCore: false,
    jsxModes: {},
    experiments: [],
    syntaxes: ['rescript', 'reason'],
    countsBytes: true,
    ...bundledLibrary('rescript-v9'),
    interfaceFlags: [],
    runtime: {
      folder: path.join(modules, 'rescript-v9', 'lib', 'es6'),
      name: 'rescript/lib/es6',
      helpers: HELPERS,
      packages: OLD_REACT_MODULES,
      aliases: olderReact(17),
    },
  },
  'rescript-v10': {
    executable: bundledExecutable('rescript-v10'),
    flags: ['-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
    configFile: 'bsconfig.json',
    usesCore: false,
    jsxModes: JSX_MODES,
    experiments: [],
    syntaxes: ['rescript'],
    countsBytes: true,
    ...bundledLibrary('rescript-v10'),
    interfaceFlags: [],
    runtime: {
      folder: path.join(modules, 'rescript-v10', 'lib', 'es6'),
      name: 'rescript/lib/es6',
      helpers: HELPERS,
      packages: REACT_MODULES,
      aliases: olderReact(18),
    },
  },
  rescript: {
    executable: bundledExecutable('rescript'),
    flags: ['-uncurried', '-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
    configFile: 'rescript.json',
    usesCore: true,
    jsxModes: JSX_MODES,
    experiments: [],
    syntaxes: ['rescript'],
    countsBytes: false,
    ...bundledLibrary('rescript'),
    interfaceFlags: ['-uncurried'],
    runtime: {
      folder: path.join(modules, 'rescript', 'lib', 'es6'),
      name: 'rescript/lib/es6',
      helpers: HELPERS,
      packages: REACT_MODULES,
      aliases: {},
    },
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
    jsxModes: { automatic: [], preserve: ['-bs-jsx-preserve'] },
    experiments: ['LetUnwrap'],
    syntaxes: ['rescript'],
    countsBytes: false,
    documentationTool: path.join(
      modules,
      '@rescript',
      `${process.platform}-${process.arch}`,
      'bin',
      'rescript-tools.exe',
    ),
    standardLibrary: path.join(modules, '@rescript', 'runtime', 'lib', 'ocaml'),
    standardLibraryPackage: '@rescript/runtime',
    interfaceFlags: [],
    runtime: {
      folder: path.join(modules, '@rescript', 'runtime', 'lib', 'es6'),
      name: '@rescript/runtime/lib/es6',
      helpers: /^(?:Primitive_|Stdlib_(?:Array|Dict|Int|JSON|List|Option|Promise|String)\.)/,
      packages: REACT_MODULES,
      aliases: {},
    },
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

/** Release of `@rescript/core` that is installed; read once. */
let knownCoreRelease: string | undefined;

function coreRelease(): string {
  if (knownCoreRelease === undefined) {
    const file = path.join(modules, '@rescript', 'core', 'package.json');
    const manifest = parseJson(fs.readFileSync(file, 'utf8'), field('version', string));
    if (!manifest.ok) throw new Error(`${file}: ${describe(manifest.error)}; run npm ci.`);
    knownCoreRelease = manifest.value;
  }
  return knownCoreRelease;
}

/** What the answers of a toolchain depend on, beside the program. */
export function toolchainKey(toolchain: Toolchain): readonly string[] {
  const { flags, usesCore } = compilerFacts(toolchain);
  return [
    toolchain.compilerPackage,
    toolchain.compilerRelease,
    toolchain.reactPackage,
    toolchain.reactRelease,
    toolchain.moduleFormat,
    usesCore ? coreRelease() : '',
    // Paths differ from checkout to checkout.
    ...flags.map((flag) => (path.isAbsolute(flag) ? path.basename(flag) : flag)),
  ];
}

/**
 * One sentence for a machine that has no compiler for a version or can't run it: some platforms have
 * none (v8 and v9 on arm64).
 *
 * @param reason what the operating system says
 */
export function describeMissing(toolchain: Toolchain, reason: string): string {
  return (
    `Expected ${toolchain.compilerPackage} ${toolchain.compilerRelease} to run on ${process.platform} (${process.arch}), ` +
    `got “${reason}”; pages of its version say that their compiled output is not available in this build. ` +
    'Run npm ci, or build on another platform to have it.'
  );
}
