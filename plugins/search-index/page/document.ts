/** The parts of a built page that records are made of. */
import { ARTICLE, ARTICLE_CATEGORY, ARTICLE_TITLE, BUILD_META } from '../../../src/lib/pageHtml';
import { find, type HtmlElement, parseTree, textOf } from './tree';

/** A built page. */
export interface BuiltPage {
  /** The document's title, with the site's name behind it. */
  readonly documentTitle: string;
  readonly description: string | undefined;
  /** Whether the page asks search engines to leave it out. */
  readonly isUnlisted: boolean;
  /** Name of the build that wrote it. */
  readonly build: string | undefined;
  /** The page's `<main>`. */
  readonly main: HtmlElement;
  /** The article within; undefined for pages that are made of components. */
  readonly article: HtmlElement | undefined;
  /** Its title and category in the front matter. */
  readonly title: string | undefined;
  readonly category: string | undefined;
}

function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  const to = html.indexOf(end, from);
  return from === -1 || to === -1 ? '' : html.slice(from, to + end.length);
}

/** Tags that color the words of code. */
const COLORS = /<span class=(?:"[^"]*"|[^\s">]+)>|<\/span>/g;

/**
 * HTML whose blocks of code are not colored. Only their text is read, and half of all tags color it:
 * to parse them takes 0.6 s of the site's pages.
 */
function withoutColors(html: string): string {
  return html.replace(/<pre[ >][^]*?<\/pre>/g, (block) => block.replace(COLORS, ''));
}

function metaOf(head: HtmlElement, name: string): string | undefined {
  return find(head, (one) => one.name === 'meta' && one.attributes.name === name)?.attributes
    .content;
}

/**
 * Takes a page apart.
 *
 * @throws Error when the page has no `<main>`
 */
export function readDocument(html: string): BuiltPage {
  const head = parseTree(between(html, '<head', '</head>'));
  const body = parseTree(withoutColors(between(html, '<main', '</main>')));
  const main = find(body, ({ name }) => name === 'main');
  if (!main) throw new Error('expected a page with a <main> element, got none; fix its layout.');
  const article = find(main, ({ attributes }) => attributes[ARTICLE] !== undefined);
  const title = find(head, ({ name }) => name === 'title');
  return {
    documentTitle: title ? textOf(title).trim() : '',
    description: metaOf(head, 'description'),
    isUnlisted: /noindex/.test(metaOf(head, 'robots') ?? ''),
    build: metaOf(head, BUILD_META),
    main,
    article,
    title: article?.attributes[ARTICLE_TITLE],
    category: article?.attributes[ARTICLE_CATEGORY],
  };
}
