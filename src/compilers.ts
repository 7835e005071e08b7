// cspell:ignore DOMU floatarray nativeint
/**
 * What the build knows of each compiler beside the packages that hold it (`Toolchain` of
 * `src/versions.ts`): how it is called, where its parts lie, and which libraries it ships. All of it was
 * measured on the release that the table of versions names.
 *
 * A new compiler gets one record here. Only plugins and scripts read it: pages would load it for nothing.
 */
import type { JsxMode } from './lib/playgroundLink';
import type { Toolchain } from './versions';

/** How compilers are called, and what the playground may offer of them. */
export interface CallFacts {
  /**
   * Where its programs and its standard library are: in the package of the compiler, or in packages of
   * their own (`@rescript/{platform}-{processor}` and `@rescript/runtime`) that the compiler's depends on.
   */
  readonly layout: 'one package' | 'own packages';
  /** Flags of every call, beside those that the layout needs. */
  readonly flags: readonly string[];
  /** Configuration file that `-bs-package-output` asks for. */
  readonly configFile: 'bsconfig.json' | 'rescript.json';
  readonly usesCore: boolean;
  /** Flags by the ways to compile JSX among which programs may choose; the first is its own. */
  readonly jsxModes: Readonly<Partial<Record<JsxMode, readonly string[]>>>;
  /** Experimental features that `-enable-experimental` knows. */
  readonly experiments: readonly string[];
  /** Syntaxes that it compiles; the first is its own. */
  readonly syntaxes: readonly ('reason' | 'rescript')[];
  /** Whether it types the rest of a program that it can't read whole (`-ignore-parse-errors`). */
  readonly readsParts: boolean;
  /** Whether columns of messages count bytes of UTF-8; they count UTF-16 units otherwise. */
  readonly countsBytes: boolean;
  /** Release of the `refmt` beside it, as it says; absent where there is none. */
  readonly refmtRelease?: string;
  /** Release of the program that reads structure and comments out of compiled modules, as it says. */
  readonly documentationRelease: string;
  /** Flags that print an interface in the version's own syntax. */
  readonly interfaceFlags: readonly string[];
  /** How compiled programs call the folder of the compiler's own modules. */
  readonly runtimeName: string;
  /** Those of its modules that most programs import, with all that they need; the others come on demand. */
  readonly helpers: RegExp;
}

/** Libraries of the API reference by the names that readers know. */
export type LibraryName =
  | 'Stdlib'
  | 'Core'
  | 'Belt'
  | 'Js'
  | 'Dom'
  | 'Pervasives'
  | 'Jsx'
  | 'JsxDOM'
  | 'JsxDOMStyle'
  | 'JsxEvent';

/** How the names of a reference's pages are made; see `plugins/api-reference/slugs.ts`. */
export type SlugStyle = 'dashed' | 'nested';

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
  /** Whether it is a single module that belongs to the language, and no library with an overview. */
  readonly isBuiltIn: boolean;
  /** Present where its comments are in OCaml's markup although the version's others are Markdown. */
  readonly markup?: 'odoc';
}

/** What programs may name although no file of a compiler's package declares it. */
export interface BuiltIns {
  readonly types: readonly string[];
  readonly exceptions: readonly string[];
}

/** What the API reference needs to know of a compiler. */
export interface ReferenceFacts {
  readonly slugs: SlugStyle;
  /** Whether the compiler rewrites OCaml as ReScript in the way that its comments need. */
  readonly convertsOcaml?: true;
  /** Compiler whose comments stand in for missing ones, by its package. */
  readonly backfilledFrom?: string;
  /** In the order of the sidebar; modules that are built in stand behind the libraries. */
  readonly libraries: readonly LibraryFacts[];
  readonly builtIns: BuiltIns;
  /** Whether compiled modules call operators as OCaml does: `=` is what programs write as `==`. */
  readonly hasOcamlOperators: boolean;
  /** Folder of the library's sources in the repository, for positions that name less. */
  readonly sourceFolder: string;
  /** What stands in front of a release's number in tags of the repository. */
  readonly tagPrefix: string;
  readonly repository: string;
}

/** The record of a compiler. */
export interface Compiler {
  readonly call: CallFacts;
  readonly reference: ReferenceFacts;
}

