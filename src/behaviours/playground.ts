/**
 * Links from code blocks into the playground. The page holds each program once, as text; its link
 * gets it when the reader reaches for the link, by code that comes when the reader reaches for the block: most
 * follow no such link, and need neither.
 */
import { closestOf } from './delegate';

/** The part of the browser's location that is used: loads a page as a whole. */
interface Browser {
  assign(href: string): void;
}

/** Names the links, and the block around each. */
const LINK = 'a.code-playground';
const BLOCK = '[data-code-panel]';

/** The program of a code block. */
export interface BlockProgram {
  /** The preludes above it, and what stands between them and its own code; empty where there are none. */
  readonly before: string;
  /** The code of its own panel. */
  readonly code: string;
}

/** The program of the panel that an element stands in. */
export function programAround(element: Element): BlockProgram {
  const own = element.closest(BLOCK)?.querySelector('[data-code]');
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

const loadCompression = () => import('../lib/playgroundLink');

/** @throws where the code for it does not arrive; the link is as it was */
async function complete(link: HTMLAnchorElement): Promise<void> {
  const { withCode } = await loadCompression();
  if (link.dataset.playground === 'complete') return;
  link.dataset.playground = 'complete';
  link.setAttribute('href', withCode(link.getAttribute('href') ?? '', programOf(link)));
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = closestOf<HTMLAnchorElement>(event, LINK);
  return link && link.dataset.playground !== 'complete' ? link : undefined;
}

/** What does not arrive is asked for again when the reader goes on to the link, and when it is followed. */
async function prepare(event: Event): Promise<void> {
  const link = linkOf(event);
  if (link) await complete(link);
  else if (closestOf(event, BLOCK)?.querySelector(LINK)) await loadCompression();
}

/** Completes each link of this page and of all that come after it before it can be followed. */
export function startPlaygroundLinks(browser: Browser = window.location): void {
  const reach = (event: Event): void => void prepare(event).catch(() => undefined);
  // A finger that stays on a link asks for its address.
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, reach, { passive: true });
  }
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    // A tap can come before the link was completed; other keys leave the choice to the browser.
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Offline: the browser follows the link as it is, and says what it has to say.
    complete(link).then(
      () => link.click(),
      () => browser.assign(link.href),
    );
  });
}
