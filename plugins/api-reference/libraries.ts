/** Which libraries each version ships, where they lie, and how their pages are addressed. */
import type { LibraryName } from './model/types';
import type { SlugStyle } from './slugs';

/** A library of a version. */
export interface LibraryFacts {
  readonly name: LibraryName;
  /** Module that holds the library's modules; also the first word of their files. */
  readonly rootModule: string;
  /** Start of the names of its modules' files, without the separator behind: `Core` of `Core__Array`. */
  readonly filePrefix: string;
  /** Whether code sees its modules without naming the library: `Array`, not `Core.Array`. */
  readonly isOpened: boolean;
  /** Whether it comes from the package of Core rather than with the compiler. */
  readonly isCorePackage: boolean;
  /** Ids of modules that are the compiler's own business and have no page. */
  readonly hidden: readonly string[];
}

/** What the reference needs to know of a toolchain. */
export interface ReferenceFacts {
  readonly slugs: SlugStyle;
  /** Whether its compiler rewrites OCaml as ReScript in the way that its comments need. */
  readonly convertsOcaml?: true;
  /** Toolchain whose comments stand in for missing ones, by its compiler's package. */
  readonly backfilledFrom?: string;
  /** In the order of the sidebar. */
  readonly libraries: readonly LibraryFacts[];
  /** Folder of the library's sources in the repository, for positions that name less. */
  readonly sourceFolder: string;
  /** What stands in front of a release's number in tags of the repository. */
  readonly tagPrefix: string;
  readonly repository: string;
}

function library(name: LibraryName, facts: Partial<LibraryFacts> = {}): LibraryFacts {
  return {
    name,
    rootModule: name,
    filePrefix: name,
    isOpened: false,
    isCorePackage: false,
    hidden: [],
    ...facts,
  };
}

const COMPILER_REPOSITORY = 'https://github.com/rescript-lang/rescript';

/** Before the standard library became one: three libraries, in one list of modules each. */
const EARLY: ReferenceFacts = {
  slugs: 'dashed',
  libraries: [
    library('Js', { hidden: ['Js.Fn', 'Js.Internal', 'Js.MapperRt'] }),
    library('Belt'),
    library('Dom'),
  ],
  sourceFolder: 'jscomp/others',
  tagPrefix: '',
  repository: COMPILER_REPOSITORY,
};

/** Repository of the package of Core; its tags are the bare numbers of its releases. */
export const CORE_SOURCES = {
  packageName: '@rescript/core',
  repository: 'https://github.com/rescript-lang/rescript-core',
  tagPrefix: '',
  sourceFolder: 'src',
} as const;

/** By the package that holds the compiler, as `src/versions.ts` names it. */
const FACTS: Readonly<Record<string, ReferenceFacts>> = {
  // The next release documented the same modules far better.
  'bs-platform': { ...EARLY, backfilledFrom: 'rescript-v10' },
  'rescript-v9': { ...EARLY, backfilledFrom: 'rescript-v10', convertsOcaml: true },
  'rescript-v10': EARLY,
  rescript: {
    slugs: 'nested',
    libraries: [
      library('Core', {
        rootModule: 'RescriptCore',
        filePrefix: 'Core',
        isOpened: true,
        isCorePackage: true,
      }),
      library('Belt'),
      library('Js', { hidden: ['Js.Internal', 'Js.MapperRt'] }),
      library('Dom'),
    ],
    sourceFolder: 'jscomp/others',
    tagPrefix: 'v',
    repository: COMPILER_REPOSITORY,
  },
  'rescript-v12': {
    slugs: 'nested',
    libraries: [
      library('Stdlib', { isOpened: true }),
      library('Belt'),
      library('Js', { hidden: ['Js.Internal', 'Js.MapperRt'] }),
      library('Dom'),
    ],
    sourceFolder: 'packages/@rescript/runtime',
    tagPrefix: 'v',
    repository: COMPILER_REPOSITORY,
  },
};

/**
 * The facts of a toolchain.
 *
 * @throws Error when `src/versions.ts` names a toolchain that has no row here
 */
export function referenceFacts(compilerPackage: string): ReferenceFacts {
  const facts = FACTS[compilerPackage];
  if (!facts) {
    throw new Error(
      `Expected the libraries of ${compilerPackage}, found none in plugins/api-reference/libraries.ts; add a row for it.`,
    );
  }
  return facts;
}