function library(name: LibraryName, facts: Partial<LibraryFacts> = {}): LibraryFacts {
  return {
    name,
    rootModule: name,
    filePrefix: name,
    isOpened: false,
    isCorePackage: false,
    hidden: [],
    isBuiltIn: false,
    ...facts,
  };
}

/** A module that belongs to the language. */
function builtIn(name: LibraryName, facts: Partial<LibraryFacts> = {}): LibraryFacts {
  return library(name, { isBuiltIn: true, ...facts });
}

/** Types and exceptions that all compilers know. */
const TYPES = ['array', 'bool', 'char', 'exn', 'float', 'int', 'list', 'option', 'string', 'unit'];
const EXCEPTIONS = [
  ...['Assert_failure', 'Division_by_zero', 'End_of_file', 'Failure', 'Invalid_argument'],
  ...['Match_failure', 'Not_found', 'Undefined_recursive_module'],
];

/** Types that the compiler 12 has no more. */
const EARLY_TYPES = [...TYPES, 'bytes', 'floatarray', 'int64', 'lazy_t'];

/** What OCaml has and its first successors keep. */
const OCAML_BUILT_INS: BuiltIns = {
  types: [...EARLY_TYPES, 'int32', 'nativeint'],
  exceptions: [
    ...EXCEPTIONS,
    ...['Out_of_memory', 'Stack_overflow', 'Sys_blocked_io', 'Sys_error'],
  ],
};

const REPOSITORY = 'https://github.com/rescript-lang/rescript';

/** Version 4 of JSX before compilers kept to the automatic mode; the last one given counts. */
const JSX_MODES = {
  automatic: ['-bs-jsx-mode', 'automatic'],
  classic: ['-bs-jsx-mode', 'classic'],
} as const;

/** What all compilers before 12 have in common; their modules are read by one tool, which they lack. */
const BUNDLED = {
  layout: 'one package',
  experiments: [],
  documentationRelease: '0.6.6',
  runtimeName: 'rescript/lib/es6',
  helpers:
    /^(?:belt_(?:Array|List|MutableMapString|Option|SortArray)\.|caml|curry|js_(?:dict|exn|null_undefined|option|promise2?)\.)/,
} as const satisfies Partial<CallFacts>;

/** What compilers before 11 have in common: the last that read Reason all bring the same `refmt`. */
const EARLY = {
  ...BUNDLED,
  configFile: 'bsconfig.json',
  usesCore: false,
  readsParts: false,
  countsBytes: true,
  refmtRelease: '3.6.0',
} as const satisfies Partial<CallFacts>;

/** Before the standard library became one: three libraries, in one list of modules each. */
const EARLY_REFERENCE: ReferenceFacts = {
  slugs: 'dashed',
  libraries: [
    library('Js', { hidden: ['Js.Fn', 'Js.Internal', 'Js.MapperRt'] }),
    library('Belt'),
    library('Dom'),
    builtIn('Pervasives', { markup: 'odoc' }),
  ],
  builtIns: OCAML_BUILT_INS,
  hasOcamlOperators: true,
  sourceFolder: 'jscomp/others',
  tagPrefix: '',
  repository: REPOSITORY,
};

