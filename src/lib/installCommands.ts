/**
 * What npm installs for a version: its compiler and its React bindings. The pages that spell such a
 * command out are compared with these by tests/installCommands.test.ts.
 */
import type { Toolchain } from '../versions';

/** The one compiler whose standard library is a package that each project opens. */
const WITH_CORE_PACKAGE = 11;

/** First part of the compiler's release number. */
export function compilerMajor(toolchain: Toolchain): number {
  return Number.parseInt(toolchain.compilerRelease, 10);
}

/** Name of the compiler's package on npm; the folders of other versions are aliases of it. */
export function compilerPackageName(toolchain: Toolchain): string {
  return toolchain.compilerPackage.replace(/-v\d+$/, '');
}

/** The standard library's package, where it is one of its own. */
export function corePackage(toolchain: Toolchain): '@rescript/core' | undefined {
  return compilerMajor(toolchain) === WITH_CORE_PACKAGE ? '@rescript/core' : undefined;
}

/**
 * The compiler as readers know it.
 *
 * @param parts how many parts of its release number: `ReScript 11` has one, `ReScript 11.1` two
 */
export function compilerName(toolchain: Toolchain, parts: 1 | 2 = 1): string {
  const language = compilerPackageName(toolchain) === 'bs-platform' ? 'BuckleScript' : 'ReScript';
  return `${language} ${toolchain.compilerRelease.split('.').slice(0, parts).join('.')}`;
}

/**
 * Installs the compiler, with the standard library where that is a package.
 *
 * @param release the newest of the series unless it is given
 */
export function compilerInstall(
  toolchain: Toolchain,
  release: string | number = compilerMajor(toolchain),
): string {
  const core = corePackage(toolchain);
  return `npm install ${compilerPackageName(toolchain)}@${release}${core ? ` ${core}` : ''}`;
}

/**
 * What npm must be told to install bindings beside a compiler that they do not name as their peer,
 * although they compile with it: `reason-react` names the series of bs-platform before this one.
 */
const OUTSIDE_PEER_RANGE = {
  'reason-react': ' --legacy-peer-deps',
  '@rescript/react': '',
} as const;

/** Installs React and the bindings that the version's examples are compiled with. */
export function reactInstall({ reactName, reactRelease, reactMajor }: Toolchain): string {
  const react = ['react', 'react-dom'].map((name) => name + (reactMajor ? `@${reactMajor}` : ''));
  return `npm install ${reactName}@${reactRelease} ${react.join(' ')}${OUTSIDE_PEER_RANGE[reactName]}`;
}
