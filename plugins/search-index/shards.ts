/** Pages as the files of the index. */
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
const DEEPEST_NAME = 3;

/** A page without texts. */
export function namesOf({ text: _text, sections, ...page }: IndexedPage): IndexedPage {
  return {
    ...page,
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

/** Sorts pages into shards; those without pages, as of a version that is left out, are empty. */
export function shardFiles(pages: readonly PlacedPage[], origin: Origin): readonly ShardFiles[] {
  return SHARDS.map((shard) => {
    const own = pages
      .filter(({ version, page }) => version === shard.version && shard.areas.includes(page.area))
      .map(({ page }) => page);
    const contents = { ...origin, version: shard.version };
    return {
      shard,
      all: { ...contents, pages: own },
      names: { ...contents, pages: own.map(namesOf) },
    };
  });
}
