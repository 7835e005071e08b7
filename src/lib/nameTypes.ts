/**
 * The types of the names in a page's examples: `plugins/compiled-examples` writes them into a file beside the pages,
 * and `src/behaviours/nameTypes` shows them. Both find the names of a text alike, so that the file holds a number
 * for each name and no places.
 */
import { array, type Decoded, dictionary, integer, record, string } from './decode';

/** A word that may be a name. */
export interface Name {
  /** From 0. */
  readonly line: number;
  /** From 0, in UTF-16 units. */
  readonly column: number;
  readonly name: string;
}

/**
 * A word that may be a name; numbers such as `0x1f` are none. Of the first parameter of an asynchronous function,
 * the tool tells the function's type.
 */
const NAME = /(?<!\w|\basync \(?~?)[A-Za-z_]\w*/g;

/** Words that stand for nothing. */
const KEYWORDS: ReadonlySet<string> = new Set(
  '_ and as assert async await catch constraint else exception external false for if in include let module mutable of open private rec switch to downto true try type when while'.split(
    ' ',
  ),
);

/** The words of a text that may be names, with their places. */
export function namesOf(code: string): readonly Name[] {
  return code
    .split('\n')
    .flatMap((text, line) =>
      [
        ...text.replaceAll(/"[^"]*"|\/\/.*/g, (hidden) => ' '.repeat(hidden.length)).matchAll(NAME),
      ].map(({ 0: name, index: column }) => ({ line, column, name })),
    )
    .filter(({ name }) => !KEYWORDS.has(name));
}

/** What is known of a name. */
const factsDecoder = record({ type: string }, { comment: string, href: string });

/** Decodes the file of a page. */
export const nameTypesDecoder = record({
  facts: array(factsDecoder),
  /** For each name of a code, in order: an index of `facts`, or -1; by the key of the code. */
  codes: dictionary(array(integer)),
});

/** The types of the names in a page's examples. */
export type NameTypes = Decoded<typeof nameTypesDecoder>;

/** What is known of a name. */
export type NameFacts = NameTypes['facts'][number];

/** Folder of the files, below the base URL. */
const FOLDER = 'name-types';

/**
 * Path of a page's file below the base URL.
 *
 * @param id from the page's HTML
 */
export function nameTypesPath(id: string): string {
  return `${FOLDER}/${id}.json`;
}

/** The key of a code: short, and another one for another code of the same page. */
export function codeKey(code: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < code.length; index += 1) {
    hash = Math.imul(hash ^ code.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
