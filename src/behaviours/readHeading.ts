/**
 * Marks in the table of contents (`data-toc`), and in the list of pages beneath the page on screen, which heading
 * the reader is at: the last one above a line in the upper part of the screen.
 */
import { targetOfHash } from './fragment';

/** Above this line, from the bottom of the screen, a heading counts as read. */
const LINE = '66%';

/** Higher than any page: all that is above the line is in the box of the observer. */
const ABOVE = '1000000px';

let observer: IntersectionObserver | undefined;

function mark(list: HTMLElement, current: HTMLAnchorElement | undefined): void {
  for (const old of list.querySelectorAll('[data-current]')) {
    old.removeAttribute('data-current');
    old.removeAttribute('aria-current');
  }
  if (!current) return;
  current.setAttribute('data-current', 'true');
  current.setAttribute('aria-current', 'location');
  const { scrollTop, clientHeight } = list;
  const { offsetTop, offsetHeight } = current;
  const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
  if (!isSeen) list.scrollTop = offsetTop - clientHeight / 2;
}

/** Watches the headings of the page on screen. Call it after each change of the page. */
export function watchHeadings(): void {
  observer?.disconnect();
  const lists = [...document.querySelectorAll<HTMLElement>('[data-toc], [data-page-headings]')].map(
    (list) => {
      const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
      return { list, links, headings: links.map(({ hash }) => targetOfHash(hash)) };
    },
  );
  if (lists.length === 0) return;
  const above = new Set<Element>();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target);
        else above.delete(target);
      }
      for (const { list, links, headings } of lists) {
        mark(
          list,
          links[headings.findLastIndex((heading) => heading !== null && above.has(heading))],
        );
      }
    },
    { rootMargin: `${ABOVE} 0px -${LINE} 0px` },
  );
  for (const { headings } of lists)
    for (const heading of headings) if (heading) observer.observe(heading);
}
