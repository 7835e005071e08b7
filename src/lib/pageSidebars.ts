/**
 * Sidebars that come with the pages that show them. A version's first sidebar is part of the client
 * (`plugins/static-articles`); those of the libraries in the API reference grow with the number of
 * modules, so that each page brings its own along in its HTML.
 */
import type { SidebarCategory } from './sidebarItems';

/** A sidebar and where it belongs. */
export interface PageSidebar {
  /** Id of the docs instance. */
  readonly area: string;
  /** Docusaurus' name of the version. */
  readonly version: string;
  readonly name: string;
  readonly categories: readonly SidebarCategory[];
}

/** Whether the client has a sidebar of a version without a page's help. */
export function isSharedSidebar(name: string, names: readonly string[]): boolean {
  return names[0] === name;
}

const kept = new Map<string, readonly SidebarCategory[]>();

function keyOf({ area, version, name }: Omit<PageSidebar, 'categories'>): string {
  return [area, version, name].join(' ');
}

/** Keeps what a page brought along for as long as the reader stays. */
export function keepSidebar(sidebar: PageSidebar): void {
  kept.set(keyOf(sidebar), sidebar.categories);
}

/** A sidebar that a page has brought along; undefined before. */
export function keptSidebar(
  place: Omit<PageSidebar, 'categories'>,
): readonly SidebarCategory[] | undefined {
  return kept.get(keyOf(place));
}
