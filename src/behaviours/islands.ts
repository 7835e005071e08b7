/**
 * Islands: applications inside articles (`src/components/Island` writes their HTML). One that comes
 * near the viewport is fetched and rendered in the place of its fallback, which stands in the page
 * until then, and again when something goes wrong. React comes along with the first island.
 */
import type { Load } from '../islands/definition';
import { findIsland } from '../islands/registry';
import { describe } from '../lib/decode';

/** How far from the viewport an island is fetched. */
const MARGIN = '200px';

/** What readers are told in addition to the fallback. */
const FAILED = 'The interactive version of this part couldn’t be shown.';

/** Islands that were begun, and how each is taken out of the page; undefined while it is fetched. */
const begun = new Map<HTMLElement, (() => void) | undefined>();

/** Those of them that stay as their fallback. */
const failed = new WeakSet<HTMLElement>();

function partOf(island: HTMLElement, part: string): HTMLElement | null {
  return island.querySelector<HTMLElement>(`[data-island-${part}]`);
}

function setHidden(island: HTMLElement, part: 'fallback' | 'root', isHidden: boolean): void {
  const element = partOf(island, part);
  if (element) element.hidden = isHidden;
}

/** What was in the place of islands: two of a kind in one page would have the same names and ids. */
const fallbacks = new WeakMap<HTMLElement, readonly ChildNode[]>();

/** Puts the island into the place of its fallback. */
function replaceFallback(island: HTMLElement): void {
  // What stands below must not move up if the island is lower than its fallback.
  island.style.minHeight = `${island.offsetHeight}px`;
  const fallback = partOf(island, 'fallback');
  if (fallback) fallbacks.set(island, [...fallback.childNodes]);
  fallback?.replaceChildren();
  setHidden(island, 'root', false);
  setHidden(island, 'fallback', true);
  setStatus(island, '');
}

function setStatus(island: HTMLElement, text: string): void {
  const status = partOf(island, 'status');
  if (status) status.textContent = text;
}

function fail(island: HTMLElement, reason: unknown): void {
  failed.add(island);
  console.error(`The island ${island.dataset.island} stays as its fallback:`, reason);
  partOf(island, 'fallback')?.append(...(fallbacks.get(island) ?? []));
  fallbacks.delete(island);
  setHidden(island, 'root', true);
  setHidden(island, 'fallback', false);
  setStatus(island, FAILED);
}

/** The island's module, if the page names one and gives it the props it wants. */
function read({ dataset: { island: name = '', islandProps = '' } }: HTMLElement): Load {
  const result = findIsland(name)?.open(islandProps);
  if (!result) throw new Error(`Expected the name of an island, got ${name}.`);
  if (!result.ok) throw new Error(`${describe(result.error)} of the props.`);
  return result.value;
}

async function begin(island: HTMLElement): Promise<void> {
  const root = partOf(island, 'root');
  if (begun.has(island) || !root) return;
  begun.set(island, undefined);
  try {
    const load = read(island);
    const { mount } = await import('../islands/mount');
    if (!begun.has(island)) return;
    const unmount = await mount(root, load, {
      onShown: () => replaceFallback(island),
      onFailed: (error) => fail(island, error),
    });
    // The reader may have left while the module was on its way.
    if (begun.has(island)) begun.set(island, unmount);
    else unmount();
  } catch (error) {
    fail(island, error);
  }
}

/** Begins an island that the reader asks for, also where it failed before. */
export function beginIsland(island: HTMLElement): void {
  if (failed.delete(island)) begun.delete(island);
  void begin(island);
}

let observer: IntersectionObserver | undefined;

function beginNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting && target instanceof HTMLElement) {
      observer?.unobserve(target);
      void begin(target);
    }
  }
}

/** Takes out the islands of pages that the reader has left. */
function endGone(): void {
  for (const [island, unmount] of begun) {
    if (island.isConnected) continue;
    begun.delete(island);
    observer?.unobserve(island);
    unmount?.();
  }
}

/**
 * Watches the islands of the page on screen, and ends those that are no longer in it. Call it after
 * each change of the page's content; a second call for the same content does nothing.
 */
export function watchIslands(): void {
  endGone();
  observer ??= new IntersectionObserver(beginNear, { rootMargin: MARGIN });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (!begun.has(island)) observer.observe(island);
  }
}
