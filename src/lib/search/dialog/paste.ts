/** Long texts that are pasted into the box, such as the output of a build. */
import { cutQuery, QUERY_LENGTH } from './state';

/** Longest text that is pasted; a compiler's message with its path and its frame has some 600. */
export const PASTE_LENGTH = 2000;

/** Codes that color the output of a terminal. */
const COLORS = /\p{Cc}\[[\d;]*m/gu;

/** What stands in the box for a query: one line of 64 characters at most. */
export function shownQuery(query: string): string {
  if (query.length <= QUERY_LENGTH && !/[\n\r]/.test(query)) return query;
  return cutQuery(query.replace(COLORS, '').trim().replace(/\s+/g, ' '));
}

/**
 * The query after a paste, up to 2,000 characters of it.
 *
 * @param before what stands in the box before what is pasted
 * @param after what stands after it
 * @returns undefined where the box takes the text itself
 */
export function pastedQuery(before: string, pasted: string, after: string): string | undefined {
  const query = before + pasted + after;
  return shownQuery(query) === query ? undefined : query.trim().slice(0, PASTE_LENGTH);
}
