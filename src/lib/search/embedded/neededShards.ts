import type { SearchParams } from '../client';
import { percentsOf, preferenceOf } from '../facets';
import { type Shard, shardsOf } from '../shards';

/** The shards of questions, those that the reader prefers first. */
export function neededShards(
  questions: readonly Pick<SearchParams, 'facetFilters' | 'optionalFilters'>[],
): readonly Shard[] {
  const preference = new Map<Shard, number>();
  for (const { facetFilters, optionalFilters = [] } of questions) {
    const percents = percentsOf(optionalFilters);
    for (const shard of shardsOf(facetFilters)) {
      const own = shard.areas.map((area) => preferenceOf(percents, { area }));
      preference.set(shard, Math.max(preference.get(shard) ?? 0, ...own));
    }
  }
  return [...preference].sort(([, a], [, b]) => b - a).map(([shard]) => shard);
}
