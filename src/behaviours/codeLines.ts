/**
 * Links to lines of code: a button with `data-lines` numbers the lines of its panel, and each number is a link to
 * its line (`./lineLinks.ts`, which is loaded then, or when an address names lines).
 */
import { readLineFragment } from '../lib/lineAddress';
import { delegate } from './delegate';
import type * as LineLinks from './lineLinks';

/** Runs what needs the module; offline there are no links, and the address leads to the page. */
function withLineLinks(run: (module: typeof LineLinks) => void): void {
  import('./lineLinks').then(run, () => undefined);
}

/**
 * Marks the lines that the address names, if it names any. Call it after each change of the address.
 *
 * @param isReturn whether the reader is back at a place of before, and stays there
 */
export function showLines(isReturn: boolean): void {
  const isAsked = readLineFragment(window.location.hash) !== undefined;
  if (isAsked || document.querySelector('.code-aim')) {
    withLineLinks(({ markLines }) => markLines(isReturn));
  }
}

/** Listens to the buttons of this page and of all pages that come after it. */
export function startCodeLines(): void {
  delegate('click', '[data-lines]', (button) => {
    withLineLinks(({ toggleNumbers }) => toggleNumbers(button));
  });
}
