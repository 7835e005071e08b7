/** How the built HTML of a page names the parts that scripts and other tools find again. */

/** Id of the element that holds a page; Docusaurus' own. */
export const PAGE_ROOT = '__docusaurus';

/** Attribute of the element around an article's HTML. */
export const ARTICLE = 'data-article';

/** Attributes of that element: the page's title and category in the front matter, for the search index. */
export const ARTICLE_TITLE = 'data-title';
export const ARTICLE_CATEGORY = 'data-category';

/** Attribute of lists of articles, which are read from their own pages. */
export const ARTICLE_LIST = 'data-article-list';

/** Name of the `<meta>` that tells which build a page comes from. */
export const BUILD_META = 'build';

/** JSON as the text of a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
