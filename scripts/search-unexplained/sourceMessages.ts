// cspell:ignore errorf

/** Messages in the OCaml source of a compiler: formats that are printed to its readers. */

/** A string that is given to a function which reports something. */
const REPORTED =
  /\b(?:fprintf\s+ppf|errorf\s+(?:~loc(?::\S+)?\s+)?|raise_errorf\s+(?:~loc(?::\S+)?\s+)?)\s*"((?:[^"\\]|\\[^])*)"/g;

/** Boxes, breaks and tags of OCaml's `Format`. */
const LAYOUT = /@(?:\[(?:<[^>]*>)?|\]|\{<[^>]*>|\}|;(?:<[^>]*>)?|[,. ?@\n]|\\n)/g;

/** What is put in: a name of the program, a number, a type. */
const VALUES = /%[-0-9.]*[a-zA-Z]/g;

/** Fewest words of a message; shorter formats are parts of others. */
const LEAST_WORDS = 5;

/** The messages of a source, each once, with `x` where something of the program is put in. */
export function sourceMessages(source: string): readonly string[] {
  const found = [...source.matchAll(REPORTED)].map(([, format = '']) =>
    format
      .replace(/\\\n\s*/g, '')
      .replace(LAYOUT, ' ')
      .replace(/\\n/g, ' ')
      .replace(/\\(["'])/g, '$1')
      .replace(VALUES, 'x')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(found)].filter(
    (text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= LEAST_WORDS,
  );
}
