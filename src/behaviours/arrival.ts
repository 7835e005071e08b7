/**
 * Tells readers who do not see it that a new page has come: its title is announced and its heading
 * gets the focus, from where reading and the Tab key go on. Browsers do both when they load a page
 * as a whole.
 */
import { afterPaint } from '../lib/afterPaint';
import { announce } from './announce';
import { delegate } from './delegate';
import { targetOfHash } from './fragment';

/** The part of a router's location that is used. */
interface Place {
  readonly pathname: string;
  readonly hash: string;
}

/** Moves the focus to an element that need not be one that takes it, and leaves no trace. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** What an address leads to: the heading that it names, else that of the page. */
function targetOf({ hash }: Place): HTMLElement | null {
  return targetOfHash(hash) ?? document.querySelector('h1');
}

/** Docusaurus calls this after each change of route. */
export function arrive(location: Place, previous: Place | null): void {
  if (!previous || previous.pathname === location.pathname) return;
  // The title is written in the frame that follows, which must not wait for a change of the focus.
  afterPaint(() => {
    const target = targetOf(location);
    // Whoever has asked for search meanwhile is writing.
    if (target && !document.activeElement?.matches('.early-search')) focusOn(target);
    announce(document.title);
  });
}

/** Lets the first link of the page lead past the bar. */
export function startSkipping(): void {
  delegate('click', '[data-skip]', (_, event) => {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    focusOn(main);
  });
}
