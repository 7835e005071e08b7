import fs from 'node:fs';
import path from 'node:path';

import { type CallFacts, compilerOf } from '../../../src/compilers';
import { describe, field, parseJson, string } from '../../../src/lib/decode';
import type { Toolchain } from '../../../src/versions';

/** A compiler as it is installed here: its record with the paths of its parts. */
export interface CompilerFacts extends Omit<CallFacts, 'layout' | 'runtimeName' | 'helpers'> {
  /** Path of `bsc` for this platform. */
  readonly executable: string;
  /** The program that reads structure and comments out of compiled modules. */
  readonly documentationTool: string;
  /** The program that tells editors about compiled modules, such as the types of names. */
  readonly analysisTool: string;
  /** Folder of the compiled standard library, with its sources. */
  readonly standardLibrary: string;
  /** Folder of the package that holds it, below `node_modules`. */
  readonly standardLibraryFolder: string;
  /** Name of that package where programs depend on it. */
  readonly standardLibraryPackage: string;
  /** What compiled programs may import. */
  readonly runtime: RuntimeFacts;
}

/** Where the modules lie that compiled programs import. */
export interface RuntimeFacts extends Pick<CallFacts, 'helpers'> {
  /** Folder of the compiler's own modules, as ES modules. */
  readonly folder: string;
  /** How compiled programs call that folder. */
  readonly name: string;
  /** npm packages, and modules of them, that programs may import. */
  readonly packages: readonly string[];
  /** Folders of packages below `node_modules`, by the name that programs import, where they differ. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** The first React whose JSX has a module of its own, and whose programs render into roots. */
const FIRST_REACT_WITH_ROOTS = 18;

const modules = path.resolve('node_modules');

/** The parts of React that compiled programs import: the site's own, or an older one by its npm alias. */
function reactOf({ reactMajor }: Toolchain): Pick<RuntimeFacts, 'packages' | 'aliases'> {
  const isOld = reactMajor !== undefined && reactMajor < FIRST_REACT_WITH_ROOTS;
  return {
    packages: isOld
      ? ['react', 'react-dom']
      : ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    aliases:
      reactMajor === undefined
        ? {}
        : { react: `react-v${reactMajor}`, 'react-dom': `react-dom-v${reactMajor}` },
  };
}

/**
 * The folder in which a package keeps its programs for this machine. Where it has none for the processor,
 * those for the older one are as good as any: macOS runs them by translation, other systems say what they
 * lack (`tools.ts`).
 */
function platformFolder(parent: string): string {
  const own = path.join(parent, `${process.platform}${process.arch}`);
  return fs.existsSync(own) ? own : path.join(parent, process.platform);
}

/** Reads the modules of all compilers that bring no tool of their own. */
const SHARED_DOCUMENTATION_TOOL = path.join(
  platformFolder(path.join(modules, '@rescript', 'tools', 'binaries')),
  'rescript-tools.exe',
);

/** Reads what compilers that bring no tool of their own have found out about a module. */
const SHARED_ANALYSIS_TOOL = path.join(
  platformFolder(path.join(modules, '@rescript', 'language-server', 'analysis_binaries')),
  'rescript-editor-analysis.exe',
);

/**
 * Folder below `node_modules` of a package that a compiler's depends on. Of two compilers with different
 * releases of it, npm puts one below the compiler's own folder.
 */
function dependencyFolder(compilerPackage: string, name: string): string {
  const own = path.posix.join(compilerPackage, 'node_modules', name);
  return fs.existsSync(path.join(modules, own)) ? own : name;
}

/** Where the parts of a compiler lie. */
type Parts = Pick<
  CompilerFacts,
  | 'executable'
  | 'flags'
  | 'documentationTool'
  | 'analysisTool'
  | 'standardLibrary'
  | 'standardLibraryFolder'
  | 'standardLibraryPackage'
>;

function partsOf({ layout, flags }: CallFacts, compilerPackage: string): Parts {
  if (layout === 'one package') {
    const folder = path.join(modules, compilerPackage);
    return {
      executable: path.join(platformFolder(folder), 'bsc.exe'),
      flags,
      documentationTool: SHARED_DOCUMENTATION_TOOL,
      analysisTool: SHARED_ANALYSIS_TOOL,
      standardLibrary: path.join(folder, 'lib', 'ocaml'),
      standardLibraryFolder: compilerPackage,
      standardLibraryPackage: 'rescript',
    };
  }
  const standardLibraryPackage = '@rescript/runtime';
  const platform = `@rescript/${process.platform}-${process.arch}`;
  const programs = path.join(modules, dependencyFolder(compilerPackage, platform), 'bin');
  const standardLibraryFolder = dependencyFolder(compilerPackage, standardLibraryPackage);
  const runtime = path.join(modules, standardLibraryFolder);
  return {
    executable: path.join(programs, 'bsc.exe'),
    flags: ['-runtime-path', runtime, ...flags],
    documentationTool: path.join(programs, 'rescript-tools.exe'),
    analysisTool: path.join(programs, 'rescript-editor-analysis.exe'),
    standardLibrary: path.join(runtime, 'lib', 'ocaml'),
    standardLibraryFolder,
    standardLibraryPackage,
  };
}

/** Facts that were put together before, by the compiler's package and the React beside it. */
const known = new Map<string, CompilerFacts>();

/**
 * The compiler facts of a toolchain.
 *
 * @throws Error when `src/versions.ts` names a compiler that has no record in `src/compilers.ts`
 */
export function compilerFacts(toolchain: Toolchain): CompilerFacts {
  const { compilerPackage, reactMajor } = toolchain;
  const key = `${compilerPackage} ${reactMajor}`;
  const found = known.get(key);
  if (found) return found;
  const { call } = compilerOf(toolchain);
  const { layout, runtimeName, helpers, ...facts } = call;
  const parts = partsOf(call, compilerPackage);
  const made: CompilerFacts = {
    ...facts,
    ...parts,
    runtime: {
      folder: path.join(modules, parts.standardLibraryFolder, 'lib', 'es6'),
      name: runtimeName,
      helpers,
      ...reactOf(toolchain),
    },
  };
  known.set(key, made);
  return made;
}

/** A program, and how to find out whether this machine runs it. */
export interface ExpectedTool {
  readonly executable: string;
  /** The argument that makes it print its release. */
  readonly question: string;
  /** What it prints then, as one of its words. */
  readonly release: string;
}

/** The `refmt` that lies beside a compiler. */
export function refmtOf({ executable }: Pick<CompilerFacts, 'executable'>): string {
  return path.join(path.dirname(executable), 'refmt.exe');
}

/** The programs of a toolchain, as far as it has them. */
export function expectedTools(toolchain: Toolchain): readonly ExpectedTool[] {
  const facts = compilerFacts(toolchain);
  const { executable, refmtRelease, documentationTool, documentationRelease } = facts;
  return [
    { executable, question: '-version', release: toolchain.compilerRelease },
    ...(refmtRelease === undefined
      ? []
      : [{ executable: refmtOf(facts), question: '--version', release: refmtRelease }]),
    { executable: documentationTool, question: '--version', release: documentationRelease },
  ];
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
 * One sentence for a machine that has no compiler for a version or can't run it: the packages of v8, v9
 * and v10 have none for Linux on arm64.
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
