/**
 * A short form for the sections of a page in files of names. Most of such a file would be anchors,
 * which repeat what their headings say.
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

/** The anchor that most headings have; those with other letters keep theirs. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

function hasUsualAnchor({ level, heading, anchor, text }: IndexedSection): boolean {
  return level === LEVEL && text === undefined && anchor === anchorOf(heading);
}

/** The same page with the sections that can be shortened in the short form. */
export function packNames(page: IndexedPage): IndexedPage {
  const names = new Map<string, string[]>();
  const headings: string[] = [];
  const sections = page.sections.filter((section) => {
    const prefix = page.area === 'api' ? prefixOf(section) : undefined;
    if (prefix !== undefined) {
      names.set(prefix, [...(names.get(prefix) ?? []), section.heading]);
    } else if (hasUsualAnchor(section)) {
      headings.push(section.heading);
    } else {
      return true;
    }
    return false;
  });
  const members = Object.fromEntries([...names].map(([prefix, all]) => [prefix, all.join(' ')]));
  return {
    ...page,
    sections,
    ...(names.size > 0 && { members }),
    ...(headings.length > 0 && { headings }),
  };
}

/** All sections of a page: members in the short form, headings in the short form, all others. */
export function sectionsOf(page: IndexedPage): readonly IndexedSection[] {
  const { sections, members = {}, headings = [] } = page;
  const unpacked = Object.entries(members).flatMap(([prefix, names]) =>
    names.split(' ').map((heading) => ({ level: LEVEL, heading, anchor: `${prefix}-${heading}` })),
  );
  return [
    ...unpacked,
    ...headings.map((heading) => ({ level: LEVEL, heading, anchor: anchorOf(heading) })),
    ...sections,
  ];
}
