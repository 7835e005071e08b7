/**
 * Menus of the bar and of docs pages: `<details data-menu>`, which open without scripts. They close on a
 * click outside, on Escape, which gives the focus back, and when the reader has arrived somewhere. Arrow keys
 * open them, and lead from link to link.
 */

const MENU = 'details[data-menu]';

/** Menus that are open, the innermost last. */
function openMenus(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
}

/** Closes all menus: the page that they lead to is there. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/** The link that an arrow key leads to; from the summary down to the first one, and from there up to the last. */
function reachedBy(key: string, menu: Element, from: Element): HTMLElement | undefined {
  const links = [...menu.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.closest('[hidden], details:not([open])') === null,
  );
  const index = links.findIndex((link) => link === from);
  if (key === 'ArrowDown') return links[(index + 1) % links.length];
  return links.at(index === -1 ? -1 : index - 1);
}

/** Opens the menu of a summary, or goes on in it. */
function walk(event: KeyboardEvent, menu: HTMLDetailsElement, from: Element): void {
  if (!from.closest('summary, a[href]')) return;
  event.preventDefault();
  menu.open = true;
  reachedBy(event.key, menu, from)?.focus();
}

/** Listens to the menus of this page and of all pages that come after it. */
export function startMenus(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus()) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey || shiftKey) return;
    const menu = target.closest<HTMLDetailsElement>(MENU);
    if (menu && (key === 'ArrowDown' || key === 'ArrowUp')) walk(event, menu, target);
    const open = target.closest<HTMLDetailsElement>(`${MENU}[open]`);
    if (key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
}
