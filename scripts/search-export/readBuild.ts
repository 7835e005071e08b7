/** The index of a finished build. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { describe, parseJson } from '../../src/lib/decode';
import {
  type ShardContents,
  shardContentsDecoder,
  SHARDS,
  shardUrl,
} from '../../src/lib/search/shards';

/** What the exporter reads. */
export interface BuiltSearch {
  readonly files: readonly ShardContents[];
  /** Origin that the build was made for, without a slash at the end. */
  readonly origin: string;
}

async function read(folder: string, name: string): Promise<string> {
  return fs.readFile(path.join(folder, name), 'utf8').catch(() => {
    throw new Error(
      `search:export: expected the search index of a finished build, found no ${name} in ${folder}; run npm run build.`,
    );
  });
}

/**
 * Reads all files of the index and the origin that the sitemap's addresses have.
 *
 * @param folder of the build
 * @throws Error of one sentence when there is no build, or one of another form
 */
export async function readBuiltSearch(folder: string): Promise<BuiltSearch> {
  const files = await Promise.all(
    SHARDS.map(async (shard) => {
      const name = shardUrl('', shard, 'all');
      const contents = parseJson(await read(folder, name), shardContentsDecoder);
      if (contents.ok) return contents.value;
      throw new Error(`search:export: ${describe(contents.error)} in ${name}; run npm run build.`);
    }),
  );
  const [, location] = /<loc>([^<]+)<\/loc>/.exec(await read(folder, 'sitemap.xml')) ?? [];
  if (location === undefined) {
    throw new Error(
      `search:export: expected an address in sitemap.xml of ${folder}, got none; run npm run build.`,
    );
  }
  return { files, origin: new URL(location).origin };
}
