/** Pages as the files of the index. */
import { packNames } from '../../src/lib/search/packedNames';
import {
  type IndexedPage,
  type Shard,
  type ShardContents,
  SHARDS,
} from '../../src/lib/search/shards';

/** A page with its version. */
export interface PlacedPage {
  readonly version: string;
  readonly page: IndexedPage;
}

/** Who wrote the files. */
export type Origin = Pick<ShardContents, 'build' | 'source'>;

/** Deepest headings in files of names: those below are found once the texts are there. */
const DEEPEST_NAME = 2;

/** Keywords of a page in files of names: more would cost the first answer more than they find. */
const NAME_KEYWORDS = 3;

/** A page by its name, the words that lead to it, and its upper headings, without texts and messages. */
export function namesOf({
  text: _text,
  description: _description,
  messages: _messages,
  keywords = [],
  sections,
  ...page
}: IndexedPage): IndexedPage {
  return {
    ...page,
    ...(keywords.length > 0 && { keywords: keywords.slice(0, NAME_KEYWORDS) }),
    sections: sections
      .filter(({ level }) => level <= DEEPEST_NAME)
      .map(({ level, heading, anchor }) => ({ level, heading, anchor })),
  };
}

/** The two files of a shard. */
export interface ShardFiles {
  readonly shard: Shard;
  readonly all: ShardContents;
  readonly names: ShardContents;
}

function isOf({ areas, version }: Shard, placed: PlacedPage): boolean {
  return placed.version === version && areas.includes(placed.page.area);
}

/**
 * Sorts pages into shards; those without pages, as of a version that is left out, are empty.
 *
 * @throws Error that names a page which no shard holds
 */
export function shardFiles(pages: readonly PlacedPage[], origin: Origin): readonly ShardFiles[] {
  const homeless = pages.find((placed) => !SHARDS.some((shard) => isOf(shard, placed)));
  if (homeless) {
    throw new Error(
      `search-index: expected a shard for ${homeless.page.url} (area ${homeless.page.area}, version ${homeless.version}), got none; add one to src/lib/search/shards.ts.`,
    );
  }
  return SHARDS.map((shard) => {
    const own = pages.filter((placed) => isOf(shard, placed)).map(({ page }) => page);
    const contents = { ...origin, version: shard.version };
    return {
      shard,
      all: { ...contents, pages: own },
      names: { ...contents, pages: own.map(namesOf).map(packNames) },
    };
  });
}
