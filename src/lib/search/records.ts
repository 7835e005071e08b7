/** Pages of the index as records in the form of DocSearch. */
import type { Hierarchy, RecordType, SearchRecord } from './record';
import { aboutSection, type IndexedPage, type IndexedSection, wholeText } from './shards';
import { firstSentence } from './summary';

/** What stands behind the address of a record that is text. */
const TEXT_SUFFIX = '#content';

const NO_LEVELS: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

type HeadingLevel = Exclude<RecordType, 'lvl1' | 'content'>;

const HEADING_LEVELS: readonly HeadingLevel[] = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function levelOf({ level }: IndexedSection): HeadingLevel {
  return HEADING_LEVELS[Math.min(Math.max(level, 2), 6) - 2] ?? 'lvl6';
}

/** The hierarchy of a heading: the deeper headings above it have ended. */
function below(hierarchy: Hierarchy, level: HeadingLevel, heading: string): Hierarchy {
  const ended = HEADING_LEVELS.slice(HEADING_LEVELS.indexOf(level));
  return {
    ...hierarchy,
    ...Object.fromEntries(ended.map((name) => [name, null])),
    [level]: heading,
  };
}

/** What a row shows beside the name. */
function saidOf(
  signature: string | undefined,
  about = '',
): Pick<SearchRecord, 'signature' | 'summary'> {
  const summary = firstSentence(about);
  return { ...(signature !== undefined && { signature }), ...(summary !== '' && { summary }) };
}

function saidOfSection(section: IndexedSection): ReturnType<typeof saidOf> {
  return saidOf(section.signature, aboutSection(section));
}

/**
 * The records of a page in the order of its text: one for its title and each heading, and one for the
 * text below each.
 *
 * @param version public name of the page's version (`ShardContents.version`)
 */
export function recordsOf(page: IndexedPage, version: string): readonly SearchRecord[] {
  const { url, area } = page;
  const pair = (
    type: RecordType,
    hierarchy: Hierarchy,
    anchor: string | null,
    text: string,
    said: Pick<SearchRecord, 'signature' | 'summary'>,
  ): SearchRecord[] => {
    const address = anchor === null ? url : `${url}#${anchor}`;
    const common = {
      url: address,
      url_without_anchor: url,
      anchor,
      hierarchy,
      area,
      version,
      ...said,
    };
    return [
      { ...common, objectID: address, type, content: null },
      ...(text === ''
        ? []
        : [
            {
              ...common,
              objectID: `${address}${TEXT_SUFFIX}`,
              type: 'content' as const,
              content: text,
            },
          ]),
    ];
  };

  const top: Hierarchy = { ...NO_LEVELS, lvl0: page.group, lvl1: page.title };
  const records = pair('lvl1', top, null, wholeText(page), saidOf(undefined, page.description));
  let hierarchy = top;
  for (const section of page.sections) {
    const level = levelOf(section);
    hierarchy = below(hierarchy, level, section.heading);
    records.push(
      ...pair(level, hierarchy, section.anchor, wholeText(section), saidOfSection(section)),
    );
  }
  return records;
}
