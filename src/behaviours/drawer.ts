/**
 * The list of pages on small screens: a modal dialog, which keeps the focus inside and closes on Escape by
 * itself. It borrows the list from its column, which small screens don't show. It also closes on the backdrop,
 * on a link, and when the reader has arrived somewhere.
 */
import { closestOf, delegate } from './delegate';

const DRAWER = 'dialog[data-drawer]';

/** Where the list stands when no drawer is open. */
const COLUMN = '[data-drawer-column]';

/** Brings the entry of the page on screen to the middle; `scrollIntoView` would scroll the page, too. */
function showCurrent(drawer: HTMLElement): void {
  const entry = drawer.querySelector<HTMLElement>('[aria-current="page"]');
  if (entry) drawer.scrollTop = entry.offsetTop - drawer.clientHeight / 2;
}

/** Gives the list back to its column. */
function giveBack(drawer: Element): void {
  const list = drawer.querySelector('[data-drawer-content]')?.childNodes ?? [];
  document.querySelector(COLUMN)?.append(...list);
}

function open(drawer: HTMLDialogElement): void {
  const column = document.querySelector(COLUMN);
  const content = drawer.querySelector('[data-drawer-content]');
  if (!column || !content) return;
  content.append(...column.childNodes);
  // By the browser: on Escape, or on its button.
  drawer.addEventListener('close', () => giveBack(drawer), { once: true });
  drawer.showModal();
  showCurrent(drawer);
}

/** Closes the drawer, if it is open. The list is in its column at once: another page may be about to come. */
export function closeDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>(`${DRAWER}[open]`);
  if (!drawer) return;
  drawer.close();
  giveBack(drawer);
}

/** Listens to the drawer of this page and of all pages that come after it. */
export function startDrawer(): void {
  delegate('click', '[data-opens-drawer]', () => {
    const drawer = document.querySelector<HTMLDialogElement>(DRAWER);
    if (drawer) open(drawer);
  });
  delegate('click', DRAWER, (drawer, event) => {
    // Outside of what it holds is the backdrop.
    if (event.target === drawer || closestOf(event, 'a[href]')) closeDrawer();
  });
}
