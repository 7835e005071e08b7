import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readPages, writeShards } from '../../../plugins/search-index/read';
import { shardFiles } from '../../../plugins/search-index/shards';
import { SHARDS } from '../../../src/lib/search/shards';

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});

afterEach(() => fs.rmSync(outDir, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
  fs.writeFileSync(path.join(outDir, file), text);
}

async function read(routes: readonly string[]) {
  const pages: (readonly [string, string])[] = [];
  for await (const page of readPages(outDir, routes)) pages.push(page);
  return pages;
}

it('finds pages in both forms that Docusaurus writes', async () => {
  write('index.html', 'home');
  write('docs/a.html', 'a');
  write('docs/b/index.html', 'b');
  expect(await read(['/', '/docs/a', '/docs/b/'])).toEqual([
    ['/', 'home'],
    ['/docs/a', 'a'],
    ['/docs/b/', 'b'],
  ]);
});

it('keeps the order of many pages', async () => {
  const routes = Array.from({ length: 150 }, (_, index) => `/p${index}`);
  routes.forEach((route) => write(`${route}.html`, route));
  expect((await read(routes)).map(([, html]) => html)).toEqual(routes);
});

it('names a page without a file', async () => {
  await expect(read(['/docs/none'])).rejects.toThrow(
    /^search-index: expected the page \/docs\/none in \S+, found no file; was it built\?$/,
  );
});

it('writes two files for each shard', async () => {
  await writeShards(outDir, shardFiles([], { build: 'b1', source: { kind: 'sources' } }));
  const files = fs.readdirSync(path.join(outDir, 'search')).sort();
  expect(files).toEqual(
    SHARDS.flatMap(({ name }) => [`${name}.json`, `${name}.names.json`]).sort(),
  );
  const text = fs.readFileSync(path.join(outDir, 'search', 'site.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ build: 'b1', pages: [] });
});
