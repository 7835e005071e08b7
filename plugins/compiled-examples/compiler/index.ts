/**
 * The five compilers as one package: what plugins and scripts may use of it.
 */
export { cached, keyOf } from './cache';
export { type Compilation, compile } from './compile';
export { type Conversion, convert, type Converted, type Syntax } from './convert';
export { type Diagnostic, type Location, parseDiagnostics, withLines } from './diagnostics';
export { describeModules, type Printed, printInterfaces } from './documentation';
export { format, type Formatting } from './format';
export { isMissing } from './isMissing';
export { compiledCore, type CompiledLibrary } from './libraries';
export {
  EXAMPLE_MODULE,
  type Extension,
  fileName,
  mainFile,
  moduleSpecifier,
  type Program,
  type SourceFile,
} from './program';
export { findRuntime, type RuntimeSources } from './runtime';
export { compilerFacts, toolchainKey } from './toolchains';
