/** Which links lead to pages that may take the place of the one on screen. */
import { closestOf } from '../delegate';

/** Files beside the pages: texts for machines, feeds, pictures. A version's name ends with a number. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/** Whether a page of this site may be behind a link, to be shown in this tab. */
export function isSitePage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    // The playground is a program, which the browser loads as a whole.
    !link.classList.contains('code-playground') &&
    !FILE.test(link.pathname)
  );
}

/** The link to a page of this site that an event happened on. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = closestOf<HTMLAnchorElement>(event, 'a[href]');
  return link && isSitePage(link) ? link : undefined;
}

/** Whether a link leads to the page on screen, as a whole or to one of its headings. */
export function isSamePage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

/** Whether a click asks for the page in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