/** By the package that holds the compiler, as `src/versions.ts` names it. */
const COMPILERS: Readonly<Record<string, Compiler>> = {
  'bs-platform': {
    call: {
      ...EARLY,
      flags: ['-bs-super-errors', '-bs-jsx', '3'],
      jsxModes: {},
      syntaxes: ['reason', 'rescript'],
      interfaceFlags: ['-bs-re-out'],
      runtimeName: 'bs-platform/lib/es6',
    },
    // The compiler 10 documented the same modules far better.
    reference: { ...EARLY_REFERENCE, backfilledFrom: 'rescript-v10' },
  },
  'rescript-v9': {
    call: {
      ...EARLY,
      flags: ['-bs-jsx', '3'],
      jsxModes: {},
      syntaxes: ['rescript', 'reason'],
      interfaceFlags: [],
    },
    reference: { ...EARLY_REFERENCE, backfilledFrom: 'rescript-v10', convertsOcaml: true },
  },
  'rescript-v10': {
    call: {
      ...EARLY,
      flags: ['-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
      jsxModes: JSX_MODES,
      syntaxes: ['rescript'],
      interfaceFlags: [],
    },
    reference: {
      ...EARLY_REFERENCE,
      libraries: [
        ...EARLY_REFERENCE.libraries,
        builtIn('Jsx'),
        builtIn('JsxDOM'),
        builtIn('JsxDOMStyle'),
        builtIn('JsxEvent'),
      ],
      builtIns: {
        types: [...EARLY_TYPES, 'promise', 'unknown'],
        exceptions: [...EXCEPTIONS, 'JsError'],
      },
    },
  },
  rescript: {
    call: {
      ...BUNDLED,
      flags: ['-uncurried', '-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
      configFile: 'rescript.json',
      usesCore: true,
      jsxModes: JSX_MODES,
      syntaxes: ['rescript'],
      readsParts: true,
      countsBytes: false,
      interfaceFlags: ['-uncurried'],
    },
    reference: {
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
        // The other files are for code that is compiled without the flag `-uncurried`.
        builtIn('Pervasives', {
          rootModule: 'PervasivesU',
          filePrefix: 'PervasivesU',
          markup: 'odoc',
          // Pages of their own, and what helps editors and the compiler.
          hidden: ['Jsx', 'JsxEvent', 'JsxDOM', 'JsxPPXReactSupport', 'JsxModules'].map(
            (name) => `Pervasives.${name}`,
          ),
        }),
        builtIn('Jsx', { rootModule: 'JsxU', filePrefix: 'JsxU' }),
        builtIn('JsxDOM', { rootModule: 'JsxDOMU', filePrefix: 'JsxDOMU' }),
        builtIn('JsxDOMStyle'),
        builtIn('JsxEvent', { rootModule: 'JsxEventU', filePrefix: 'JsxEventU' }),
      ],
      builtIns: {
        types: [...EARLY_TYPES, 'bigint', 'dict', 'promise', 'result', 'unknown'],
        exceptions: [...EXCEPTIONS, 'JsError'],
      },
      hasOcamlOperators: true,
      sourceFolder: 'jscomp/others',
      tagPrefix: 'v',
      repository: REPOSITORY,
    },
  },
  'rescript-v12': {
    call: {
      layout: 'own packages',
      flags: ['-bs-jsx', '4'],
      configFile: 'rescript.json',
      usesCore: false,
      jsxModes: { automatic: [], preserve: ['-bs-jsx-preserve'] },
      experiments: ['LetUnwrap'],
      syntaxes: ['rescript'],
      readsParts: true,
      countsBytes: false,
      documentationRelease: '0.6.4',
      interfaceFlags: [],
      runtimeName: '@rescript/runtime/lib/es6',
      helpers: /^(?:Primitive_|Stdlib_(?:Array|Dict|Int|JSON|List|Option|Promise|String)\.)/,
    },
    reference: {
      slugs: 'nested',
      libraries: [
        library('Stdlib', { isOpened: true }),
        library('Belt'),
        library('Js', { hidden: ['Js.Internal', 'Js.MapperRt'] }),
        library('Dom'),
        builtIn('Pervasives'),
        builtIn('Jsx'),
        builtIn('JsxDOM'),
        builtIn('JsxDOMStyle'),
        builtIn('JsxEvent'),
      ],
      builtIns: {
        types: [...TYPES, 'bigint', 'dict', 'promise', 'result', 'unknown'],
        exceptions: [...EXCEPTIONS, 'JsExn'],
      },
      hasOcamlOperators: false,
      sourceFolder: 'packages/@rescript/runtime',
      tagPrefix: 'v',
      repository: REPOSITORY,
    },
  },
};

/**
 * The record of a toolchain's compiler.
 *
 * @throws Error when `src/versions.ts` names a compiler that has no record here
 */
export function compilerOf({ compilerPackage }: Pick<Toolchain, 'compilerPackage'>): Compiler {
  const compiler = COMPILERS[compilerPackage];
  if (!compiler) {
    throw new Error(
      `Expected the facts about ${compilerPackage}, found none in src/compilers.ts; add a record for it.`,
    );
  }
  return compiler;
}
