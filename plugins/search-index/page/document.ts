/** The parts of a built page that records are made of. */
import { type Decoded, describe, parseJson, record, string } from '../../../src/lib/decode';
import { ARTICLE, ARTICLE_DATA, BUILD_META } from '../../../src/lib/pageHtml';
import { find, type HtmlElement, parseTree, textOf } from './tree';

const articleData = record(
  { metadata: record({ permalink: string, title: string }) },
  { frontMatter: record({}, { category: string }) },
);

/** What the JSON beside an article says; `src/lib/articleData.ts` chooses what stands there. */
export type ArticleData = Decoded<typeof articleData>;

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
  readonly data: ArticleData | undefined;
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
 * @throws Error when the page has no `<main>`, or its data another shape
 */
export function readDocument(html: string): BuiltPage {
  const head = parseTree(between(html, '<head', '</head>'));
  const body = parseTree(withoutColors(between(html, '<main', '</main>')));
  const main = find(body, ({ name }) => name === 'main');
  if (!main) throw new Error('expected a page with a <main> element, got none; fix its layout.');
  const json = find(main, ({ attributes }) => attributes[ARTICLE_DATA] !== undefined);
  const data = json && parseJson(textOf(json), articleData);
  if (data && !data.ok) throw new Error(`${describe(data.error)} in the data of its article.`);
  const title = find(head, ({ name }) => name === 'title');
  return {
    documentTitle: title ? textOf(title).trim() : '',
    description: metaOf(head, 'description'),
    isUnlisted: /noindex/.test(metaOf(head, 'robots') ?? ''),
    build: metaOf(head, BUILD_META),
    main,
    article: find(main, ({ attributes }) => attributes[ARTICLE] !== undefined),
    data: data?.value,
  };
}
