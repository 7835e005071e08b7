/** Recognizes tags that ask nothing of a policy. Nearly all are of this kind. */

/**
 * A whole tag as browsers read it, but none that a policy must know of, and none with content that
 * is not read as HTML. It leaves out more than it must, never less:
 *
 * - `script`, `style` and `title`, whose content is text; attributes whose name begins like that of a
 *   handler or with `style`;
 * - addresses that begin with `j`, or with a character reference that may stand for one;
 * - unusual writing: spaces around `=`, attributes without a space between them, names with signs.
 */
const PLAIN_TAG =
  /<(?:\/[a-z][a-z\d]*|(?!script|style|title)[a-z][a-z\d]*(?:[ \t\n\f\r]+(?!on|style|(?:href|src|action|formaction)=["']?\s*[j&])[a-z:-]+(?:=(?:"[^"]*"|'[^']*'|[^ \t\n\f\r"'>][^ \t\n\f\r>]*))?)*)[ \t\n\f\r]*\/?>/iy;

/**
 * Where the tag at an index ends, if it is plain.
 *
 * @param at index of a `<` that stands in text
 * @returns the index after `>`; undefined for anything that must be read in full
 */
export function plainTagEnd(html: string, at: number): number | undefined {
  PLAIN_TAG.lastIndex = at;
  return PLAIN_TAG.test(html) ? PLAIN_TAG.lastIndex : undefined;
}
