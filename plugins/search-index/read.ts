/** Reads the pages of a finished build, and writes the files of the index. */
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { SHARDS_FOLDER } from '../../src/lib/search/shards';
import type { ShardFiles } from './shards';

/** Pages that are read before other plugins, which write files meanwhile, have a turn. */
const TURN = 16;

/** Where hosts find a page: both forms that Docusaurus writes. */
function filesOf(route: string): readonly string[] {
  const name = route.replace(/^\/|\/$/g, '');
  return name === '' ? ['index.html'] : [`${name}.html`, path.join(name, 'index.html')];
}

/** To wait for a file takes longer than to read it: 0.15 s more of a thousand pages. */
function readPage(outDir: string, route: string): string {
  const file = filesOf(route)
    .map((name) => path.join(outDir, name))
    .find((name) => existsSync(name));
  if (file !== undefined) return readFileSync(file, 'utf8');
  throw new Error(
    `search-index: expected the page ${route} in ${outDir}, found no file; was it built?`,
  );
}

/**
 * The HTML of pages.
 *
 * @param routes without base URL
 * @throws Error that names the page without a file
 */
export async function* readPages(
  outDir: string,
  routes: readonly string[],
): AsyncGenerator<readonly [route: string, html: string]> {
  for (const [index, route] of routes.entries()) {
    if (index % TURN === 0) await setImmediate();
    yield [route, readPage(outDir, route)];
  }
}

/** Writes the files of all shards into a build. */
export async function writeShards(outDir: string, files: readonly ShardFiles[]): Promise<void> {
  const folder = path.join(outDir, SHARDS_FOLDER);
  await fs.mkdir(folder, { recursive: true });
  await Promise.all(
    files.flatMap(({ shard, all, names }) => [
      fs.writeFile(path.join(folder, `${shard.name}.json`), JSON.stringify(all)),
      fs.writeFile(path.join(folder, `${shard.name}.names.json`), JSON.stringify(names)),
    ]),
  );
}
