/** Chooses what answers the dialog, by the site's configuration. */
import { describe } from '../decode';
import { type SearchClient, searchConfigDecoder } from './client';

/** What answers the dialog, and what its questions name. */
export interface SearchBackend {
  readonly client: SearchClient;
  /** The index that is asked; the embedded client has one alone. */
  readonly indexName: string;
  /** Whether clicks are told to the host of the index. */
  readonly clickAnalytics: boolean;
}

/** What the embedded client needs of the browser. */
export interface BrowserParts {
  /** `/` or `/name/` */
  readonly baseUrl: string;
  readonly fetch: (url: string) => Promise<Response>;
  readonly createWorker: () => Worker;
}

/**
 * Makes the client that `customFields.search` asks for; the embedded one where it says nothing.
 *
 * @param config unchecked, as it stands in the configuration
 * @throws Error with one sentence for a configuration of another form; where a script can't be loaded
 */
export async function createSearchClient(
  config: unknown,
  parts: BrowserParts,
): Promise<SearchBackend> {
  const decoded = searchConfigDecoder(config ?? { backend: 'embedded' });
  if (!decoded.ok) {
    throw new Error(
      `search: ${describe(decoded.error)} of customFields.search; fix docusaurus.config.ts.`,
    );
  }
  const { value } = decoded;
  if (value.backend === 'algolia') {
    const { createAlgoliaClient } = await import('./algolia');
    return {
      client: createAlgoliaClient(value),
      indexName: value.indexName,
      clickAnalytics: value.insights === true,
    };
  }
  // In the dialog's own file: the first answer must not wait for another one.
  const { createEmbeddedClient } = await import(/* webpackChunkName: "search" */ './embedded');
  return { client: createEmbeddedClient(parts), indexName: 'docs', clickAnalytics: false };
}
