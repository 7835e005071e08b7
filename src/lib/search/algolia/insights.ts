/**
 * Events of hits that readers follow, for operators who wish to know which hits serve.
 *
 * The package `search-insights` would do the same in 3.3 KiB: it carries conversions, views, cookies
 * and a store of queries, and its beacon sends the cookies of Algolia's host along. One `fetch` with
 * `keepalive` outlives the page as well.
 */
import type { SearchClient } from '../client';
import { type AlgoliaConfig, insightsOrigin } from './origins';

/** Name of the event in Algolia's reports. */
const EVENT_NAME = 'Hit followed';

/** A name for a reader that nothing leads back to; 16 random bytes in hexadecimal digits. */
function anonymousToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `anonymous-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Makes what tells Algolia of a hit that was followed (`clickedObjectIDsAfterSearch`); undefined where
 * the configuration does not ask for it.
 *
 * The token lives in this function: it ends with the page, and no cookie or storage knows it. A
 * failure is told once and never disturbs the reader.
 */
export function createInsights(config: AlgoliaConfig): SearchClient['follow'] {
  const origin = insightsOrigin(config);
  if (origin === undefined) return undefined;
  const address = new URL('/1/events', origin);
  address.searchParams.set('X-Algolia-Application-Id', config.appId);
  address.searchParams.set('X-Algolia-API-Key', config.apiKey);
  let userToken: string | undefined;
  let isFailureTold = false;

  async function post(event: object): Promise<void> {
    // A text asks for no permission in advance (CORS), which a page that is left would not wait for.
    const response = await fetch(address, {
      method: 'POST',
      body: JSON.stringify({ events: [event] }),
      keepalive: true,
      credentials: 'omit',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  }

  return ({ objectID }, position, queryID) => {
    // Hits of saved lists come from no search.
    if (queryID === undefined) return;
    userToken ??= anonymousToken();
    post({
      eventType: 'click',
      eventName: EVENT_NAME,
      index: config.indexName,
      userToken,
      queryID,
      objectIDs: [objectID],
      positions: [position],
      timestamp: Date.now(),
    }).catch((error: unknown) => {
      if (isFailureTold) return;
      isFailureTold = true;
      console.warn(
        `Expected ${origin} to take the event of a followed hit, but it did not (${String(error)}); later failures aren’t reported.`,
      );
    });
  };
}
