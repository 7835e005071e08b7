/** Serves the files of the index in `npm start`: those of the last build, else made from sources. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { parseJson } from '../../src/lib/decode';
import { type Middleware, textMiddleware } from '../../src/lib/devServer';
import {
  type IndexedPage,
  type Shard,
  shardContentsDecoder,
  SHARDS,
  SHARDS_FOLDER,
  shardUrl,
} from '../../src/lib/search/shards';
import { namesOf } from './shards';

/** What the server needs to know. */
export interface DevFiles {
  /** `/` or `/name/`. */
  readonly baseUrl: string;
  /** Folder of builds. */
  readonly outDir: string;
  /** The pages of a shard, read from sources. */
  readonly pagesOf: (shard: Shard) => Promise<readonly IndexedPage[]>;
}

/** A file's text from the last build; undefined where that has none, or one for another base URL. */
async function builtText(file: string, baseUrl: string): Promise<string | undefined> {
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const contents = parseJson(text, shardContentsDecoder);
  const [first] = contents.ok ? contents.value.pages : [];
  return first?.url.startsWith(baseUrl) ? text : undefined;
}

/** The name of what answers before the first build: files from sources belong together. */
const BUILD = 'sources';

/** Handler of the files' addresses; each file is looked up or made when it is asked for. */
export function searchMiddleware({ baseUrl, outDir, pagesOf }: DevFiles): Middleware {
  async function textAt(address: string): Promise<string | undefined> {
    for (const shard of SHARDS) {
      const isNames = address === shardUrl(baseUrl, shard, 'names');
      if (!isNames && address !== shardUrl(baseUrl, shard, 'all')) continue;
      const file = path.join(outDir, SHARDS_FOLDER, path.posix.basename(address));
      const built = await builtText(file, baseUrl);
      if (built !== undefined) return built;
      const pages = await pagesOf(shard);
      return JSON.stringify({
        build: BUILD,
        source: { kind: 'sources' },
        version: shard.version,
        pages: isNames ? pages.map(namesOf) : pages,
      });
    }
    return undefined;
  }
  return textMiddleware('search-index', textAt, () => 'application/json');
}
