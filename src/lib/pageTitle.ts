/**
 * The part of a docs page's tab title before the site's suffix: the page first, so that tabs can be
 * told apart, then its category, unless the writer has put something else there.
 */
export function pageTitle(page: { title: string; metaTitle?: string; category?: string }): string {
  const name = page.metaTitle ?? page.title;
  const isComplete = !page.category || page.category === name || name.includes(' | ');
  return isComplete ? name : `${name} | ${page.category}`;
}
