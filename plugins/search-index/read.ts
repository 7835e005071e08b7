/** Reads the pages of a finished build, and writes the files of the index. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { SHARDS_FOLDER } from '../../src/lib/search/shards';
import type { ShardFiles } from './shards';

/** Pages that may be open at once. */
const CHUNK = 64;

/** Where hosts find a page: both forms that Docusaurus writes. */
function filesOf(route: string): readonly string[] {
  const name = route.replace(/^\/|\/$/g, '');
  return name === '' ? ['index.html'] : [`${name}.html`, path.join(name, 'index.html')];
}

async function readPage(outDir: string, route: string): Promise<string> {
  for (const file of filesOf(route)) {
    const html = await fs.readFile(path.join(outDir, file), 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
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
  for (let start = 0; start < routes.length; start += CHUNK) {
    yield* await Promise.all(
      routes
        .slice(start, start + CHUNK)
        .map(async (route) => [route, await readPage(outDir, route)] as const),
    );
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
