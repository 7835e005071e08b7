/**
 * Grouping of a version's pages into the categories of its sidebar. Pages name their category and
 * position in their front matter; the order of categories is given.
 */

/** A page that may go into the sidebar. */
export interface SidebarDoc {
  readonly id: string;
  readonly title: string;
  /** Shorter name for the sidebar; the title is shown without it. */
  readonly sidebarLabel?: string;
  readonly category?: string;
  readonly position?: number;
}

/** A link to a page, as Docusaurus wants it. */
export interface SidebarDocItem {
  readonly type: 'doc';
  readonly id: string;
  readonly label: string;
}

/** A category, as Docusaurus wants it; always open, so that readers see all pages at once. */
export interface SidebarCategoryItem {
  readonly type: 'category';
  readonly label: string;
  readonly collapsible: false;
  readonly items: SidebarDocItem[];
}

/** The sidebar, and the pages that are not in it. */
export interface GroupedSidebar<D extends SidebarDoc> {
  readonly items: SidebarCategoryItem[];
  /** Pages with an unknown category or none, in the order given; the caller logs them. */
  readonly uncategorized: readonly D[];
}

/** Compares by code unit, so that all machines sort alike. */
function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Pages with positions first, ties by id; then the others by title. */
function compareDocs(a: SidebarDoc, b: SidebarDoc): number {
  if (a.position !== undefined && b.position !== undefined) {
    return a.position - b.position || compareText(a.id, b.id);
  }
  if (a.position !== undefined || b.position !== undefined) {
    return a.position === undefined ? 1 : -1;
  }
  return compareText(a.title, b.title) || compareText(a.id, b.id);
}

/**
 * Groups pages into categories.
 *
 * @param categories names in the order of the sidebar; those without pages are left out, because
 *   Docusaurus refuses empty categories.
 */
export function groupSidebar<D extends SidebarDoc>(
  docs: readonly D[],
  categories: readonly string[],
): GroupedSidebar<D> {
  const known = new Set(categories);
  const items = [...known].map((label): SidebarCategoryItem => ({
    type: 'category',
    label,
    collapsible: false,
    items: docs
      .filter(({ category }) => category === label)
      .sort(compareDocs)
      .map(({ id, title, sidebarLabel }) => ({ type: 'doc', id, label: sidebarLabel ?? title })),
  }));
  return {
    items: items.filter((category) => category.items.length > 0),
    uncategorized: docs.filter(({ category }) => category === undefined || !known.has(category)),
  };
}
