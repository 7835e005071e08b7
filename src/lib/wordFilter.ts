/**
 * Tells whether each word of a query occurs in one of the texts, whatever its case. An empty query
 * fits everything. Words are split at blanks alone: `|>` and `@as` are words here.
 */
export function fitsQuery(query: string, texts: readonly string[]): boolean {
  const haystacks = texts.map((text) => text.toLowerCase());
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => haystacks.some((haystack) => haystack.includes(word)));
}

/** Writes a count with its noun: `1 package`, `3 packages`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
