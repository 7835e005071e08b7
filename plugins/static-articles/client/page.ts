/**
 * A page as the client knows it: the articles that stand in its HTML and what the shell must know
 * of them. The build writes both (`src/lib/pageHtml.ts` names the parts); nothing here needs a browser.
 */
import {
  array,
  type Decoded,
  type Decoder,
  describe,
  object,
  record,
  string,
} from '../../../src/lib/decode';
import { ARTICLE, ARTICLE_DATA, BUILD_META, PAGE_DOCS } from '../../../src/lib/pageHtml';
import type { SidebarPage } from '../../../src/lib/sidebarItems';

/** What the shell knows of an article: metadata, front matter, headings, assets. */
export type ArticleData = Readonly<Record<string, unknown>>;

const sidebarPage: Decoder<SidebarPage> = (input) =>
  record({ name: string, href: string }, { items: array(sidebarPage) })(input);

const pageDocs = record(
  { area: string, docs: array(record({ version: string, id: string, path: string })) },
  {
    sidebar: record({
      version: string,
      name: string,
      categories: array(record({ name: string, items: array(sidebarPage) })),
    }),
  },
);

/** Pages of other versions of a docs instance, and the page's sidebar where the client has none. */
export type PageDocs = Decoded<typeof pageDocs>;

/** An article: finished HTML and its data. */
export interface Article {
  readonly html: string;
  readonly data: ArticleData;
}

/** A page. */
export interface Page {
  readonly build: string;
  readonly articles: readonly Article[];
  readonly docs: PageDocs | undefined;
}

/** A document that is not what this client can show: the browser must load it as a whole. */
export class UnexpectedPage extends Error {
  override readonly name = 'UnexpectedPage';
}

const articleData = record({ metadata: object }, { frontMatter: object });

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UnexpectedPage(`expected JSON, got ${json.slice(0, 80)}`);
  }
}

/** Reads the JSON block of an article. */
export function parseArticleData(json: string): ArticleData {
  const value = parseJson(json);
  const data = articleData(value);
  if (!data.ok) throw new UnexpectedPage(describe(data.error));
  const { metadata, frontMatter = {} } = data.value;
  // Pages carry the front matter once; components of the theme read it in both places.
  return { ...(value as object), frontMatter, metadata: { ...metadata, frontMatter } };
}

/** Reads the JSON block with pages of other versions. */
export function parsePageDocs(json: string): PageDocs {
  const docs = pageDocs(parseJson(json));
  if (docs.ok) return docs.value;
  throw new UnexpectedPage(describe(docs.error));
}

/** The minifier of the build leaves out quotes and empty values where HTML allows it. */
const attribute = (name: string): string => `[^>]* ${name}(?:="")?(?: [^>]*)?>`;

const ARTICLE_START = new RegExp(`<div${attribute(ARTICLE)}`, 'g');
const DATA_START = new RegExp(`</div><script${attribute(ARTICLE_DATA)}`, 'g');
const DOCS_START = new RegExp(`<script${attribute(PAGE_DOCS)}`, 'g');
const BUILD = new RegExp(`<meta name="?${BUILD_META}"? content="?([^"> ]*)`);

/** Where a pattern matches from a place on, and where the match ends. */
function find(
  pattern: RegExp,
  html: string,
  from: number,
): [start: number, end: number] | undefined {
  pattern.lastIndex = from;
  const match = pattern.exec(html);
  return match ? [match.index, match.index + match[0].length] : undefined;
}

/** Text from a place to the end of the script element that it lies in. */
function scriptText(html: string, from: number): string {
  const end = html.indexOf('</script>', from);
  if (end === -1) throw new UnexpectedPage('expected </script>, got the end of the document');
  return html.slice(from, end);
}

/**
 * Takes the articles and their data out of a page's HTML. Works on the text, because parsing the
 * whole document, sidebar and bar included, takes longer than showing the article.
 *
 * @throws UnexpectedPage for a document that is not a page of this site
 */
export function extractPage(html: string): Page {
  const articles: Article[] = [];
  for (let place = 0; ;) {
    const start = find(ARTICLE_START, html, place);
    if (!start) break;
    const data = find(DATA_START, html, start[1]);
    if (!data) throw new UnexpectedPage(`expected ${ARTICLE_DATA} after ${ARTICLE}`);
    articles.push({
      html: html.slice(start[1], data[0]),
      data: parseArticleData(scriptText(html, data[1])),
    });
    place = data[1];
  }
  if (articles.length === 0) throw new UnexpectedPage(`expected ${ARTICLE}, got none`);
  const docs = find(DOCS_START, html, 0);
  return {
    build: BUILD.exec(html)?.[1] ?? '',
    articles,
    docs: docs && parsePageDocs(scriptText(html, docs[1])),
  };
}

/**
 * The name under which a page is kept: hosts may serve it with a slash, `.html` or `/index.html` at
 * the end, and the router decodes what the address bar encodes.
 */
export function pageKey(pathname: string): string {
  return decoded(pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')) || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname; // A lone `%`: no page of this site has it, so that nothing is found.
  }
}
