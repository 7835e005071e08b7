/**
 * Articles that were parsed before the reader follows the link to them. What a click has to do then is to
 * put them into the page.
 */
import type { Article, Page } from './page';

const parsed = new WeakMap<Article, DocumentFragment>();

/** Parses the articles of a page. */
export function parseAhead({ articles }: Page): void {
  for (const article of articles) {
    if (parsed.has(article)) continue;
    // Of a template the browser loads no pictures before it stands in the page.
    const template = document.createElement('template');
    template.innerHTML = article.html;
    parsed.set(article, template.content);
  }
}

/** Gives the nodes of an article away, if it was parsed and not shown since. */
export function takeParsed(article: Article): DocumentFragment | undefined {
  const nodes = parsed.get(article);
  parsed.delete(article);
  return nodes;
}
