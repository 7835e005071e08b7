/** The pages and sections of a shard as one list of entries, each of which can be a hit. */
import type { SearchArea } from '../record';
import { sectionsOf } from '../packedNames';
import { aboutSection, type IndexedPage, type ShardContents, wholeText } from '../shards';

/** A page, or a section of one. */
export interface Entry {
  /** Its place in the list of its shard. */
  readonly id: number;
  readonly page: PageFacts;
  /** 1 for the page itself, 2 to 6 for sections. */
  readonly level: number;
  /** The page's title, or the section's heading. */
  readonly name: string;
  /** The fragment without `#`; null for the page itself. */
  readonly anchor: string | null;
  readonly text: string;
  /** The type of a member of the reference, without its name. */
  readonly signature: string | undefined;
  /** What is said of it first, to be shown: a member's comment, the description of a page or package. */
  readonly about: string | undefined;
  /** Messages of compilers and build tools that it explains; its text has them, too. */
  readonly messages: readonly string[];
  /** Words by which readers search for it. */
  readonly keywords: readonly string[];
  /** Entries that it stands in: the page first, then the headings above it. */
  readonly above: readonly Entry[];
  /** A value, type or module of the reference. */
  readonly isMember: boolean;
  /** How many pages have a heading with these words; 1 for pages and members. */
  readonly sharedBy: number;
}

/** What all entries of a page share. */
export interface PageFacts {
  readonly url: string;
  readonly area: SearchArea;
  readonly group: string;
  readonly title: string;
  readonly keywords: readonly string[];
}

/** Anchors of the values, types and modules of the reference (`plugins/api-reference`). */
const MEMBER_ANCHOR = /^(?:value|type|module|exception|external)-/;

/** How many pages have each heading. */
function countHeadings(pages: readonly IndexedPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    // Names of members are no headings: `format` may be a command as well.
    if (page.area === 'api') continue;
    for (const heading of new Set(page.sections.map((section) => section.heading))) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  return counts;
}

/** All entries of a shard, pages before their sections. */
export function entriesOf({ pages }: ShardContents): readonly Entry[] {
  const headings = countHeadings(pages);
  const entries: Entry[] = [];
  for (const page of pages) {
    const keywords = page.keywords ?? [];
    const facts: PageFacts = {
      url: page.url,
      area: page.area,
      group: page.group,
      title: page.title,
      keywords,
    };
    const top: Entry = {
      id: entries.length,
      page: facts,
      level: 1,
      name: page.title,
      anchor: null,
      text: wholeText(page),
      signature: undefined,
      about: page.description,
      messages: page.messages ?? [],
      keywords,
      above: [],
      isMember: false,
      sharedBy: 1,
    };
    entries.push(top);
    let above: readonly Entry[] = [top];
    for (const section of sectionsOf(page)) {
      const { level, heading, anchor, messages = [], keywords: own = [] } = section;
      above = above.filter((entry) => entry.level < level);
      const isMember = page.area === 'api' && MEMBER_ANCHOR.test(anchor);
      const entry: Entry = {
        id: entries.length,
        page: facts,
        level,
        name: heading,
        anchor,
        text: wholeText(section),
        signature: section.signature,
        about: aboutSection(section),
        messages,
        keywords: own,
        above,
        isMember,
        sharedBy: isMember ? 1 : (headings.get(heading) ?? 1),
      };
      entries.push(entry);
      above = [...above, entry];
    }
  }
  return entries;
}
