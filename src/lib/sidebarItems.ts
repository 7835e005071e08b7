/** A page in the sidebar. */
export interface SidebarPage {
  readonly name: string;
  readonly href: string;
  /** Pages below it: submodules of a module of the API reference. */
  readonly items?: readonly SidebarPage[];
}

/** A category of the sidebar and its pages, in order. */
export interface SidebarCategory {
  readonly name: string;
  readonly items: readonly SidebarPage[];
}

/** The part of Docusaurus' sidebar items that this site's sidebars consist of. */
interface Item {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

/** Links are pages; a category with a page of its own is a page with pages below it. */
function pagesIn(items: readonly Item[]): SidebarPage[] {
  return items.flatMap(({ type, label, href, items: below }) => {
    if (href === undefined || (type !== 'link' && type !== 'category')) return [];
    const page = { name: label ?? href, href };
    return [below && below.length > 0 ? { ...page, items: pagesIn(below) } : page];
  });
}

/** Turns a version's Docusaurus sidebar into categories and their pages. */
export function sidebarCategories(items: readonly Item[]): SidebarCategory[] {
  return items.flatMap(({ type, label, items: pages }) =>
    type === 'category' && pages ? [{ name: label ?? '', items: pagesIn(pages) }] : [],
  );
}
