/** All pages of a build as files of the index. */
import { searchPlaceOf } from '../../src/lib/search/place';
import type { DataPage, DataPages } from './dataPages';
import type { PageKeywords } from './keywords';
import { type MemberKeywords, withMemberKeywords } from './memberKeywords';
import { readDocument } from './page/document';
import { indexedPage } from './page/extract';
import type { PlacedPage, ShardFiles } from './shards';
import { shardFiles } from './shards';

/** What holds for all pages of a site. */
export interface SiteFacts {
  /** `/` or `/name/`. */
  readonly baseUrl: string;
  /** Between a page's title and the site's. */
  readonly titleDelimiter: string;
  /** Paths of pages without records, below the base URL. */
  readonly excluded: readonly string[];
  readonly dataPages: DataPages;
  /** Keywords of written pages, by their path with base URL. */
  readonly keywords: ReadonlyMap<string, PageKeywords>;
  readonly memberKeywords: MemberKeywords;
}

/** The page that hosts answer with where there is none. */
const NOT_FOUND = '/404.html';

/**
 * Routes whose pages have records, without base URL, each once and sorted. Redirects are no routes:
 * other plugins write them as files.
 */
export function recordedRoutes(
  routesPaths: readonly string[],
  { baseUrl, excluded }: Pick<SiteFacts, 'baseUrl' | 'excluded'>,
): readonly string[] {
  const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
  return [...new Set(routes)]
    .filter((route) => route !== NOT_FOUND && !excluded.includes(route))
    .sort();
}

/** Whether a page has an element with an id; the minifier writes quotes only where they are needed. */
function hasId(html: string, id: string): boolean {
  return new RegExp(`id="?${id}[" >]`).test(html);
}

/**
 * What a page with data is found by. Pages of one kind share words for sections that not each of them has, as reading
 * paths do whose pages a version lacks.
 *
 * @throws Error for a section whose anchor the HTML lacks: nobody could go there
 */
function shownData(data: DataPage, html: string): DataPage {
  const lost = data.sections.find(({ anchor }) => !hasId(html, anchor));
  if (lost) {
    throw new Error(
      `expected an element with the id ${lost.anchor} for “${lost.heading}”, got none; fix the page or the data of the option "dataPages".`,
    );
  }
  const words = Object.entries(data.sectionKeywords ?? {}).filter(([id]) => hasId(html, id));
  return { ...data, sectionKeywords: Object.fromEntries(words) };
}

/**
 * The entry of a page; undefined for one that asks search engines to leave it out.
 *
 * @param route without base URL
 */
export function pageOf(
  route: string,
  html: string,
  { baseUrl, titleDelimiter, dataPages, keywords, memberKeywords }: SiteFacts,
): (PlacedPage & { readonly build: string | undefined }) | undefined {
  try {
    const document = readDocument(html);
    if (document.isUnlisted) return undefined;
    const url = route === '/' ? baseUrl : `${baseUrl.replace(/\/$/, '')}${route}`;
    const place = searchPlaceOf(url, baseUrl);
    const data = dataPages[route];
    const page = indexedPage(
      document,
      { ...place, url, path: route.replace(/^\/|\/$/g, '') },
      {
        titleDelimiter,
        ...keywords.get(url),
        ...(data && shownData(data, html)),
      },
    );
    return {
      version: place.version,
      page: withMemberKeywords(page, memberKeywords),
      build: document.build,
    };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    throw new Error(`search-index: ${route}: ${sentence}`);
  }
}

/** Files of the index. */
export interface BuiltIndex {
  readonly files: readonly ShardFiles[];
  /** How many pages have records. */
  readonly pageCount: number;
  /** Time of the work itself, in milliseconds: other plugins read and write meanwhile. */
  readonly workTime: number;
}

/**
 * The files of a site.
 *
 * @param time when the build was made, as ISO date
 * @throws Error that names the page which can't be read, or which no file would hold
 */
export async function builtIndex(
  pages: AsyncIterable<readonly [route: string, html: string]>,
  facts: SiteFacts,
  time: string,
): Promise<BuiltIndex> {
  const read: PlacedPage[] = [];
  let build: string | undefined;
  let workTime = 0;
  for await (const [route, html] of pages) {
    const start = performance.now();
    const found = pageOf(route, html, facts);
    workTime += performance.now() - start;
    if (!found) continue;
    build ??= found.build;
    read.push({ version: found.version, page: found.page });
  }
  const files = shardFiles(read, { build: build ?? time, source: { kind: 'build', time } });
  return { files, pageCount: read.length, workTime };
}
