import { liteClient } from 'algoliasearch/lite';

import { createHostMemory, searchHosts } from '../../../../src/lib/search/algolia/hosts';
import { type AlgoliaConfig, searchOrigins } from '../../../../src/lib/search/algolia/origins';

const CONFIG: AlgoliaConfig = {
  backend: 'algolia',
  appId: 'APP1',
  apiKey: 'key1',
  indexName: 'docs',
};

describe('hosts of a hosted index', () => {
  it('are those that the library asks by itself, and that the policy of pages allows', () => {
    const own = liteClient(CONFIG.appId, CONFIG.apiKey).transporter.hosts;
    const originsOf = (hosts: typeof own) =>
      hosts
        .filter(({ accept }) => accept !== 'write')
        .map(({ protocol, url }) => `${protocol}://${url}`);
    const asked = originsOf(searchHosts({ ...CONFIG, hosts: searchOrigins(CONFIG) }));
    expect(originsOf(own).sort()).toEqual([...searchOrigins(CONFIG)].sort());
    expect(asked).toEqual(searchOrigins(CONFIG).map((origin) => origin.toLowerCase()));
  });

  it('begin with the nearest, and go on in any order', () => {
    const orders = new Set<string>();
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const [nearest, ...others] = searchHosts(CONFIG).map(({ url }) => url);
      expect(nearest).toBe('app1-dsn.algolia.net');
      orders.add(others.join());
    }
    expect(orders.size).toBe(6);
  });

  it('keep the order and the ports of the configuration', () => {
    const hosts = ['https://b.example', 'http://localhost:4711', 'https://a.example:8443'];
    expect(searchHosts({ ...CONFIG, hosts })).toEqual([
      { url: 'b.example', accept: 'read', protocol: 'https' },
      { url: 'localhost', accept: 'read', protocol: 'http', port: 4711 },
      { url: 'a.example', accept: 'read', protocol: 'https', port: 8443 },
    ]);
  });
});

describe('the memory of hosts', () => {
  it('finds a host by its address, whatever else is known of it', async () => {
    const memory = createHostMemory();
    const host = { url: 'a.example', accept: 'read', protocol: 'https' };
    const isUp = () => false;
    await memory.set({ ...host, status: 'up', lastUpdate: 1 }, { isUp });
    expect(await memory.get(host, () => Promise.resolve({ isUp: () => true }))).toEqual({ isUp });
    const other = { ...host, port: 8443 };
    expect(await memory.get(other, () => Promise.resolve('unknown'))).toBe('unknown');
    await memory.delete(host);
    expect(await memory.get(host, () => Promise.resolve('unknown'))).toBe('unknown');
  });

  it('ends with the page', async () => {
    const host = { url: 'a.example', accept: 'read', protocol: 'https' };
    await createHostMemory().set(host, 'down');
    expect(await createHostMemory().get(host, () => Promise.resolve('up'))).toBe('up');
  });
});
