/**
 * The search client of an index that Algolia hosts, or of a server that speaks its protocol.
 */
import { type ClientOptions, createMemoryCache } from '@algolia/client-common';
import { liteClient } from 'algoliasearch/lite';

import { describe } from '../../decode';
import type { SearchClient } from '../client';
import { readAnswer } from './answer';
import { DeserializationError, failureOf } from './failure';
import { createHostMemory, searchHosts } from './hosts';
import { createInsights } from './insights';
import { type AlgoliaConfig, answeringOrigins } from './origins';
import { paramsText } from './params';
import { preconnect } from './preconnect';

/** Milliseconds that a host gets; the library gives the next one more. */
const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 };

/** What tests put in place of the library's own. */
export type Transport = Pick<ClientOptions, 'requester' | 'timeouts'>;

/**
 * Makes the client. It asks the hosts one after the other until one answers; equal questions are
 * asked once a visit.
 *
 * `search` rejects with `RetryError`, `ApiError` or `DeserializationError` (`failure.ts`), whose
 * sentences are for the console.
 */
export function createAlgoliaClient(
  config: AlgoliaConfig,
  transport: Transport = {},
): SearchClient {
  const client = liteClient(config.appId, config.apiKey, {
    hosts: searchHosts(config),
    hostsCache: createHostMemory(),
    requestsCache: createMemoryCache({ serializable: false }),
    responsesCache: createMemoryCache(),
    timeouts: TIMEOUTS,
    // Keys in the address spare browsers the question for permission (CORS) that headers cost.
    authMode: 'WithinQueryParameters',
    requestIdChannel: 'queryParameters',
    // A reader has typed on before a host that is asked too often would answer.
    maxRateLimitRetries: 0,
    ...transport,
  });
  const told = new Set<string>();

  function tellOnce(sentence: string): void {
    if (told.has(sentence)) return;
    told.add(sentence);
    console.warn(sentence);
  }

  const search: SearchClient['search'] = async (requests) => {
    const answer: unknown = await client
      .search({
        requests: requests.map(({ indexName, params }) => ({
          indexName,
          params: paramsText(params),
        })),
      })
      .catch((error: unknown) => {
        throw failureOf(error);
      });
    const read = readAnswer(answer, requests.length, tellOnce);
    if (read.ok) return read.value;
    // The library keeps whatever was JSON; the next question may be answered better.
    await client.clearCache();
    throw new DeserializationError(describe(read.error));
  };

  return {
    isLocal: false,
    search,
    count: async (requests) => {
      const { results } = await search(requests);
      return results.map(({ nbHits }) => nbHits);
    },
    prepare: () => answeringOrigins(config).slice(0, 1).forEach(preconnect),
    follow: createInsights(config),
  };
}
