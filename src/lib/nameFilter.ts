/** Finds names of values and types by what a reader types of them. */

/** How well a name fits: the smaller, the better. */
const EQUAL = 0;
const BEGINS = 1;
const PARTS = 2;
const CONTAINS = 3;

/** `fromEntriesInt8` → `from`, `entries`, `int`, `8`. */
function partsOf(name: string): readonly string[] {
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+|[^A-Za-z\d\s_]+/g) ?? [];
  return parts.map((part) => part.toLowerCase());
}

/** Whether a text is made of beginnings of parts, in their order: `fkv` of filter, keep, value. */
function isMadeOfParts(query: string, parts: readonly string[]): boolean {
  /** Up to where the parts so far can have made the text. */
  const reached = new Set([0]);
  for (const part of parts) {
    // A part is taken once: what it reaches is no start for itself.
    for (const start of [...reached]) {
      for (let length = 0; length < part.length; length += 1) {
        if (part[length] !== query[start + length]) break;
        reached.add(start + length + 1);
      }
    }
  }
  return reached.has(query.length);
}

function fitOfWord(word: string, name: string): number | undefined {
  const lower = name.toLowerCase();
  if (lower === word) return EQUAL;
  if (lower.startsWith(word)) return BEGINS;
  if (isMadeOfParts(word, partsOf(name))) return PARTS;
  return lower.includes(word) ? CONTAINS : undefined;
}

/**
 * How well a name fits a query, whatever the case of the letters: equal to it, beginning with it,
 * with parts that begin so (`filtMap` and `fm` for `filterMap`), or with it inside. Each of several
 * words must fit the name or the place that it is in, and what fits the name itself counts for more.
 *
 * @param place what the name is in, such as `Belt.Array`
 * @returns a number, the smaller the better; undefined where the name does not fit
 */
export function nameFit(query: string, name: string, place = ''): number | undefined {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  let sum = 0;
  let isNamed = words.length === 0;
  for (const word of words) {
    const inName = fitOfWord(word, name);
    const inPlace = place === '' ? undefined : fitOfWord(word, place);
    if (inName === undefined && inPlace === undefined) return undefined;
    isNamed ||= inName !== undefined;
    sum += Math.min(inName ?? CONTAINS, inPlace ?? CONTAINS);
  }
  return isNamed ? sum : sum + CONTAINS + 1;
}
