/**
 * The five compilers as one package: what plugins and scripts may use of it.
 */
export { cached, keyOf } from './cache';
export { type Compilation, compile, compileIn } from './compile';
export { type Conversion, convert, type Converted, convertIn, type Syntax } from './convert';
export { type Diagnostic, type Location, parseDiagnostics, withLines } from './diagnostics';
export { describeModules, type Printed, printInterfaces } from './documentation';
export { format, formatIn, type Formatting } from './format';
export { isMissing } from './isMissing';
export { compiledCore, compiledLibraries, type CompiledLibrary } from './libraries';
export { type FoundPlace, type Place, placeOf } from './place';
export {
  asModules,
  CORE_MODULE,
  EXAMPLE_MODULE,
  type Extension,
  fileName,
  hasFileLevelFlags,
  mainFile,
  moduleSpecifier,
  type Program,
  type SourceFile,
} from './program';
export { findRuntime, type RuntimeSources } from './runtime';
export { type Done, type Job, perform, type Run, type Step } from './run';
export { type CompilerFacts, compilerFacts, toolchainKey } from './toolchains';
