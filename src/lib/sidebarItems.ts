/** A page in the sidebar. */
export interface SidebarPage {
  readonly name: string;
  readonly href: string;
}

/** A category of the sidebar and its pages, in order (specification, section 3). */
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

/** Turns a version's Docusaurus sidebar into the two levels that the sidebar shows. */
export function sidebarCategories(items: readonly Item[]): SidebarCategory[] {
  return items.flatMap((category) =>
    category.type === 'category' && category.items
      ? [
          {
            name: category.label ?? '',
            items: category.items.flatMap((page) =>
              page.type === 'link' && page.href !== undefined
                ? [{ name: page.label ?? page.href, href: page.href }]
                : [],
            ),
          },
        ]
      : [],
  );
}
