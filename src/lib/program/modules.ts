/**
 * Modules as programs of readers are made of: text that is cut at each name of another module, so
 * that whoever runs it can put addresses between the pieces. No bundler is needed for that, and no
 * text is read twice.
 */
import { array, type Decoder, dictionary, string, type Result } from '../decode';

/** Text, the name of a module that it imports, text, … and text at the end: an odd number of parts. */
export type Pieces = readonly string[];

/** Modules by the name under which others import them. */
export type Modules = Readonly<Record<string, Pieces>>;

/** A module that is to be run. */
export interface NamedModule {
  readonly name: string;
  readonly pieces: Pieces;
}

/** Takes modules by their names. */
export const modulesDecoder: Decoder<Modules> = dictionary(array(string));

/** The names of the modules that a module imports. */
export function importsOf(pieces: Pieces): readonly string[] {
  return pieces.filter((_, index) => index % 2 === 1);
}

/**
 * A module and all that it needs, each behind what it imports.
 *
 * @returns the modules, or a sentence about an import that nobody has or that leads in a circle
 */
export function inOrder(entry: string, modules: Modules): Result<readonly NamedModule[], string> {
  const ordered = new Map<string, NamedModule>();
  const open = new Set<string>();
  const visit = (name: string, importer: string | undefined): string | undefined => {
    if (ordered.has(name)) return undefined;
    if (open.has(name)) return `Expected imports without a circle, got one through ${name}.`;
    const pieces = Object.hasOwn(modules, name) ? modules[name] : undefined;
    if (!pieces) {
      const by = importer === undefined ? '' : `, which ${importer} imports`;
      return `Expected a module that programs may import, got ${name}${by}.`;
    }
    open.add(name);
    for (const imported of importsOf(pieces)) {
      const problem = visit(imported, name);
      if (problem !== undefined) return problem;
    }
    open.delete(name);
    ordered.set(name, { name, pieces });
    return undefined;
  };
  const problem = visit(entry, undefined);
  return problem === undefined
    ? { ok: true, value: [...ordered.values()] }
    : { ok: false, error: problem };
}

/**
 * The text of a module with addresses in the place of names.
 *
 * @param addresses by module name; a name without one stays, and fails where the module runs
 */
export function link(pieces: Pieces, addresses: ReadonlyMap<string, string>): string {
  return pieces
    .map((piece, index) => (index % 2 === 1 ? (addresses.get(piece) ?? piece) : piece))
    .join('');
}
