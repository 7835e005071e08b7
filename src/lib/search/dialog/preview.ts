/** The section that a hit leads to, taken out of the built page, to be shown beside the hits. */
import { ARTICLE } from '../../pageHtml';

/** Blocks of a section that are shown: as many as a screen has room for. */
const MOST_BLOCKS = 12;

/** Pages that are kept, some 20 kB each. */
const MOST_PAGES = 20;

/** Nothing of it can be pressed, so that these would lead nowhere; facts of members are links, too. */
const CONTROLS =
  'button,input,select,textarea,iframe,video,script,template,[role=tablist],.api-facts';

const HEADING = 'h1,h2,h3,h4,h5,h6';

function levelOf(element: Element): number {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? [];
  return level === undefined ? Number.POSITIVE_INFINITY : Number(level);
}

/** A copy without controls and without addresses of its own. */
function copyOf(block: Element, target: Document): Element {
  const copy = target.importNode(block, true);
  for (const control of copy.querySelectorAll(CONTROLS)) control.remove();
  for (const link of copy.querySelectorAll('a')) {
    const text = target.createElement('span');
    text.append(...link.childNodes);
    link.replaceWith(text);
  }
  for (const element of [copy, ...copy.querySelectorAll('[id],[tabindex]')]) {
    element.removeAttribute('id');
    element.removeAttribute('tabindex');
  }
  return copy;
}

/**
 * The section of a page that an anchor names: the blocks of an entry with a heading of its own, such as a package's, or a
 * heading with what is below it. Without an anchor, the beginning of the article.
 *
 * @param target the document that will show it
 * @returns undefined for a page without an article, or without the anchor
 */
export function sectionOf(
  page: Document,
  anchor: string,
  target: Document,
): DocumentFragment | undefined {
  const article = page.querySelector(`[${ARTICLE}]`);
  const named = anchor === '' ? article?.firstElementChild : page.getElementById(anchor);
  // Pages that are programs, such as the package index, have entries and no article.
  const whole = article ?? page.querySelector('main');
  if (!named || !whole?.contains(named)) return undefined;
  const section = target.createDocumentFragment();
  if (!named.matches(HEADING) && named.querySelector(HEADING)) {
    const entry = copyOf(named, target);
    // Its keywords lead to others; without their addresses they say nothing.
    for (const keywords of entry.querySelectorAll('ul')) keywords.remove();
    section.append(...entry.children);
    return section;
  }
  let heading: Element = named;
  while (heading.parentElement && heading.parentElement !== whole) heading = heading.parentElement;
  const level = levelOf(heading);
  let block: Element | null = heading;
  for (let count = 0; block && count < MOST_BLOCKS; count += 1) {
    if (count > 0 && levelOf(block) <= level) break;
    section.append(copyOf(block, target));
    block = block.nextElementSibling;
  }
  return section;
}

/** Gives the section that an address of the site leads to. */
export type LoadSection = (href: string) => Promise<DocumentFragment | undefined>;

/**
 * Loads pages for their sections; a page once.
 *
 * @param fetchPage gives the HTML of a path
 */
export function createSections(
  fetchPage: (pathname: string) => Promise<string>,
  target: Document,
): LoadSection {
  const pages = new Map<string, Promise<Document>>();

  function pageOf(pathname: string): Promise<Document> {
    const known = pages.get(pathname);
    if (known) return known;
    const page = fetchPage(pathname).then((html) =>
      new DOMParser().parseFromString(html, 'text/html'),
    );
    pages.set(pathname, page);
    page.catch(() => pages.delete(pathname));
    for (const oldest of pages.keys()) {
      if (pages.size <= MOST_PAGES) break;
      pages.delete(oldest);
    }
    return page;
  }

  return async (href) => {
    const [pathname = '', hash = ''] = href.split('#');
    return sectionOf(await pageOf(pathname), decodeURIComponent(hash), target);
  };
}
