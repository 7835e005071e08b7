import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readBuiltSearch } from '../../../scripts/search-export/readBuild';
import { SHARDS } from '../../../src/lib/search/shards';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(contents: object, sitemap: string): void {
  fs.mkdirSync(path.join(folder, 'search'));
  for (const { name, version } of SHARDS) {
    const file = path.join(folder, 'search', `${name}.json`);
    fs.writeFileSync(file, JSON.stringify({ version, ...contents }));
  }
  fs.writeFileSync(path.join(folder, 'sitemap.xml'), sitemap);
}

const CONTENTS = { build: 'b1', source: { kind: 'build', time: '2026-11-22' }, pages: [] };
const SITEMAP = '<urlset><url><loc>https://site.example/sub/</loc></url></urlset>';

it('reads all files, and the origin of the build', async () => {
  write(CONTENTS, SITEMAP);
  const { files, origin } = await readBuiltSearch(folder);
  expect(files.map(({ version }) => version)).toEqual(SHARDS.map(({ version }) => version));
  expect(origin).toBe('https://site.example');
});

it('refuses a folder without a build', async () => {
  await expect(readBuiltSearch(folder)).rejects.toThrow(
    /^search:export: expected the search index of a finished build, found no search\/\S+\.json in \S+; run npm run build\.$/,
  );
});

it('refuses files of another form', async () => {
  write({ ...CONTENTS, pages: 1 }, SITEMAP);
  await expect(readBuiltSearch(folder)).rejects.toThrow(
    /^search:export: .* in search\/\S+\.json; run npm run build\.$/,
  );
});

it('refuses a sitemap without addresses', async () => {
  write(CONTENTS, '<urlset></urlset>');
  await expect(readBuiltSearch(folder)).rejects.toThrow(
    'search:export: expected an address in sitemap.xml',
  );
});
