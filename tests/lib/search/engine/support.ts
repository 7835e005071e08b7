/** A small shard and questions for the tests of the engine. */
import {
  areaFilter,
  type SearchParams,
  type SearchResult,
  versionFilter,
} from '../../../../src/lib/search/client';
import { createEngine, type SearchEngine } from '../../../../src/lib/search/engine';
import type { IndexedPage, IndexedSection, ShardContents } from '../../../../src/lib/search/shards';
import { LATEST_MANUAL_VERSION } from '../../../../src/versions';

export const SHARD = 'manual-latest';

/** A page of the manual with sections `[heading, text]`, anchors as the site makes them. */
export function manualPage(
  slug: string,
  title: string,
  sections: readonly (readonly [heading: string, text: string])[] = [],
  rest: Partial<IndexedPage> = {},
): IndexedPage {
  return {
    url: `/docs/manual/latest/${slug}`,
    area: 'manual',
    group: 'Language Features',
    title,
    text: '',
    sections: sections.map(([heading, text]): IndexedSection => {
      return { level: 2, heading, anchor: heading.toLowerCase().replaceAll(' ', '-'), text };
    }),
    ...rest,
  };
}

/** A module of the reference with values `[name, text]`, and the phrases that lead to them. */
export function modulePage(
  title: string,
  members: readonly (readonly [name: string, text: string, ...phrases: string[]])[],
): IndexedPage {
  const path = title.toLowerCase().replaceAll('.', '/');
  return {
    url: `/docs/manual/latest/api/${path}`,
    area: 'api',
    group: title.split('.')[0] ?? title,
    title,
    text: '',
    sections: members.map(([heading, text, ...keywords]) => ({
      level: 2,
      heading,
      anchor: `value-${heading}`,
      text,
      ...(keywords.length > 0 && { keywords }),
    })),
  };
}

/** A shard of the latest manual. */
export function contentsOf(pages: readonly IndexedPage[], build = 'one'): ShardContents {
  return { build, source: { kind: 'sources' }, version: LATEST_MANUAL_VERSION.name, pages };
}

/** The same shard without texts. */
export function namesOnly(contents: ShardContents): ShardContents {
  return {
    ...contents,
    pages: contents.pages.map(({ text: _text, messages: _messages, sections, ...page }) => ({
      ...page,
      sections: sections.map(({ level, heading, anchor }) => ({ level, heading, anchor })),
    })),
  };
}

/** Adds a shard in one go. */
export function addAll(engine: SearchEngine, contents: ShardContents, shard = SHARD): void {
  const steps = engine.add(shard, contents);
  while (!steps.next().done);
}

/** A question to the latest manual and its reference. */
export function question(query: string, rest: Partial<SearchParams> = {}): SearchParams {
  return {
    query,
    attributesToRetrieve: [],
    attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: [areaFilter(['manual', 'api']), versionFilter([LATEST_MANUAL_VERSION.name])],
    ...rest,
  };
}

/** An engine with these pages. */
export function engineWith(pages: readonly IndexedPage[]): SearchEngine {
  const engine = createEngine();
  addAll(engine, contentsOf(pages));
  return engine;
}

/** Addresses of the hits, below the manual. */
export function found({ hits }: SearchResult): string[] {
  return hits.map(({ url }) => url.replace('/docs/manual/latest/', ''));
}
