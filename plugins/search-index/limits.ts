/**
 * How much of a page is kept, in characters. Measured on the site of November 2026: with these the two
 * files of the largest version stay within the 300 KiB (Brotli) of the issue; README.md has the sizes.
 */
export const LIMITS = {
  /** Prose below one heading. */
  prose: 1000,
  /** Messages of the compiler below one heading. */
  messages: 500,
  /** Names, operators and comments from code below one heading. */
  code: 240,
} as const;

/** A text in one line, cut at the end of a word. */
export function clipped(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const end = line.lastIndexOf(' ', limit);
  return line.slice(0, end > 0 ? end : limit);
}
