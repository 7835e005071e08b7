/** The releases that the test bundle has: those whose compilers are installed. */
import type { Toolchain } from '../../../src/versions';
import { MANUAL_VERSIONS } from '../../../src/versions';

/** What differs between the interfaces of bundles. */
export interface BundleRelease {
  /** With a leading `v`. */
  readonly name: string;
  readonly toolchain: Toolchain;
  /** As the bundle says it: `1.x` up to version 9. */
  readonly apiVersion: string;
  /** Names that `setModuleSystem` takes, for ES modules and CommonJS. */
  readonly moduleSystems: Readonly<Record<string, Toolchain['moduleFormat']>>;
  /** What a new instance warns of. */
  readonly warningFlags: string;
  /** Libraries without which nothing compiles. */
  readonly needed: readonly string[];
}

const API_VERSIONS = ['1.0', '1.1', '2', '4', '6'];

const OLD_MODULE_SYSTEMS: BundleRelease['moduleSystems'] = { es6: 'esmodule', nodejs: 'commonjs' };

const MODULE_SYSTEMS: BundleRelease['moduleSystems'] = {
  esmodule: 'esmodule',
  commonjs: 'commonjs',
};

/** Oldest first. */
export const RELEASES: readonly BundleRelease[] = [...MANUAL_VERSIONS]
  .reverse()
  .map(({ toolchain }, index) => {
    const major = Number(toolchain.compilerRelease.split('.')[0]);
    return {
      name: `v${toolchain.compilerRelease}`,
      toolchain,
      apiVersion: API_VERSIONS[index] ?? '',
      moduleSystems: major < 12 ? OLD_MODULE_SYSTEMS : MODULE_SYSTEMS,
      warningFlags: `+a-4-9-20-40-41-42-50-61-102${major < 11 ? '' : '-109'}`,
      needed: major < 11 ? [] : ['compiler-builtins'],
    };
  });

/** The release of this name. */
export function releaseNamed(name: string): BundleRelease | undefined {
  return RELEASES.find((release) => release.name === name);
}
