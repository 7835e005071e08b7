/** Misspelled words: how many changes are forgiven, and how they are counted. */

/** Shortest words that one change is forgiven, and two. */
export const FORGIVEN = { one: 4, two: 8 } as const;

/** Changes that a word of a query may be away from a term. */
export function changesForgiven(word: string): number {
  if (!/^\p{L}+$/u.test(word) || word.length < FORGIVEN.one) return 0;
  return word.length < FORGIVEN.two ? 1 : 2;
}

/**
 * Changes between two words, where letters that changed places are one change (optimal string
 * alignment): `recrod` is one away from `record`.
 */
export function changesBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = least;
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
