/** What a reader may have meant whose query has no hits. */
import { editDistance } from '../../editDistance';
import type { Entry } from './entries';
import { canonical, squeezed } from './terms';

/** Suggestions that the dialog shows. */
const MOST = 3;

/** Changes that are forgiven, as a share of the query's length. */
const FORGIVEN_SHARE = 0.4;

/** Queries of fewer characters are close to everything. */
const SHORTEST = 3;

/** Longer queries are sentences; nothing is called like that. */
const LONGEST = 48;

/**
 * Names of pages, headings and members that are close to a query, the closest first. A name counts as
 * far as the query goes: `destrcut` is close to `Destructuring`.
 */
export function suggestionsFor(query: string, entries: Iterable<Entry>): readonly string[] {
  const asked = squeezed(canonical(query));
  if (asked.length < SHORTEST || asked.length > LONGEST) return [];
  const forgiven = Math.floor(asked.length * FORGIVEN_SHARE);
  const distances = new Map<string, number>();
  for (const { name, isMember, page } of entries) {
    for (const shown of isMember ? [name] : [name, ...name.split(/\s*[/(),]\s*/)]) {
      if (shown === '' || distances.has(shown)) continue;
      const reduced = squeezed(canonical(shown));
      if (reduced.length < SHORTEST || reduced.length < asked.length - forgiven) continue;
      const beginning = reduced.slice(0, asked.length);
      const rest = reduced.length - beginning.length;
      const distance = editDistance(asked, beginning);
      // Of two names that are equally close, the shorter; of equal lengths, that of the manual.
      const tie = Math.min(rest, 20) / 40 + (page.area === 'api' ? 1 / 80 : 0);
      distances.set(shown, distance > forgiven ? Number.POSITIVE_INFINITY : distance + tie);
    }
  }
  return [...distances]
    .filter(([, distance]) => distance < Number.POSITIVE_INFINITY)
    .sort(([a, x], [b, y]) => x - y || a.localeCompare(b, 'en'))
    .slice(0, MOST)
    .map(([name]) => name);
}
