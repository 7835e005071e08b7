/**
 * Where a hosted index is asked: what the client asks and what the Content-Security-Policy allows are
 * the same lists.
 */
import type { SearchConfig } from '../client';

/** The configuration of a site whose index Algolia hosts. */
export type AlgoliaConfig = Extract<SearchConfig, { readonly backend: 'algolia' }>;

/** Where events go unless the configuration names another host, as for accounts in the European Union. */
const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/**
 * The origins that answer searches, in the order in which they are asked: those of the configuration,
 * or Algolia's nearest server and three in another network (Algolia's manual, "Retry strategy").
 */
export function answeringOrigins({ appId, hosts }: AlgoliaConfig): readonly string[] {
  return (
    hosts ?? [
      `https://${appId}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
    ]
  );
}

/** The origin that takes events; undefined for a site without insights. */
export function insightsOrigin({ insights, insightsHost }: AlgoliaConfig): string | undefined {
  return insights === true ? (insightsHost ?? INSIGHTS_ORIGIN) : undefined;
}

/** All origins that search asks beside the site itself; none with the embedded index. */
export function searchOrigins(config: SearchConfig): readonly string[] {
  if (config.backend === 'embedded') return [];
  const insights = insightsOrigin(config);
  return [...answeringOrigins(config), ...(insights === undefined ? [] : [insights])];
}
