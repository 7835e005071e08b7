/** What the dialog shows of hits: where each leads, what it is, where it stands. */
import { type Area, docsVersionOf, parseDocsRoute } from '../../docsRoute';
import { type DocsVersion, LATEST_MANUAL_VERSION } from '../../../versions';
import type { SearchHit } from '../client';
import { searchPlaceOf } from '../place';
import { type Level, LEVELS, type SearchArea } from '../record';
import { AREA_NAMES } from '../scope';
import { plainText } from './highlight';

/** Hits of one group. */
export const GROUP_LIMIT = 5;

/** What a hit leads to: a page, a heading of it, a text below one, a member of an API module. */
export type ItemKind = 'page' | 'heading' | 'text' | 'member';

/** What a hit needs to be shown, and to be kept among recent searches. */
export interface Entry {
  /** Path and fragment. */
  readonly href: string;
  readonly kind: ItemKind;
  /** Without marks; of a member with its module: `Array.map`. */
  readonly title: string;
  /** Where it stands, from the area down to what is above it: `Manual`, `v11.0.0`, `Overview`. */
  readonly path: readonly string[];
}

/** A hit as the dialog shows it. */
export interface Item extends Entry {
  readonly id: string;
  /** With marks. */
  readonly markedTitle: string;
  /** What stands between the heading of its group and the title: `Record`. */
  readonly context: readonly string[];
  /** Type of a member. */
  readonly signature: string | undefined;
  /** Whether the signature is alike, not what was asked for. */
  readonly isNear: boolean;
  /** With marks: the text around what was found, or what the index says of the hit. */
  readonly description: string | undefined;
  /** The pasted message that the section explains. */
  readonly explains: string | undefined;
  /** The heading that it stands below. */
  readonly group: string;
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
 * Reduces a hit's address to path and fragment.
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

const PATH_NAMES: Readonly<Partial<Record<Area, readonly string[]>>> = {
  manual: ['Manual'],
  gentype: ['GenType'],
  react: ['React'],
  'reason-compiler': ['Old docs'],
};

/** Anchors of members begin with what they are; those of other headings are the heading's words. */
const MEMBER_HASH = /#(?:type|value|module|exception|external)-/;

/** The level that a hit's title has: that of its type, or the deepest for a text. */
function titleLevel({ type, hierarchy }: SearchHit): Level {
  if (type !== 'content') return type;
  return LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl1';
}

function kindOf(isMember: boolean, { type }: SearchHit): ItemKind {
  if (isMember) return 'member';
  if (type === 'content') return 'text';
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading';
}

/** What stands above a title; the levels that a page skips are left out. */
function levelsAbove(level: Level, { hierarchy }: SearchHit): string[] {
  return LEVELS.slice(0, LEVELS.indexOf(level)).flatMap((above) => hierarchy[above] || []);
}

/**
 * The heading above a hit: its area, the version where that is not the reader's own, and the category.
 * Pages without versions stand below their category alone.
 */
function groupLabel(area: SearchArea, version: string | undefined, category: string): string {
  if (area === 'site') return category || 'Other';
  const place = [AREA_NAMES[area], version].filter(Boolean).join(' ');
  return category === '' || category === AREA_NAMES[area] ? place : `${place} / ${category}`;
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
  const pathname = href.replace(/#.*/s, '');
  const { area, version } = parseDocsRoute(pathname, baseUrl);
  const row = version === undefined ? undefined : docsVersionOf(area, version);
  const level = titleLevel(hit);
  const marked =
    hit._highlightResult?.hierarchy?.[level]?.value ??
    hit._snippetResult?.hierarchy?.[level]?.value ??
    hit.hierarchy[level] ??
    '';
  const areaNames = area === 'api' ? ['Manual'] : (PATH_NAMES[area] ?? []);
  const isMember = area === 'api' && level !== 'lvl1' && MEMBER_HASH.test(href);
  const moduleName = isMember ? `${hit.hierarchy.lvl1 ?? ''}.` : '';
  const above = levelsAbove(level, hit).filter((name) => !isMember || name !== hit.hierarchy.lvl1);
  const category = hit.hierarchy.lvl0 ?? '';
  // Areas count their versions each in its own way: the compiler is what they share.
  const otherVersion = row && row.toolchain !== ownRow.toolchain ? row.name : undefined;
  const found = hit._snippetResult?.content?.value ?? hit.content ?? undefined;
  return {
    id: hit.objectID,
    href,
    kind: kindOf(isMember, hit),
    title: moduleName + plainText(marked),
    markedTitle: moduleName + marked,
    path: [...areaNames, ...(row ? [row.name] : []), ...(area === 'api' ? ['API'] : []), ...above],
    context: above.filter((name) => name !== category),
    signature: hit.signature,
    isNear: hit.isNear === true,
    description: (hit.type === 'content' ? found : undefined) ?? hit.summary,
    explains: hit.explains,
    group: groupLabel(searchPlaceOf(pathname, baseUrl).area, otherVersion, category),
    position,
    hit,
  };
}

/** Hits, ready to be shown, and the addresses of those that lead nowhere. */
export interface ReadHits {
  readonly items: readonly Item[];
  readonly unreadable: readonly string[];
}

/**
 * Reads hits.
 *
 * @param before how many hits of the answer come before these
 */
export function readHits(hits: readonly SearchHit[], page: PageOnScreen, before = 0): ReadHits {
  const items: Item[] = [];
  const unreadable: string[] = [];
  const { baseUrl } = page;
  const { area, version } = parseDocsRoute(page.pathname, baseUrl);
  const ownRow = docsVersionOf(area, version) ?? LATEST_MANUAL_VERSION;
  hits.forEach((hit, index) => {
    const href = reduceAddress(hit.url, page.href);
    if (href === undefined) unreadable.push(hit.url);
    else items.push(itemOf(hit, href, before + index + 1, { ownRow, baseUrl }));
  });
  return { items, unreadable };
}

/** Items in their groups, and those that a group had no room for. */
export interface GroupedItems {
  readonly groups: readonly ItemGroup[];
  readonly kept: readonly Item[];
}

/**
 * Puts items below their headings, in the order of the best.
 *
 * @param limit most items of a group
 */
export function groupItems(items: readonly Item[], limit: number = GROUP_LIMIT): GroupedItems {
  const groups = new Map<string, Item[]>();
  const kept: Item[] = [];
  for (const item of items) {
    const group = groups.get(item.group);
    if (group === undefined) groups.set(item.group, [item]);
    else if (group.length < limit) group.push(item);
    else kept.push(item);
  }
  return { groups: [...groups].map(([label, members]) => ({ label, items: members })), kept };
}
