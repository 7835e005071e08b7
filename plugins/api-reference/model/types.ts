/**
 * The model of an API reference: what the compilers' own packages say about one version, as plain
 * data. `published/` makes the JSON for tools of it.
 */
import type { ExternalForm } from '../sources/external';

import type { LibraryName } from '../../../src/compilers';

/** Number of the model's form; it grows when a reader of the JSON would have to change. */
export const MODEL_FORMAT = 1;

/** Syntax of signatures and code blocks. */
export type ApiSyntax = 'reason' | 'rescript';

/** A package that the reference was read from. */
export interface ApiPackage {
  /** Name in the registry, such as `@rescript/core`. */
  readonly name: string;
  /** Exact release. */
  readonly release: string;
  /** License as the package names it. */
  readonly license: string;
  /** Its public repository, without a slash at the end. */
  readonly repository: string;
  /** Tag of the release there. */
  readonly tag: string;
}

/** Where something is declared. */
export interface ApiSource {
  /** Path in the repository. */
  readonly file: string;
  /** Counted from 1; absent where the package does not tell. */
  readonly line?: number;
  /** The file at the release's tag, at the line where it is known. */
  readonly url: string;
}

/** What items and modules have in common. */
export interface Documented {
  /**
   * Markdown that is CommonMark and MDX alike: `{` and `<` of the prose are escaped. Fences are `re`,
   * `res` or, where a block could not be rewritten, `ocaml`; `sig` and `prelude` may stand behind.
   * Links to other items are paths of the site without its base URL. Headings begin at level 2 in
   * modules and at level 4 in items.
   */
  readonly docstring?: string;
  /** The docstring was taken over from a newer version, because the package has none. */
  readonly isBackfilled?: true;
  /** Deprecated; what to use instead, or empty where the package does not tell. */
  readonly deprecated?: string;
  readonly source?: ApiSource;
}

/** How a use of something deprecated is rewritten, as its package tells the migration tool. */
export interface ApiMigration {
  /**
   * The expression that a call becomes. `%insert.unlabelledArgument(0)` and
   * `%insert.labelledArgument("a")` are arguments of the call; all others stay as they are.
   */
  readonly template: string;
  /** The same where the call stands behind a pipe, if that differs. */
  readonly templateInPipe?: string;
  /** A use of the item, with names for its arguments: `Js.Array2.map(array, fn)`. */
  readonly before: string;
  /** What the tool makes of it; absent where that doesn't compile. */
  readonly after?: string;
  /** Present where what the tool makes of it doesn't compile. */
  readonly isBroken?: true;
}

/** What values, types and exceptions have in common. */
interface Declared extends Documented {
  /** Present for what the migration tool rewrites. */
  readonly migration?: ApiMigration;
  /** Present for what the compiler knows itself, and no file declares. */
  readonly isBuiltIn?: true;
  readonly name: string;
  /** Path in the language, such as `Js.Array2.map`. */
  readonly id: string;
  /** Fragment of its address on the module's page, such as `value-map`; unique there. */
  readonly anchor: string;
  /** Declaration in the syntax of the version, such as `let map: (t<'a>, 'a => 'b) => t<'b>`. */
  readonly signature: string;
  /** Whether the compiler printed the signature; else it is the documentation tool's text. */
  readonly isNative: boolean;
}

/** What an external is in JavaScript. */
export interface ApiJavaScript {
  /** As MDN writes it: `Array.prototype.flatMap`, `Math.max`, `Date`; `[]` for elements by index. */
  readonly name: string;
  readonly form: Exclude<ExternalForm, 'value'> | 'function' | 'constant';
  /** The module that it is imported from; absent for what is there everywhere. */
  readonly module?: string;
  /** MDN's page about it. */
  readonly mdn?: string;
}

/** A function or another value, be it an external or not. */
export interface ApiValue extends Declared {
  readonly kind: 'value';
  /** Present for externals; others have code of their own. */
  readonly javaScript?: ApiJavaScript;
  /** Name of the sibling that takes curried callbacks: `map` of `mapU`. */
  readonly uncurriedTwinOf?: string;
}

/** A field of a record. */
export interface ApiField {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly docstring?: string;
  /** Deprecated; what to use instead, or empty. */
  readonly deprecated?: string;
}

/** A constructor of a variant. */
export interface ApiConstructor {
  readonly name: string;
  /** As declared, with its arguments: `Ok('a)`. */
  readonly signature: string;
  readonly docstring?: string;
  /** Deprecated; what to use instead, or empty. */
  readonly deprecated?: string;
}

export interface ApiType extends Declared {
  readonly kind: 'type';
  /** Empty for all but records. */
  readonly fields: readonly ApiField[];
  /** Empty for all but variants. */
  readonly constructors: readonly ApiConstructor[];
}

export interface ApiException extends Declared {
  readonly kind: 'exception';
}

/** A module type that has no page of its own: `Belt.Id.Comparable`. */
export interface ApiModuleType extends Declared {
  readonly kind: 'module-type';
}

/** A module inside of a module; its contents are in `modules` of the same module. */
export interface ApiSubmodule {
  readonly kind: 'module';
  readonly name: string;
  readonly id: string;
  readonly anchor: string;
  /** Slug of its page. */
  readonly slug: string;
}

export type ApiItem = ApiValue | ApiType | ApiException | ApiModuleType | ApiSubmodule;

/** A module, which has a page. */
export interface ApiModule extends Documented {
  /** `functor`: its items are those of the result. */
  readonly kind: 'module' | 'module-type' | 'functor';
  /** Last part of its path: `Int`. */
  readonly name: string;
  /** Path in the language, such as `Belt.HashMap.Int`; the same module in all versions. */
  readonly id: string;
  /** The same path in parts. */
  readonly path: readonly string[];
  /** Route below `api`: `belt/hash-map-int`, `belt/hashmap/int`. */
  readonly slug: string;
  /** Its name in sidebars: `HashMapInt` where submodules stand in one list, else `Int`. */
  readonly label: string;
  /** The same module under its first name, where it has several: `Js.Nullable`. */
  readonly aliasOf?: string;
  /** What a functor takes, or what a module type is: its declaration. */
  readonly signature?: string;
  /** In the order of the sources. */
  readonly items: readonly ApiItem[];
  /** Submodules, in the order of the sources. */
  readonly modules: readonly ApiModule[];
}

/** One of the standard libraries of a version. */
export interface ApiLibrary {
  readonly name: LibraryName;
  /** First part of its slugs, and the route of its overview below `api`. */
  readonly slug: string;
  /** Name of its package, one of the model's `packages`. */
  readonly package: string;
  /** Present for a single module that belongs to the language: it has no overview. */
  readonly isBuiltIn?: true;
  /** The library itself; all other modules are below. */
  readonly root: ApiModule;
}

export type { LibraryName };

/** The reference of one version. */
export interface ApiModel {
  readonly format: typeof MODEL_FORMAT;
  /** Name of the version in `src/versions.ts`. */
  readonly version: string;
  readonly syntax: ApiSyntax;
  readonly packages: readonly ApiPackage[];
  /** In the order of the sidebar. */
  readonly libraries: readonly ApiLibrary[];
}
