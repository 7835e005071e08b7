/**
 * Examples that run in the page: below them begins an island (`src/islands/LiveExample`) when the reader asks for it,
 * and nothing is loaded before. Some have a button of their own; for the others it is the link into the playground
 * that runs them, and is called by what it does as soon as scripts are there. Exercises have a button that names
 * their island, and begin by themselves on pages that are about one.
 */
import { closestOf } from './delegate';
import { beginIsland } from './islands';
import { programAround } from './playground';

/** What the button says to those who don't see it. */
const RUN = 'Run this example';

/** The part of an island with a name, empty. */
function part(tag: 'div' | 'p', name: 'root' | 'status'): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(`data-island-${name}`, '');
  return element;
}

/** Makes an element an island that runs an example, or checks an exercise. */
function makeIsland(island: HTMLElement, block: Element, data: string, name: string): void {
  const code = [...block.querySelectorAll('[data-code]')].at(-1)?.textContent ?? '';
  const link = block.querySelector('a.code-playground');
  island.dataset.island = name;
  const source = link ? `,"source":${JSON.stringify(programAround(link))}` : '';
  // All of it is checked where the island is opened.
  island.dataset.islandProps = `{"example":${data},"code":${JSON.stringify(code)}${source}}`;
  const status = part('p', 'status');
  status.setAttribute('role', 'status');
  const root = part('div', 'root');
  root.hidden = true;
  island.append(status, root);
}

/** An example with a button of its own, which the island takes the place of. */
function runLive(button: HTMLElement): void {
  const island = button.parentElement;
  const block = island?.parentElement;
  const data = button.nextElementSibling?.textContent;
  if (!island || !block || typeof data !== 'string') return;
  if (island.dataset.island === undefined) {
    makeIsland(island, block, data, button.dataset.run ?? '');
  }
  beginIsland(island);
}

/** Begins the exercises of the page on screen that wait for nobody. */
export function openExercises(): void {
  document.querySelectorAll<HTMLElement>('[data-open] [data-run]').forEach(runLive);
}

/** What a run needs and the page does not show: of most examples, the release alone. */
function dataOf(button: Element, block: Element): string {
  const written = block.querySelector('script[data-runs]')?.textContent;
  if (typeof written === 'string') return written;
  const address = button instanceof HTMLAnchorElement ? new URL(button.href) : undefined;
  const release = address?.searchParams.get('version')?.replace(/^v/, '') ?? '';
  return JSON.stringify({ release, modules: {} });
}

function runBeneath(button: Element): void {
  const block = button.closest('[data-code-block]');
  if (!block) return;
  const begun = block.querySelector<HTMLElement>('[data-island="LiveExample"]');
  const again = begun?.querySelector<HTMLElement>('[data-island-root]:not([hidden]) button');
  // It stands there, with a button of its own.
  if (again) {
    again.focus();
    return;
  }
  const island = begun ?? document.createElement('div');
  if (!begun) {
    island.className = 'code-live';
    makeIsland(island, block, dataOf(button, block), 'LiveExample');
    block.append(island);
  }
  beginIsland(island);
}

function runOf(event: Event): HTMLElement | null {
  return closestOf(event, '[data-run], [data-runs]');
}

/** Names what runs examples of the page on screen by what it does, and adds it where there is no link. */
export function nameRuns(): void {
  for (const runs of document.querySelectorAll('[data-runs]:not([role])')) {
    if (runs instanceof HTMLAnchorElement) {
      runs.setAttribute('role', 'button');
      runs.ariaLabel = RUN;
      continue;
    }
    runs.setAttribute('role', 'none');
    const actions = runs.closest('[data-code-block]')?.querySelector('.code-actions');
    if (!actions || actions.querySelector('[data-runs]')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'code-action code-playground';
    button.dataset.runs = '';
    button.setAttribute('role', 'button');
    button.ariaLabel = RUN;
    actions.prepend(button);
  }
}

/** Listens to the examples of this page and of all pages that come after it. */
export function startRunning(): void {
  document.addEventListener('click', (event) => {
    const run = runOf(event);
    // Other keys leave the choice to the browser: the link leads into the playground.
    if (!run || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (run.dataset.run === undefined) {
      event.preventDefault();
      runBeneath(run);
    } else runLive(run);
  });
  // Links answer to Enter alone, buttons to the space bar, too.
  document.addEventListener('keydown', (event) => {
    const run = event.key === ' ' ? runOf(event) : null;
    if (!(run instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    run.click();
  });
}
