/** Records of an index, for tests. */
import type { SearchRecord } from '../../src/lib/search/record';

/** A page of the manual of v11; what a test cares for replaces the rest. */
export function searchRecord(changes: Partial<SearchRecord> = {}): SearchRecord {
  const url = changes.url ?? '/docs/manual/latest/pattern-matching-destructuring';
  return {
    objectID: url,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: null,
    type: 'lvl1',
    hierarchy: {
      lvl0: 'Language Features',
      lvl1: 'Pattern Matching',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    area: 'manual',
    version: 'v11.0.0',
    ...changes,
  };
}
