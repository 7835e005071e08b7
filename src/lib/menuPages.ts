/**
 * Ids of the docs pages that bar, menus, overviews and the landing page link. The client knows the
 * addresses of these everywhere; all others come with the page that links them
 * (`plugins/static-articles`).
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
