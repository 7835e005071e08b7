/** What is handed to a compiler, and the command line that does it. */
import type { CompilerSettings } from '../../../src/lib/playground/compiler';
import type { Toolchain } from '../../../src/versions';
import { type CompilerFacts, compilerFacts } from './toolchains';

/** File name extensions of sources; they choose syntax, and implementation or interface. */
export type Extension = 'res' | 'resi' | 're' | 'rei';

/** One file of a program. */
export interface SourceFile {
  /** Module name, with a capital letter. */
  readonly module: string;
  readonly extension: Extension;
  readonly code: string;
}

/** Files that are compiled one after the other, in one folder; the last one is what it is about. */
export interface Program {
  readonly files: readonly [...SourceFile[], SourceFile];
  /** Modules, of `files` or of libraries, that the last one sees opened. */
  readonly opened?: readonly string[];
  /** Whether nothing is a reason to warn; some warnings are errors otherwise. */
  readonly isUnwarned?: boolean;
  /** Module format of the JavaScript; by default what the version's build writes. */
  readonly moduleFormat?: Toolchain['moduleFormat'];
  /**
   * What readers of the playground chose, in place of what the version's examples are compiled with. They
   * become arguments: who takes them from outside checks them first.
   */
  readonly settings?: ProgramSettings;
}

/** Settings of the playground that are arguments of the compiler. */
export type ProgramSettings = Pick<
  CompilerSettings,
  'warningFlags' | 'openModules' | 'jsxMode' | 'experiments'
>;

/** Name of a module whose page gave it none. */
export const EXAMPLE_MODULE = 'Example';

/** Module of Core that the version's programs see opened. */
export const CORE_MODULE = 'RescriptCore';

/** Package in whose name examples are compiled; it is part of the ids of exceptions. */
const PACKAGE = 'example';

/** The name of a source on disk. */
export function fileName({ module, extension }: SourceFile): string {
  return `${module}.${extension}`;
}

export function isInterface({ extension }: SourceFile): boolean {
  return extension.endsWith('i');
}

/** The last file of a program. */
export function mainFile({ files }: Program): SourceFile {
  return files[files.length - 1] ?? files[0];
}

/**
 * How a compiler is asked for JavaScript: value of `-bs-package-output`, and suffix of what it
 * writes. Older compilers have another word for ES modules and write `.js` whatever they are.
 */
export function outputOf(
  format: Toolchain['moduleFormat'],
  { configFile }: Pick<CompilerFacts, 'configFile'>,
): { readonly option: string; readonly suffix: string } {
  if (configFile === 'bsconfig.json') {
    return { option: format === 'esmodule' ? 'es6:.' : 'commonjs:.', suffix: '.js' };
  }
  const suffix = format === 'esmodule' ? '.res.mjs' : '.res.js';
  return { option: `${format}:.:${suffix}`, suffix };
}

/** What a program is run as: Node and browsers get ES modules, whatever readers see. */
export function asModules(program: Program, { moduleFormat }: Toolchain): Program {
  const isModule = (program.moduleFormat ?? moduleFormat) === 'esmodule';
  return isModule ? program : { ...program, moduleFormat: 'esmodule' };
}

/** How the JavaScript of another file of a program imports a file of it. */
export function moduleSpecifier({ module }: SourceFile, toolchain: Toolchain): string {
  const { suffix } = outputOf(toolchain.moduleFormat, compilerFacts(toolchain));
  return `./${module}${suffix}`;
}

function opened(modules: readonly string[]): string[] {
  return modules.flatMap((name) => ['-open', name]);
}

function settingsArguments(
  { warningFlags, openModules, jsxMode, experiments }: ProgramSettings,
  { jsxModes }: CompilerFacts,
): string[] {
  return [
    ...(warningFlags === undefined ? [] : ['-w', warningFlags]),
    ...(jsxMode === undefined ? [] : (jsxModes[jsxMode] ?? [])),
    ...experiments.flatMap((name) => ['-enable-experimental', name]),
    ...opened(openModules),
  ];
}

/**
 * Arguments that compile one file of a program.
 *
 * @param libraries folders of compiled libraries
 */
export function compilerArguments(
  file: SourceFile,
  program: Program,
  toolchain: Toolchain,
  facts: CompilerFacts,
  libraries: readonly string[],
): string[] {
  const isMain = file === mainFile(program);
  const hasInterface = program.files.some(
    (other) => isInterface(other) && !isInterface(file) && other.module === file.module,
  );
  return [
    '-color',
    'never',
    '-bs-no-bin-annot',
    ...(program.isUnwarned ? ['-w', '-a'] : []),
    ...facts.flags,
    '-I',
    '.',
    ...libraries.flatMap((folder) => ['-I', folder]),
    ...(program.settings
      ? settingsArguments(program.settings, facts)
      : opened(facts.usesCore ? [CORE_MODULE] : [])),
    ...opened(isMain ? (program.opened ?? []) : []),
    // Else the implementation's own interface would be written over the one that it was given.
    ...(hasInterface ? ['-bs-read-cmi'] : []),
    '-bs-package-name',
    PACKAGE,
    '-bs-package-output',
    outputOf(program.moduleFormat ?? toolchain.moduleFormat, facts).option,
    fileName(file),
  ];
}
