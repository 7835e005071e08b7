/**
 * Menus of the bar and of docs pages: `<details data-menu>`, which open without scripts. They close on a
 * click outside, on Escape, which gives the focus back, and when the reader has arrived somewhere.
 */

const OPEN = 'details[data-menu][open]';

/** Menus that are open, the innermost last. */
function openMenus(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(OPEN)];
}

/** Closes all menus: the page that they lead to is there. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/** Listens to the menus of this page and of all pages that come after it. */
export function startMenus(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus()) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = target instanceof Element ? target.closest<HTMLDetailsElement>(OPEN) : null;
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
