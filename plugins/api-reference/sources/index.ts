/** What the sources of a package say about an item that its compiler and tool leave out. */
import { deprecationOf, type SourceDeprecation } from './deprecation';
import { type Part, type SourceDeclaration, type SourceFile, sourceFile } from './declarations';

export type { SourceDeclaration } from './declarations';
export type { SourceDeprecation } from './deprecation';

/** The last part of a path, which may be another machine's. */
export function baseName(file: string): string {
  return file.split('/').pop() ?? file;
}

/** A place in a source: path and line, counted from 1. */
export interface Position {
  readonly filepath: string;
  readonly line: number;
}

/** The declaration of an item, and the file that it stands in. */
export interface Found {
  readonly file: string;
  readonly declaration: SourceDeclaration;
}

/** Endings of sources, interfaces first. */
const ENDINGS = ['.resi', '.res', '.mli', '.ml'];

/** Whether macros are expanded in a source, so that lines behind a macro are not those of the file. */
export function isExpanded(filepath: string): boolean {
  return /\.cppo\.\w+$/.test(filepath);
}

/** The sources of a library, by file name. */
export class Sources {
  readonly #texts: Readonly<Record<string, string>>;
  readonly #read = new Map<string, SourceFile>();

  constructor(texts: Readonly<Record<string, string>>) {
    this.#texts = texts;
  }

  #file(filepath: string): SourceFile | undefined {
    const name = baseName(filepath);
    const known = this.#read.get(name);
    if (known) return known;
    const text = Object.hasOwn(this.#texts, name) ? this.#texts[name] : undefined;
    if (text === undefined) return undefined;
    const file = sourceFile(name, text);
    this.#read.set(name, file);
    return file;
  }

  /**
   * The declaration of an item; undefined where the sources don't tell it apart from others.
   *
   * @param position of its comment, of its first attribute, or of itself
   */
  at({ filepath, line }: Position, name: string): SourceDeclaration | undefined {
    const file = this.#file(filepath);
    if (!file) return undefined;
    if (isExpanded(filepath)) return this.#inMacro(file, line, name);
    const found = file.declarations.find((one) => one.line >= line);
    return found?.name === name ? found : undefined;
  }

  /** The declaration at a line that may have been counted on through a macro. */
  #inMacro({ declarations, macros }: SourceFile, line: number, name: string) {
    const named = declarations.filter((one) => one.name === name);
    const atLine = named.find((one) => one.line === line);
    const inMacros = named.filter((one) =>
      macros.some(({ first, last }) => first <= one.line && one.line <= last),
    );
    return atLine ?? (inMacros.length === 1 ? inMacros[0] : undefined);
  }

  /** The name of the file that a module is compiled from: `js_exn.resi` of `Js_exn`; interfaces first. */
  fileOf(module: string): string | undefined {
    const names = [module, module.charAt(0).toLowerCase() + module.slice(1)];
    return ENDINGS.flatMap((ending) => names.map((name) => `${name}${ending}`)).find((name) =>
      Object.hasOwn(this.#texts, name),
    );
  }

  /** A declaration by the modules around it and its name, in a file or in what it includes. */
  within(file: string, path: readonly string[]): Found | undefined {
    const [first, ...rest] = path;
    return rest.reduce<Found | undefined>(
      (found, name) => found && this.behind(found, name),
      first === undefined ? undefined : this.named(file, first),
    );
  }

  /** A declaration by its name alone, in a file or in one that it includes. */
  named(file: string, name: string): Found | undefined {
    const source = this.#file(file);
    const declaration = source?.declarations.find((one) => one.name === name);
    if (declaration) return { file, declaration };
    for (const included of source?.includes ?? []) {
      const other = this.fileOf(included);
      const found = other === undefined ? undefined : this.named(other, name);
      if (found) return found;
    }
    return undefined;
  }

  /** The first declaration of a name behind another one: a member of a module that is written out. */
  behind({ file, declaration }: Found, name: string): Found | undefined {
    const found = this.#file(file)?.declarations.find(
      (one) => one.line >= declaration.line && one.name === name,
    );
    return found && { file, declaration: found };
  }

  /** A constructor with attributes of its own. */
  constructorIn(filepath: string, name: string): Part | undefined {
    return this.#file(filepath)
      ?.declarations.flatMap(({ constructors }) => constructors)
      .find((one) => one.name === name);
  }

  /** The upper one of two comments on the first declaration of a file of ReScript: it is on the file. */
  commentOfFile(filepath: string): string | undefined {
    const [first] = /\.resi?$/.test(filepath) ? (this.#file(filepath)?.declarations ?? []) : [];
    return first && first.comments.length > 1 ? first.comments[0] : undefined;
  }

  /** The deprecation of a file as a whole. */
  deprecationOfFile(filepath: string): SourceDeprecation | undefined {
    return deprecationOf(this.#file(filepath)?.attributes ?? []);
  }
}
