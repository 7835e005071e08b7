/**
 * How the built HTML of a page names the parts that the client takes over: the site's components
 * write them, `plugins/static-articles` reads them.
 */

/** Attribute of the element around an article's HTML. */
export const ARTICLE = 'data-article';

/** Attribute of the JSON block after an article: metadata, front matter, headings, assets. */
export const ARTICLE_DATA = 'data-article-data';

/** Attribute of the JSON block with the pages of other versions that a page's links may lead to. */
export const PAGE_DOCS = 'data-page-docs';

/** Attribute of lists below whose address articles lie: they are pages, although they hold no article. */
export const ARTICLE_LIST = 'data-article-list';

/** Name of the `<meta>` that tells which build a page comes from. */
export const BUILD_META = 'build';

/** JSON as the text of a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
