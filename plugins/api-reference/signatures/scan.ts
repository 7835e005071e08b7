/** Walks over declarations without being misled by strings, comments and brackets. */

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

/** A character that belongs to the code, with how many brackets are open in front of it. */
export interface ScannedCharacter {
  readonly index: number;
  readonly character: string;
  /** Of `(`, `[` and `{`; a closing bracket has the depth of its opening one. */
  readonly depth: number;
}

/**
 * The characters of a text outside of strings; the quotes of a string come as one character each.
 * Type variables (`'a`) are no strings, and interfaces hold no character literals.
 */
export function* scan(text: string): Generator<ScannedCharacter> {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') {
        isInString = false;
        yield { index, character, depth };
      }
      continue;
    }
    if (character === '"') isInString = true;
    if (CLOSING.has(character)) depth -= 1;
    yield { index, character, depth };
    if (OPENING.has(character)) depth += 1;
  }
}

/**
 * Splits at a separator outside of all brackets, those of type arguments (`dict<int>`) too.
 *
 * @param separator one character
 */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let angles = 0;
  for (const { index, character, depth } of scan(text)) {
    if (character === '<') angles += 1;
    // The arrow of a function is no bracket.
    if (character === '>' && !'=-'.includes(text.charAt(index - 1))) angles -= 1;
    if (character === separator && depth === 0 && angles <= 0) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}
