/** What the dialog shows of hits: where each leads, what it is, where it stands. */
import { type Area, docsVersionOf, parseDocsRoute } from '../../docsRoute';
import { type DocsVersion, LATEST_MANUAL_VERSION } from '../../../versions';
import type { SearchHit } from '../client';
import { type Level, LEVELS } from '../record';
import { plainText } from './highlight';

/** Hits of one group (specification, section 9). */
export const GROUP_LIMIT = 5;

/** What a hit leads to: a page, a heading of it, a text below one, a member of an API module. */
export type ItemKind = 'page' | 'heading' | 'text' | 'member';

/** What a hit needs to be shown, and to be kept among recent searches. */
export interface Entry {
  /** Path and fragment. */
  readonly href: string;
  readonly kind: ItemKind;
  /** Without marks. */
  readonly title: string;
  /** Where it stands, from the area down to what is above it: `Manual`, `v11.0.0`, `Overview`. */
  readonly path: readonly string[];
}

/** A hit as the dialog shows it. */
export interface Item extends Entry {
  readonly id: string;
  /** With marks. */
  readonly markedTitle: string;
  /** With marks: the text around what was found; absent for pages and headings. */
  readonly snippet: string | undefined;
  /** The hit's version where it is not the one of the page on screen. */
  readonly otherVersion: string | undefined;
  /** Place among all hits of the answer, from 1. */
  readonly position: number;
  readonly hit: SearchHit;
}

/** Items below one heading. */
export interface ItemGroup {
  readonly label: string;
  readonly items: readonly Item[];
}

/** The page on screen. */
export interface PageOnScreen {
  /** Of the whole page, such as `https://host/docs/manual/latest/type`. */
  readonly href: string;
  readonly pathname: string;
  /** `/` or `/name/` */
  readonly baseUrl: string;
}

/**
 * Reduces a hit's address to path and fragment (specification, section 3 "Search hit").
 *
 * @param base address of the page on screen, which relative ones belong to
 * @returns undefined for an address that can't be parsed, or that no page can have
 */
export function reduceAddress(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const { protocol, pathname, hash } = new URL(url, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  // Two slashes would name a host.
  return pathname.replace(/^\/+/, '/') + hash;
}

const AREA_NAMES: Readonly<Partial<Record<Area, readonly string[]>>> = {
  manual: ['Manual'],
  gentype: ['GenType'],
  react: ['React'],
  'reason-compiler': ['Old docs'],
};

/** The level that a hit's title has: that of its type, or the deepest for a text. */
function titleLevel({ type, hierarchy }: SearchHit): Level {
  if (type !== 'content') return type;
  return LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl1';
}

function kindOf(area: Area, { type }: SearchHit): ItemKind {
  if (type === 'content') return 'text';
  if (type === 'lvl0' || type === 'lvl1') return 'page';
  return area === 'api' ? 'member' : 'heading';
}

/** What stands above a title; the levels that a page skips are left out. */
function levelsAbove(level: Level, { hierarchy }: SearchHit): string[] {
  return LEVELS.slice(0, LEVELS.indexOf(level)).flatMap((above) => hierarchy[above] || []);
}

/** What all items of an answer are compared with. */
interface Surroundings {
  readonly baseUrl: string;
  /** The version of the page on screen. */
  readonly ownRow: DocsVersion;
}

function itemOf(
  hit: SearchHit,
  href: string,
  position: number,
  { ownRow, baseUrl }: Surroundings,
): Item {
  const { area, version } = parseDocsRoute(href.replace(/#.*/s, ''), baseUrl);
  const row = version === undefined ? undefined : docsVersionOf(area, version);
  const level = titleLevel(hit);
  const marked =
    hit._highlightResult?.hierarchy?.[level]?.value ??
    hit._snippetResult?.hierarchy?.[level]?.value ??
    hit.hierarchy[level] ??
    '';
  const areaNames = area === 'api' ? ['Manual'] : (AREA_NAMES[area] ?? []);
  return {
    id: hit.objectID,
    href,
    kind: kindOf(area, hit),
    title: plainText(marked),
    markedTitle: marked,
    path: [
      ...areaNames,
      ...(row ? [row.name] : []),
      ...(area === 'api' ? ['API'] : []),
      ...levelsAbove(level, hit),
    ],
    snippet:
      hit.type === 'content'
        ? (hit._snippetResult?.content?.value ?? hit.content ?? undefined)
        : undefined,
    // Areas count their versions each in its own way: the compiler is what they share.
    otherVersion: row && row.toolchain !== ownRow.toolchain ? row.name : undefined,
    position,
    hit,
  };
}

/** Hits, ready to be shown, and the addresses of those that lead nowhere. */
export interface ReadHits {
  readonly items: readonly Item[];
  readonly unreadable: readonly string[];
}

/** Reads the hits of an answer. */
export function readHits(hits: readonly SearchHit[], page: PageOnScreen): ReadHits {
  const items: Item[] = [];
  const unreadable: string[] = [];
  const { baseUrl } = page;
  const { area, version } = parseDocsRoute(page.pathname, baseUrl);
  const ownRow = docsVersionOf(area, version) ?? LATEST_MANUAL_VERSION;
  hits.forEach((hit, index) => {
    const href = reduceAddress(hit.url, page.href);
    if (href === undefined) unreadable.push(hit.url);
    else items.push(itemOf(hit, href, index + 1, { ownRow, baseUrl }));
  });
  return { items, unreadable };
}

/** Puts items below the headings of their `lvl0`, at most five below each, in the order of the best. */
export function groupItems(items: readonly Item[]): readonly ItemGroup[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const label = item.hit.hierarchy.lvl0 || 'Other';
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [item]);
    else if (group.length < GROUP_LIMIT) group.push(item);
  }
  return [...groups].map(([label, members]) => ({ label, items: members }));
}
