/**
 * The part of a docs page's tab title before the site's suffix: the page first, so that tabs can be
 * told apart, then its category.
 */
export function pageTitle(page: { title: string; metaTitle?: string; category?: string }): string {
  const name = page.metaTitle ?? page.title;
  return page.category && page.category !== name ? `${name} | ${page.category}` : name;
}
