/**
 * The list of pages on small screens: a modal dialog, which keeps the focus inside and closes on Escape by
 * itself. It borrows the list from its column, which small screens don't show. It also closes on the backdrop,
 * on a link, and when the reader has arrived somewhere.
 */

const DRAWER = 'dialog[data-drawer]';

/** Where the list stands when no drawer is open. */
const COLUMN = '[data-drawer-column]';

/** Brings the entry of the page on screen to the middle; `scrollIntoView` would scroll the page, too. */
function showCurrent(drawer: HTMLElement): void {
  const entry = drawer.querySelector<HTMLElement>('[aria-current="page"]');
  if (entry) drawer.scrollTop = entry.offsetTop - drawer.clientHeight / 2;
}

function open(drawer: HTMLDialogElement): void {
  const column = document.querySelector(COLUMN);
  const content = drawer.querySelector('[data-drawer-content]');
  if (!column || !content) return;
  content.append(...column.childNodes);
  drawer.addEventListener('close', () => column.append(...content.childNodes), { once: true });
  drawer.showModal();
  showCurrent(drawer);
}

/** Closes the drawer: the page that it led to is there. */
export function closeDrawer(): void {
  document.querySelector<HTMLDialogElement>(`${DRAWER}[open]`)?.close();
}

/** Listens to the drawer of this page and of all pages that come after it. */
export function startDrawer(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const drawer = document.querySelector<HTMLDialogElement>(DRAWER);
    if (!drawer) return;
    if (target.closest('[data-opens-drawer]')) open(drawer);
    // Outside of what it holds is the backdrop.
    else if (target === drawer || target.closest(`${DRAWER} a[href]`)) drawer.close();
  });
}
