/**
 * A short form for the members of a module in files of names. Most of such a file would be members,
 * with each name in its heading and again in its anchor.
 */
import type { IndexedPage, IndexedSection } from './shards';

/** Level of sections that can be shortened. */
const LEVEL = 2;

/** The beginning of an anchor that goes on with the heading: `value` of `value-map` for `map`. */
function prefixOf({ level, heading, anchor, text }: IndexedSection): string | undefined {
  const end = `-${heading}`;
  return level === LEVEL && text === undefined && !/\s/.test(heading) && anchor.endsWith(end)
    ? anchor.slice(0, -end.length)
    : undefined;
}

/** The same page with its members in the short form. */
export function packMembers(page: IndexedPage): IndexedPage {
  const names = new Map<string, string[]>();
  const sections = page.sections.filter((section) => {
    const prefix = page.area === 'api' ? prefixOf(section) : undefined;
    if (prefix === undefined) return true;
    names.set(prefix, [...(names.get(prefix) ?? []), section.heading]);
    return false;
  });
  if (names.size === 0) return page;
  const members = Object.fromEntries([...names].map(([prefix, all]) => [prefix, all.join(' ')]));
  return { ...page, sections, members };
}

/** All sections of a page, those in the short form first, by the beginnings of their anchors. */
export function sectionsOf({ sections, members }: IndexedPage): readonly IndexedSection[] {
  if (members === undefined) return sections;
  const unpacked = Object.entries(members).flatMap(([prefix, names]) =>
    names.split(' ').map((heading) => ({ level: LEVEL, heading, anchor: `${prefix}-${heading}` })),
  );
  return [...unpacked, ...sections];
}
