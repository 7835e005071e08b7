/** Finds the names of types in declarations. */

/** Names, paths to names, and what stands in front of them and tells that they are no types. */
const NAME = /(?<![\w'~#"@.%])(?:[A-Z]\w*\.)*[A-Za-z_]\w*(?![\w.]*\s*\??:(?!:))/g;

/** A name in a text. */
export interface FoundName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Words of the language, which no type is called. */
const WORDS = new Set([
  ...['and', 'as', 'constraint', 'exception', 'external', 'include', 'let', 'module', 'mutable'],
  ...['nonrec', 'of', 'open', 'pri', 'private', 'rec', 'type', 'with'],
]);

/** Types that are declared further inside, such as those of a functor's argument. */
function innerTypes(signature: string): ReadonlySet<string> {
  const declared = [...signature.matchAll(/[{;\n]\s*type\s+(?:rec\s+)?(\w+)/g)];
  return new Set(declared.map(([, name = '']) => name));
}

/** Texts and attributes in a declaration, and names of what is declared: they hold no names of types. */
const NO_TYPES =
  /"(?:[^"\\]|\\.)*"|@[\w.]+(?:\([^()]*\))?|(?<!\(\s*)\b(?:let|external|module(?:\s+type)?|exception|type(?:\s+(?:rec|nonrec))?)\s+[\w']+/g;

/** What stands in front of the name of a module type: `module(Comparable)`, `(module Comparable)`. */
const PACKED = /\bmodule\s*\(?\s*$/;

/**
 * The names in a declaration that may mean types or module types: not those of constructors, labels,
 * fields and of what is declared.
 */
export function typeNames(signature: string): readonly FoundName[] {
  const inner = innerTypes(signature);
  // Of the same length, so that positions stay.
  const readable = signature.replace(NO_TYPES, (match) => ' '.repeat(match.length));
  return [...readable.matchAll(NAME)].flatMap((match) => {
    const [name] = match;
    if (WORDS.has(name) || inner.has(name)) return [];
    // All other capitals are constructors.
    const isCapital = /^[A-Z]/.test(name.slice(name.lastIndexOf('.') + 1));
    if (isCapital && !PACKED.test(signature.slice(0, match.index))) return [];
    return [{ name, start: match.index, end: match.index + name.length }];
  });
}
