import fs from 'node:fs';
import http from 'node:http';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';

import { searchMiddleware } from '../../../plugins/search-index/devServer';
import type { IndexedPage, Shard } from '../../../src/lib/search/shards';

const PAGE: IndexedPage = {
  url: '/sub/blog',
  area: 'site',
  group: 'Blog',
  title: 'From sources',
  text: 'News',
  sections: [],
};

let outDir: string;
let asked: Shard[];
let origin: string;
let server: http.Server;

beforeEach(async () => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  asked = [];
  const { middleware } = searchMiddleware({
    baseUrl: '/sub/',
    outDir,
    pagesOf: async (shard) => {
      asked.push(shard);
      return [PAGE];
    },
  });
  server = http
    .createServer((request, response) =>
      middleware(request, response, () => response.writeHead(404).end()),
    )
    .listen(0);
  await once(server, 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(async () => {
  server.close();
  await once(server, 'close');
  fs.rmSync(outDir, { recursive: true });
});

function build(text: string): void {
  fs.mkdirSync(path.join(outDir, 'search'));
  fs.writeFileSync(path.join(outDir, 'search', 'site.json'), text);
}

const built = (url: string) =>
  JSON.stringify({
    build: 'b1',
    source: { kind: 'build', time: '2026-11-22T10:00:00.000Z' },
    version: 'v11.0.0',
    pages: [{ ...PAGE, url, title: 'From the build' }],
  });

async function answer(address: string) {
  const response = await fetch(origin + address);
  return response.status === 200 ? await response.json() : response.status;
}

it('answers from sources where there is no build, and says so', async () => {
  expect(await answer('/sub/search/site.json')).toEqual({
    build: 'sources',
    source: { kind: 'sources' },
    version: 'v11.0.0',
    pages: [PAGE],
  });
  expect(asked.map(({ name }) => name)).toEqual(['site']);
});

it('answers names without texts', async () => {
  const { pages } = await answer('/sub/search/site.names.json');
  expect(pages[0]).not.toHaveProperty('text');
});

it('answers from the last build where there is one', async () => {
  build(built('/sub/blog'));
  expect(await answer('/sub/search/site.json')).toMatchObject({
    source: { kind: 'build' },
    pages: [{ title: 'From the build' }],
  });
  expect(asked).toEqual([]);
});

it.each([
  ['was made for another base URL', built('/blog')],
  ['has another form', '{"pages":[]}'],
])('takes no build that %s', async (_, text) => {
  build(text);
  expect(await answer('/sub/search/site.json')).toMatchObject({ source: { kind: 'sources' } });
});

it.each(['/sub/search/none.json', '/search/site.json', '/sub/search/'])(
  'leaves %s to others',
  async (address) => {
    expect(await answer(address)).toBe(404);
  },
);
