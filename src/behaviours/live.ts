/**
 * Buttons that run examples. One that is pressed becomes an island (`src/islands/LiveExample`), which
 * is loaded then and not before.
 */
import { beginIsland } from './islands';

/** The part of an island with a name, empty. */
function part(tag: 'div' | 'p', name: 'root' | 'status'): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(`data-island-${name}`, '');
  return element;
}

function run(button: HTMLElement): void {
  const island = button.parentElement;
  const data = button.nextElementSibling?.textContent;
  if (!island || typeof data !== 'string') return;
  if (island.dataset.island === undefined) {
    const code = [...(island.parentElement?.querySelectorAll('[data-code]') ?? [])].at(-1);
    island.dataset.island = 'LiveExample';
    // Both are checked where the island is opened.
    island.dataset.islandProps = `{"example":${data},"code":${JSON.stringify(code?.textContent)}}`;
    const status = part('p', 'status');
    status.setAttribute('role', 'status');
    const root = part('div', 'root');
    root.hidden = true;
    island.append(status, root);
  }
  beginIsland(island);
}

/** Listens to the buttons of this page and of all pages that come after it. */
export function startRunning(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-run]') : null;
    if (button) run(button);
  });
}
