/** The search box of a list (`src/components/SearchField`): Escape and a button clear it. */
import { delegate } from '../delegate';

/** The box of a list. */
export function boxOf(list: ParentNode): HTMLInputElement | null {
  return list.querySelector<HTMLInputElement>('[data-list-query]');
}

/** Writes into a box, as the reader would. */
export function writeInto(box: HTMLInputElement, text: string): void {
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Says how many entries fit. */
export function tellStatus(list: ParentNode, text: string): void {
  const status = list.querySelector('[data-list-status]');
  if (status) status.textContent = text;
}

/**
 * Says that no entry fits (`src/components/NothingFound`).
 *
 * @param words the sentence; undefined where some do
 */
export function tellNothing(list: ParentNode, words: string | undefined): void {
  const nothing = list.querySelector<HTMLElement>('[data-list-nothing]');
  const sentence = nothing?.querySelector('[data-list-sentence]');
  if (!nothing || !sentence) return;
  nothing.hidden = words === undefined;
  sentence.textContent = words ?? '';
}

/** Answers Escape in a box; tells whether it was one. */
export function isCleared(event: KeyboardEvent, box: HTMLInputElement): boolean {
  if (event.key !== 'Escape') return false;
  event.preventDefault();
  writeInto(box, '');
  return true;
}

/** Listens to the clearing buttons of this page and of all pages that come after it. */
export function startClearing(): void {
  delegate('click', '[data-list-clear]', ({ parentElement }) => {
    const box = parentElement && boxOf(parentElement);
    if (!box) return;
    writeInto(box, '');
    // The button hides itself, and what is hidden loses the focus.
    box.focus();
  });
}
