/**
 * Links from code blocks into the playground. The page holds each program once, as text; its link
 * gets it when the page has come to rest, or when the reader reaches for the link.
 */
import { whenIdle } from '../lib/whenIdle';

/** The part of the browser's location that is used: loads a page as a whole. */
interface Browser {
  assign(href: string): void;
}

/** The program of a code block. */
export interface BlockProgram {
  /** The preludes above it, and what stands between them and its own code; empty where there are none. */
  readonly before: string;
  /** The code of its own panel. */
  readonly code: string;
}

/** The program of the panel that an element stands in. */
export function programAround(element: Element): BlockProgram {
  const own = element.closest('[data-code-panel]')?.querySelector('[data-code]');
  if (!own) return { before: '', code: '' };
  const preludes = [...document.querySelectorAll('[data-prelude]')].filter(
    (prelude) =>
      prelude !== own && prelude.compareDocumentPosition(own) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return {
    before: preludes.map(({ textContent }) => `${textContent}\n\n`).join(''),
    code: own.textContent,
  };
}

function programOf(link: Element): string {
  const { before, code } = programAround(link);
  return before + code;
}

/** @throws where the code for it does not arrive; the links are as they were */
async function complete(links: Iterable<HTMLAnchorElement>): Promise<void> {
  const { withCode } = await import('../lib/playgroundLink');
  for (const link of links) {
    if (link.dataset.playground === 'complete') continue;
    link.dataset.playground = 'complete';
    link.setAttribute('href', withCode(link.getAttribute('href') ?? '', programOf(link)));
  }
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a.code-playground') : undefined;
  return link && link.dataset.playground !== 'complete' ? link : undefined;
}

/** Completes links ahead of time; what does not arrive is asked for again when a link is followed. */
function completeAhead(links: Iterable<HTMLAnchorElement>): void {
  complete(links).catch(() => undefined);
}

/** Completes each link of this page and of all that come after it before it can be followed. */
export function startPlaygroundLinks(browser: Browser = window.location): void {
  const reach = (event: Event): void => {
    const link = linkOf(event);
    if (link) completeAhead([link]);
  };
  document.addEventListener('pointerover', reach);
  document.addEventListener('focusin', reach);
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    // A tap can come before the link was completed; other keys leave the choice to the browser.
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Offline: the browser follows the link as it is, and says what it has to say.
    complete([link]).then(
      () => link.click(),
      () => browser.assign(link.href),
    );
  });
}

/**
 * Completes the links of the page on screen when the browser has nothing else to do. The code for it
 * is no part of a page's first load.
 */
export function completePlaygroundLinks(): void {
  const links = (): void => {
    completeAhead(document.querySelectorAll<HTMLAnchorElement>('a.code-playground'));
  };
  whenIdle(links);
}
