/**
 * Numbers of lines, which are links, and the mark on lines that the address names. With Shift, a number
 * makes a range with the lines that are marked in its block.
 */
import { afterPaint } from '../lib/afterPaint';
import { type LineAddress, lineFragment, readLineFragment } from '../lib/lineAddress';
import { ARTICLE } from '../lib/pageHtml';
import { focusOn } from './arrival';
import { closestOf } from './delegate';
import { targetOfHash } from './fragment';

import './lineLinks.css';

/** A block of an article. */
type Place = Pick<LineAddress, 'heading' | 'block'>;

const NUMBERS = 'code-numbers';
const MARK = 'code-aim';

/** The headings and blocks of the page's articles, in their order. */
function landmarks(): readonly Element[] {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `h${level}[id]`).join();
  return [
    ...document.querySelectorAll(
      `[${ARTICLE}] :is(${headings}), [${ARTICLE}] [data-code-panel] [data-code]`,
    ),
  ];
}

function placeOf(code: Element): Place {
  const all = landmarks();
  const before = all.slice(0, all.indexOf(code));
  const heading = before.findLastIndex(({ id }) => id !== '');
  return { heading: before[heading]?.id ?? '', block: before.length - heading };
}

function codeAt({ heading, block }: Place): Element | undefined {
  const all = landmarks();
  const start = heading === '' ? -1 : all.findIndex((each) => each === targetOfHash(`#${heading}`));
  if (heading !== '' && start === -1) return undefined;
  const end = all.findIndex(({ id }, index) => index > start && id !== '');
  const found = start + block;
  return end === -1 || found < end ? all[found] : undefined;
}

function countLines({ textContent }: Element): number {
  return textContent.replace(/\n$/, '').split('\n').length;
}

/** Shows what tabs and folds hide. */
function reveal(code: Element): void {
  // What finds text on the page asks in the same way.
  code.closest('[role="tabpanel"]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  for (
    let fold = code.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    fold.open = true;
  }
}

/** Tells the numbers of a block which of them are marked. */
function tellNumbers(code: Element, { first, last }: LineAddress): void {
  code.parentElement?.querySelectorAll(`.${NUMBERS} > a`).forEach((link, index) => {
    if (index + 1 >= first && index + 1 <= last) link.setAttribute('aria-current', 'true');
  });
}

/**
 * Marks the lines that the address names, and brings the reader there.
 *
 * @param isReturn whether the reader is back at a place of before, and stays there
 */
export function markLines(isReturn: boolean): void {
  for (const old of document.querySelectorAll(`.${MARK}`)) old.remove();
  for (const old of document.querySelectorAll(`.${NUMBERS} > [aria-current]`)) {
    old.removeAttribute('aria-current');
  }
  const address = readLineFragment(window.location.hash);
  const code = address && codeAt(address);
  if (!address || !code || address.first > countLines(code)) return;
  const { first } = address;
  const last = Math.min(address.last, countLines(code));
  const mark = document.createElement('span');
  mark.className = MARK;
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', first === last ? `Line ${first}` : `Lines ${first} to ${last}`);
  mark.style.setProperty('--first', String(first));
  mark.style.setProperty('--count', String(last - first + 1));
  reveal(code);
  code.prepend(mark);
  tellNumbers(code, address);
  if (isReturn || document.activeElement?.closest(`.${NUMBERS}`)) return;
  mark.scrollIntoView({ block: 'center' });
  // Behind the heading of a new page, which gets the focus then.
  afterPaint(() => focusOn(mark));
}

function numbersOf(code: Element): HTMLElement {
  const numbers = document.createElement('span');
  numbers.className = NUMBERS;
  const place = placeOf(code);
  for (let line = 1; line <= countLines(code); line += 1) {
    const link = document.createElement('a');
    link.href = lineFragment({ ...place, first: line, last: line });
    link.textContent = String(line);
    link.setAttribute('aria-label', `Line ${line}`);
    numbers.append(link);
  }
  return numbers;
}

/** Puts numbers beside the lines of a button's panel, or takes them away. */
export function toggleNumbers(button: Element): void {
  const code = button.closest('[data-code-panel]')?.querySelector('[data-code]');
  if (!code) return;
  const old = code.parentElement?.querySelector(`.${NUMBERS}`);
  button.setAttribute('aria-pressed', String(!old));
  if (old) {
    old.remove();
    return;
  }
  code.before(numbersOf(code));
  const address = readLineFragment(window.location.hash);
  if (address && codeAt(address) === code) tellNumbers(code, address);
}

/** Makes a range of a number and the lines that are marked in its block. */
function extend(event: MouseEvent): void {
  const link = closestOf<HTMLAnchorElement>(event, `.${NUMBERS} > a`);
  if (!link || !event.shiftKey) return;
  event.preventDefault();
  const added = readLineFragment(link.hash);
  const marked = readLineFragment(window.location.hash);
  if (!added) return;
  const isSame = marked?.heading === added.heading && marked.block === added.block;
  window.location.hash = isSame
    ? lineFragment({
        ...added,
        first: Math.min(marked.first, added.first),
        last: Math.max(marked.last, added.last),
      })
    : link.hash;
}

document.addEventListener('click', extend);
