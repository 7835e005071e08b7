/**
 * How much of a page is kept, in characters. The text below a heading is rarely longer: these keep a
 * single page from filling a file. README.md has the sizes that come of it.
 */
export const LIMITS = {
  /** Prose below one heading. */
  prose: 2000,
  /** One message of a compiler or a build tool: what comes later are hints. */
  message: 500,
  /** How many messages below one heading: tables list many. */
  messages: 40,
  /** Names, operators and comments from code below one heading. */
  code: 300,
} as const;

/** A text in one line, cut at the end of a word. */
export function clipped(text: string, limit: number): string {
  // Single spaces, which most are, stay as they are.
  const line = text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
  if (line.length <= limit) return line;
  const end = line.lastIndexOf(' ', limit);
  return line.slice(0, end > 0 ? end : limit);
}
