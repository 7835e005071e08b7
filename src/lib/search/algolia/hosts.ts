/** The hosts of a hosted index in the library's form, and the memory of those that have failed. */
import { type Cache, createMemoryCache, type Host, shuffle } from '@algolia/client-common';

import { type AlgoliaConfig, answeringOrigins } from './origins';

function hostOf(origin: string): Host {
  const { protocol, hostname, port } = new URL(origin);
  return {
    url: hostname,
    accept: 'read',
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port: Number(port) }),
  };
}

/**
 * The hosts in the order in which they are asked. Those of the configuration keep theirs; Algolia's
 * own come after the nearest one in any order, which spreads the load of a failure.
 */
export function searchHosts(config: AlgoliaConfig): Host[] {
  const hosts = answeringOrigins(config).map(hostOf);
  return config.hosts ? hosts : [...hosts.slice(0, 1), ...shuffle(hosts.slice(1))];
}

/**
 * Remembers which hosts have failed, until the page is left. The library asks a host that was down
 * again after 120 s, and one that timed out only after all others.
 *
 * The library's own memory never finds a host again (5.64.0): it looks for its address and files it
 * under its address and state. This one knows hosts by their address. It is not kept in local
 * storage, which browsers may forbid, and where the library's form of it grows with each failure.
 */
export function createHostMemory(): Cache {
  const memory = createMemoryCache({ serializable: false });
  const addressOf = (key: Parameters<Cache['get']>[0]): string =>
    typeof key === 'string' ? key : `${key.protocol}://${key.url}:${key.port ?? ''}`;
  return {
    get: (key, ...rest) => memory.get(addressOf(key), ...rest),
    set: (key, value) => memory.set(addressOf(key), value),
    delete: (key) => memory.delete(addressOf(key)),
    clear: () => memory.clear(),
  };
}
