/** Which printed interface belongs to which module, and what compiled files are called in public. */
import type { LibraryFacts } from '../libraries';
import type { ApiSyntax } from '../model/types';
import { type Declaration, parseInterface } from './parse';

/** What a compiler printed about a module. */
export interface ModuleInterface {
  readonly declarations: readonly Declaration[];
  /** The module's own declaration, where it stands in another one. */
  readonly declaration?: Declaration;
  /** Compiled file, capitalized, where it has one: `Js_array2`. */
  readonly file?: string;
  /** Name of the module beside it that it is another name of. */
  readonly sibling?: string;
  /** Whether its file was found by an alias rather than by the module's own name. */
  readonly isAlias: boolean;
}

/** Modules whose file has another name than they have. */
const OTHER_FILES: Readonly<Record<string, string>> = { 'Js.Nullable': 'Js_null_undefined' };

/** A name in which `TypedArray2`, `typed_array2` and `Typed__array2` are one. */
function key(name: string): string {
  return name.replace(/_/g, '').toLowerCase();
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The printed interfaces of a version, by file name without extension. */
export class Interfaces {
  readonly #parsed = new Map<string, readonly Declaration[]>();
  readonly #files: ReadonlyMap<string, string>;

  readonly #texts: Readonly<Record<string, string>>;
  readonly #syntax: ApiSyntax;

  constructor(texts: Readonly<Record<string, string>>, syntax: ApiSyntax) {
    this.#texts = texts;
    this.#syntax = syntax;
    this.#files = new Map(Object.keys(texts).map((file) => [key(file), file]));
  }

  /** Whether a file was printed. */
  has(file: string): boolean {
    return this.#files.has(key(file));
  }

  #declarations(file: string): readonly Declaration[] {
    const known = this.#parsed.get(file);
    if (known) return known;
    const parsed = parseInterface(this.#texts[file] ?? '', this.#syntax);
    this.#parsed.set(file, parsed);
    return parsed;
  }

  #ofFile(name: string, isAlias: boolean): ModuleInterface | undefined {
    const file = this.#files.get(key(name));
    if (file === undefined) return undefined;
    return { declarations: this.#declarations(file), file: capitalized(file), isAlias };
  }

  /** Looks an alias up: a file, a file of the same library, or a module within one of these. */
  #ofTarget(target: string, library: LibraryFacts): ModuleInterface | undefined {
    const parts = target.split('.');
    for (const prefix of ['', library.filePrefix]) {
      for (let length = parts.length; length > 0; length -= 1) {
        let found = this.#ofFile(prefix + parts.slice(0, length).join(''), true);
        for (const name of parts.slice(length)) {
          found = found && this.inside(found, name);
        }
        if (found) return { ...found, isAlias: true };
      }
    }
    return undefined;
  }

  /** A module that is written out in another one. */
  inside(parent: ModuleInterface, name: string): ModuleInterface | undefined {
    const declaration = parent.declarations.find(
      (one) => one.name === name && one.body !== undefined,
    );
    if (!declaration?.body) return undefined;
    return { declarations: declaration.body, declaration, isAlias: false };
  }

  /** The module that holds a library's modules. */
  ofLibrary(library: LibraryFacts): ModuleInterface | undefined {
    return this.#ofFile(library.rootModule, false);
  }

  /**
   * The interface of a submodule; undefined where the compiler printed none.
   *
   * @param path from the library on: `['Belt', 'Map', 'Int']`
   */
  ofSubmodule(
    library: LibraryFacts,
    parent: ModuleInterface,
    path: readonly string[],
  ): ModuleInterface | undefined {
    const name = path[path.length - 1] ?? '';
    const other = OTHER_FILES[path.join('.')];
    const file = other ?? library.filePrefix + path.slice(1).join('');
    const alias = parent.declarations.find((one) => one.kind === 'alias' && one.name === name);
    const beside = alias?.target === undefined ? undefined : this.inside(parent, alias.target);
    if (alias?.target !== undefined && beside) {
      return { ...beside, sibling: alias.target, isAlias: true };
    }
    return (
      this.inside(parent, name) ??
      this.#ofFile(file, false) ??
      (alias?.target === undefined ? undefined : this.#ofTarget(alias.target, library))
    );
  }
}
