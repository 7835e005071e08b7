/**
 * The pages of this visit: the page that the browser loaded, and what is fetched from there on.
 */
import globalData from '@generated/globalData';

import { savesData } from '../../../src/lib/connection';
import {
  ARTICLE,
  ARTICLE_DATA,
  ARTICLE_LIST,
  BUILD_META,
  PAGE_DOCS,
} from '../../../src/lib/pageHtml';
import { whenIdle } from '../../../src/lib/whenIdle';
import { addPages } from './addPages';
import { type Article, type Page, pageKey, parseArticleData, parsePageDocs } from './page';
import { createPages, type Pages } from './pages';
import { parseAhead } from './parsedAhead';

const build =
  document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content ?? 'unknown';

const fetched: Pages = createPages(
  (path, priority) =>
    fetch(path, { priority, credentials: 'same-origin', headers: { accept: 'text/html' } }),
  build,
);

/** The page that the browser loaded: its articles are the elements that the browser parsed. */
interface FirstPage {
  /** Hosts serve it under several addresses, with `.html` or a slash at the end. */
  readonly key: string;
  readonly page: Page;
  /** Those that hold what was parsed. */
  readonly elements: Element[];
}

function readDocument(): FirstPage | undefined {
  const elements = [...document.querySelectorAll(`[${ARTICLE}]`)];
  if (elements.length === 0) return undefined;
  const data = [...document.querySelectorAll(`[${ARTICLE_DATA}]`)];
  const docs = document.querySelector(`[${PAGE_DOCS}]`);
  return {
    key: pageKey(window.location.pathname),
    elements,
    page: {
      build,
      // React adopts the elements as they stand: their HTML is not asked for.
      articles: elements.map((_, index) => ({
        html: '',
        data: parseArticleData(data[index]?.textContent ?? ''),
      })),
      docs: docs ? parsePageDocs(docs.textContent) : undefined,
    },
  };
}

const first = readDocument();
/** Whether the document is a page with articles or a list of them, and not that of dead addresses. */
const isPage = first !== undefined || document.querySelector(`[${ARTICLE_LIST}]`) !== null;
addPages(globalData, first?.page.docs);
/** Whether React still shows the elements that the browser parsed. */
let isFirstShown = first !== undefined;

/**
 * Whether a route that stands for all addresses below a path may be used: below the path of the
 * document, only if the document is a page. The page for dead addresses is not.
 */
export function mayMatch(path: string): boolean {
  return isPage || !`${window.location.pathname}/`.startsWith(`${path}/`);
}

/** Whether the page at a pathname is the one that the browser parsed, and still on screen. */
function isShownAsParsed(pathname: string): boolean {
  return isFirstShown && first?.key === pageKey(pathname);
}

/** The page to show at a pathname, once `readyPage` has been waited for. */
export function shownPage(pathname: string): Page | undefined {
  return isShownAsParsed(pathname) ? first?.page : fetched.get(pathname);
}

/**
 * Moves what the browser parsed of an article of the first page into the element that React shows
 * for it, which may be the parsed one.
 */
export function moveParsed(article: Article, shown: Element): void {
  const index = first?.page.articles.indexOf(article) ?? -1;
  const holder = first?.elements[index];
  if (!first || !holder || holder === shown) return;
  shown.replaceChildren(...holder.childNodes);
  first.elements[index] = shown;
}

/**
 * Tells that an article has left the screen. The first page is fetched for the way back to it, but
 * for readers who save data.
 */
export function leaveArticle(article: Article): void {
  if (!isFirstShown || !first?.page.articles.includes(article)) return;
  isFirstShown = false;
  const { key } = first;
  // The page that the reader goes to comes first.
  if (!savesData()) whenIdle(() => fetched.prefetch(key));
}

/**
 * Tells whether a page is here. If so, it may be shown at once: the shell knows what it brings along.
 */
export function hasPage(pathname: string): boolean {
  if (isShownAsParsed(pathname)) return true;
  const page = fetched.get(pathname);
  addPages(globalData, page?.docs);
  return page !== undefined;
}

/** Brings a page here; rejects when the browser must load it as a whole. */
export async function readyPage(pathname: string): Promise<void> {
  if (isShownAsParsed(pathname)) return;
  const page = await fetched.load(pathname);
  addPages(globalData, page.docs);
}

/** Loads a page ahead of time, when its turn comes. */
export function prefetchPage(pathname: string): void {
  fetched.prefetch(pathname);
}

/** Loads a page ahead of time at once, because the reader reaches for it, and parses it. */
export function expectPage(pathname: string): void {
  fetched.load(pathname).then(
    (page) => whenIdle(() => parseAhead(page)),
    // It is asked for again, and told, if the reader follows the link.
    () => undefined,
  );
}
