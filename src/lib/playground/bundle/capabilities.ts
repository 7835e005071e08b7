/** What a bundle can do, by its release and by the number of its interface. */
import type { Syntax } from '../../playgroundLink';
import { compareVersions, type Version } from '../../version';
import type { Capabilities } from '../compiler';

/** Compiled modules of the standard library, which bundles from version 11 on have apart. */
const STANDARD_LIBRARY = 'compiler-builtins';

const CORE = '@rescript/core';

/** The first major number of compilers whose programs open Core. */
const FIRST_WITH_CORE = 11;

/** Where Core became the standard library: this compiler and all newer ones bring it along. */
const CORE_BUILT_IN: Version = {
  major: 12,
  minor: 0,
  patch: 0,
  prerelease: { kind: 'alpha', number: 4 },
};

/** Whether Core is a package of its own. */
function hasCore(version: Version): boolean {
  return version.major >= FIRST_WITH_CORE && compareVersions(version, CORE_BUILT_IN) < 0;
}

/** The libraries of a release, in the order in which they are loaded. */
export function librariesOf(version: Version): readonly string[] {
  return [
    version.major < 9 ? 'reason-react' : '@rescript/react',
    ...(version.major >= 11 ? [STANDARD_LIBRARY] : []),
    ...(hasCore(version) ? [CORE] : []),
  ];
}

/** The number of an interface: 1 for `1.x`, 7 for `7`; undefined for what is no number. */
export function apiNumber(apiVersion: string): number | undefined {
  const [, major] = /^(\d+)(?:\.|$)/.exec(apiVersion) ?? [];
  return major === undefined ? undefined : Number(major);
}

/**
 * How a compiler counts columns: the parser of ReScript counts UTF-16 units from version 11 on, and
 * bytes of UTF-8 before, as that of Reason does (measured on 8.4.2, 9.1.4, 10.1.4, 11.1.4, 12.2.0).
 */
export type ColumnUnit = 'byte' | 'utf-16';

/** How a release counts columns. */
export function columnUnitOf({ major }: Version): ColumnUnit {
  return major < 11 ? 'byte' : 'utf-16';
}

function syntaxesOf(api: number, { major }: Version): readonly Syntax[] {
  if (api > 1) return ['rescript'];
  return major < 9 ? ['reason', 'rescript'] : ['rescript', 'reason'];
}

/**
 * What a bundle takes: Reason only with interface 1, open modules from 4 on, the mode of JSX and
 * experimental features from 6 on. A newer interface counts as the newest.
 *
 * @param api number of the interface
 */
export function capabilitiesOf(api: number, version: Version): Capabilities {
  const libraries = librariesOf(version).filter((library) => library !== STANDARD_LIBRARY);
  return {
    syntaxes: syntaxesOf(api, version),
    moduleFormats: ['esmodule', 'commonjs'],
    jsxModes: api >= 6 ? ['automatic', 'preserve'] : [],
    experiments: api >= 6 ? ['LetUnwrap'] : [],
    takesWarningFlags: true,
    takesOpenModules: api >= 4,
    openModules: api >= 4 && libraries.includes(CORE) ? ['RescriptCore'] : [],
    libraries,
    converts: api === 1,
    // Bundles tell the types of what they compile, and nothing else about a place.
    analyzes: false,
    views: [],
  };
}
