/**
 * Ids of the docs pages that bar, menus, overviews and the landing page link.
 */
export const MENU_PAGES = [
  'introduction',
  'installation',
  'overview',
  'embed-raw-javascript',
  'build-overview',
  'build-performance',
  'typescript-integration',
  'index',
] as const;

/** Id of a docs page that may be linked from everywhere. */
export type MenuPage = (typeof MENU_PAGES)[number];
