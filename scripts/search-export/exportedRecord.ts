/** Records as an operator loads them into a hosted index. */
import { LEVELS, type SearchRecord } from '../../src/lib/search/record';
import { recordsOf } from '../../src/lib/search/records';
import type { IndexedPage, ShardContents } from '../../src/lib/search/shards';

/** How records that fit a query equally well are ordered; the names are DocSearch's. */
export interface RecordWeight {
  /** Titles before headings, headings before texts: 100 for `lvl0`, 10 less for each level, 0. */
  readonly level: number;
  /** Place on the page, counted from 0. */
  readonly position: number;
}

/** A record with an absolute address. */
export interface ExportedRecord extends SearchRecord {
  /** Words by which readers search for a page or a section; not on the records of their texts. */
  readonly keywords?: readonly string[];
  readonly weight: RecordWeight;
}

/** What a level weighs less than the one above it. */
const LEVEL_STEP = 10;
const TOP_WEIGHT = 100;

function levelWeight({ type }: SearchRecord): number {
  return type === 'content' ? 0 : TOP_WEIGHT - LEVEL_STEP * LEVELS.indexOf(type);
}

function keywordsOf(
  { keywords, sections }: IndexedPage,
  { type, anchor }: SearchRecord,
): Pick<ExportedRecord, 'keywords'> {
  if (type === 'content') return {};
  const words =
    type === 'lvl1' ? keywords : sections.find((section) => section.anchor === anchor)?.keywords;
  return words ? { keywords: words } : {};
}

/**
 * The records of files of the index, in their order.
 *
 * @param origin of the site, without a slash at the end
 */
export function exportedRecords(
  files: readonly ShardContents[],
  origin: string,
): readonly ExportedRecord[] {
  return files.flatMap(({ version, pages }) =>
    pages.flatMap((page) =>
      recordsOf(page, version).map((record, position) => ({
        ...record,
        objectID: origin + record.objectID,
        url: origin + record.url,
        url_without_anchor: origin + record.url_without_anchor,
        ...keywordsOf(page, record),
        weight: { level: levelWeight(record), position },
      })),
    ),
  );
}
