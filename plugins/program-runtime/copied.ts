/** Which packages the playground's programs bring along. */
import type { Toolchain } from '../../src/versions';
import { compilerFacts } from '../compiled-examples/compiler';

/** Folders below `node_modules` whose modules programs of a version may import, and of which the build has copies. */
export function copiedPackages(toolchain: Toolchain): readonly string[] {
  const { runtime, standardLibraryFolder, usesCore } = compilerFacts(toolchain);
  const packages = runtime.packages.map((module) => module.split('/')[0] ?? module);
  return [
    standardLibraryFolder,
    toolchain.reactPackage,
    ...(usesCore ? ['@rescript/core'] : []),
    ...packages.map((name) => runtime.aliases[name] ?? name),
  ];
}
