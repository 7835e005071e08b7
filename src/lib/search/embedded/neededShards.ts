import type { SearchParams } from '../client';
import { preferenceOf } from '../facets';
import { type Shard, shardsOf } from '../shards';

/** The shards of questions, those that the reader prefers first. */
export function neededShards(
  questions: readonly Pick<SearchParams, 'facetFilters' | 'optionalFilters'>[],
): readonly Shard[] {
  const preference = new Map<Shard, number>();
  for (const { facetFilters, optionalFilters = [] } of questions) {
    for (const shard of shardsOf(facetFilters)) {
      const percents = shard.areas.map((area) => preferenceOf(optionalFilters, area));
      preference.set(shard, Math.max(preference.get(shard) ?? 0, ...percents));
    }
  }
  return [...preference].sort(([, a], [, b]) => b - a).map(([shard]) => shard);
}
