/**
 * Copy buttons of articles (specification, section 4). A button with `data-copy` copies the text of
 * the `data-code` in its `data-code-panel`; one with `data-copy-link` the address of what it names on
 * this page. `data-state` tells the style sheet how it went.
 */
import {
  COPIED_DURATION_MS,
  COPIED_TEXT,
  type CopyEvent,
  copyReducer,
  type CopyState,
} from '../lib/copyState';
import { announce } from './announce';

/** What the page shows of a button's attempts. */
interface Progress {
  readonly state: CopyState;
  readonly timer?: number;
}

const progress = new WeakMap<HTMLElement, Progress>();

function show(button: HTMLElement, state: CopyState): void {
  button.dataset.state = state;
  button.querySelector('[data-copied]')?.remove();
  if (state !== 'copied') return;
  const confirmation = document.createElement('span');
  confirmation.dataset.copied = '';
  confirmation.textContent = COPIED_TEXT.docs;
  button.append(confirmation);
}

function advance(button: HTMLElement, event: CopyEvent): void {
  const { state: before = 'init', timer } = progress.get(button) ?? {};
  const state = copyReducer(before, event);
  window.clearTimeout(timer);
  show(button, state);
  if (event === 'succeeded') announce(COPIED_TEXT.docs);
  if (event === 'elapsed') announce('');
  progress.set(button, {
    state,
    ...(state === 'copied' && {
      timer: window.setTimeout(() => advance(button, 'elapsed'), COPIED_DURATION_MS.docs),
    }),
  });
}

function textOf(button: HTMLElement): string {
  const { copyLink } = button.dataset;
  if (copyLink === undefined) {
    const code = button.closest('[data-code-panel]')?.querySelector('[data-code]');
    return code?.textContent ?? '';
  }
  const address = new URL(window.location.pathname, window.location.origin);
  address.hash = copyLink;
  return address.href;
}

async function copy(button: HTMLElement): Promise<void> {
  advance(button, 'attempt');
  try {
    // Where pages come without encryption there is no clipboard at all.
    await navigator.clipboard.writeText(textOf(button));
    advance(button, 'succeeded');
  } catch {
    advance(button, 'refused');
  }
}

/** Listens to the copy buttons of this page and of all pages that come after it. */
export function startCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-copy], [data-copy-link]')
        : null;
    if (button) void copy(button);
  });
}
