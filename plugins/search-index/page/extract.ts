/** A built page as an entry of the index. */
import { ARTICLE_LIST } from '../../../src/lib/pageHtml';
import type { SearchPlace } from '../../../src/lib/search/place';
import { tourPlaceOf } from '../../../src/lib/tour';
import type { IndexedPage, IndexedSection } from '../../../src/lib/search/shards';
import { groupOf } from '../group';
import { type PageKeywords, withKeywords } from '../keywords';
import { clipped, LIMITS } from '../limits';
import type { BuiltPage } from './document';
import type { PageText, Section } from './collector';
import { readSections } from './sections';

/** Where a page stands. */
export interface PagePlace extends SearchPlace {
  /** Path with base URL. */
  readonly url: string;
  /** Path below the base URL, without slashes at the ends. */
  readonly path: string;
}

/** Anchor of the list of a module's items, which stand below it one by one. */
const CONTENTS = 'contents';

/** Headings of groups of members have no text of their own (`plugins/api-reference/render/module.ts`). */
function isMember({ anchor }: Section): boolean {
  return !anchor.startsWith('group-');
}

/**
 * Sections of a page of the reference: members are what stands right below the module, whatever
 * level the page gives them.
 */
function memberSections(sections: readonly Section[]): readonly Section[] {
  const start = sections.findIndex(({ anchor }) => anchor === CONTENTS);
  if (start === -1) return sections;
  return [
    ...sections.slice(0, start),
    ...sections
      .slice(start + 1)
      .filter(isMember)
      .map((one) => ({ ...one, level: Math.max(2, one.level - 1) })),
  ];
}

/** `Pipe | ReScript Documentation` without the name of the site. */
function titleOfDocument(documentTitle: string, delimiter: string): string {
  const end = documentTitle.lastIndexOf(` ${delimiter} `);
  return end === -1 ? documentTitle : documentTitle.slice(0, end);
}

/** Whether a page shows the articles of other pages, as lists of posts do. */
function isList({ main }: BuiltPage): boolean {
  return main.attributes[ARTICLE_LIST] !== undefined;
}

/** Pages of the tour are found by their titles and descriptions: the manual says the same at length. */
function isOfTour({ path }: PagePlace): boolean {
  return tourPlaceOf(`/${path}`, '/') !== undefined;
}

/** The keywords of steps are those of the manual's pages, which come first. */
function isStep({ path }: PagePlace): boolean {
  return tourPlaceOf(`/${path}`, '/')?.step !== undefined;
}

function bodyOf(page: BuiltPage, place: PagePlace): PageText {
  if (isList(page)) return { title: undefined, text: '', messages: [], sections: [] };
  const body = readSections(page.article ?? page.main, place.area === 'api');
  return isOfTour(place) ? { ...body, text: '' } : body;
}

/** What an entry needs besides the page itself, which does not carry its keywords. */
export interface ExtractOptions extends PageKeywords {
  /** Between a page's title and the site's, in the document's title. */
  readonly titleDelimiter: string;
  /** Sections of pages that show data and whose HTML has no headings for them. */
  readonly sections?: readonly IndexedSection[];
}

/** The entry of a page. */
export function indexedPage(
  page: BuiltPage,
  place: PagePlace,
  { titleDelimiter, keywords = [], sectionKeywords, sections = [] }: ExtractOptions,
): IndexedPage {
  const { url, area, path } = place;
  const body = bodyOf(page, place);
  const title =
    body.title ??
    (isList(page) ? undefined : page.title) ??
    titleOfDocument(page.documentTitle, titleDelimiter);
  // Descriptions of modules are counted together from what stands below.
  const description = area === 'api' ? '' : (page.description ?? '');
  const text = sections.length > 0 ? '' : body.text;
  const { category } = page;
  const all: readonly IndexedSection[] = [
    ...(area === 'api' ? memberSections(body.sections) : body.sections),
    ...sections,
  ];
  return {
    url,
    area,
    group: groupOf({ area, path, title, category }),
    title,
    ...(text !== '' && { text }),
    ...(description !== '' && { description: clipped(description, LIMITS.prose) }),
    ...(body.messages.length > 0 && { messages: body.messages }),
    ...(keywords.length > 0 && !isStep(place) && { keywords }),
    sections: withKeywords(
      all.map(
        ({
          level,
          heading,
          anchor,
          text: below = '',
          description: said,
          messages = [],
          signature,
          keywords: own,
        }) => ({
          level,
          heading,
          anchor,
          ...(below !== '' && { text: below }),
          ...(said !== undefined && { description: said }),
          ...(own !== undefined && { keywords: own }),
          ...(messages.length > 0 && { messages }),
          ...(signature !== undefined && { signature }),
        }),
      ),
      { sectionKeywords },
    ),
  };
}
