/**
 * The five compilers as one package: what plugins and scripts may use of it.
 */
export { analyzeIn, COMPILED, SOURCES } from './analysis';
export { isBreakdown } from './breakdown';
export { cached, keyOf } from './cache';
export { type Compilation, compile, compileFilesIn, compileIn } from './compile';
export { type Conversion, convert, convertIn } from './convert';
export {
  type Diagnostic,
  type Location,
  parseDiagnostics,
  withoutForeign,
  withLines,
} from './diagnostics';
export { describeModules, type Printed, printInterfaces } from './documentation';
export { durationOf } from './duration';
export { format, formatIn, formatTogether } from './format';
export { isMissing } from './isMissing';
export { compiledCore, compiledLibraries, CORE_LIBRARY } from './libraries';
export { type Place, placeOf } from './place';
export {
  asModules,
  CORE_MODULE,
  EXAMPLE_MODULE,
  type Extension,
  fileName,
  mainFile,
  moduleSpecifier,
  type Program,
  type SourceFile,
} from './program';
export { type Refusal, refusalOf } from './refusal';
export { findRuntime, type RuntimeSources } from './runtime';
export type { Done, Job, Step } from './job';
export { perform } from './run';
export { compilerFacts, toolchainKey } from './toolchains';
export { type InferredType, typesOf } from './types';
export { mayBeValue } from './valueNames';
export { viewIn } from './views';
