/**
 * Copy buttons. `.code-copy`, or a button with `data-copy`, copies the text of the `data-code` in its `data-code-panel`; one with
 * `data-copy-link` the address of what it names on this page; one with `data-copy-text` that text
 * (`src/components/CopyButton`). `data-state` tells the style sheet how it went.
 */
import {
  COPIED_DURATION_MS,
  COPIED_TEXT,
  type CopyEvent,
  copyReducer,
  type CopyState,
  FAILED_TEXT,
} from '../lib/copyState';
import { announce } from './announce';
import { delegate } from './delegate';

/** What the page shows of a button's attempts. */
interface Progress {
  readonly state: CopyState;
  readonly timer?: number;
}

const progress = new WeakMap<HTMLElement, Progress>();

/** Where a button stands, which decides what it says and for how long. */
function placeOf({ dataset }: HTMLElement): keyof typeof COPIED_TEXT {
  return dataset.copyText === undefined ? 'docs' : 'landing';
}

/** Names a button by the text that it shows, of those in it, or as it is called otherwise. */
function nameByText(button: HTMLElement, isByText: boolean): void {
  const { ariaLabel, dataset } = button;
  if (isByText && ariaLabel !== null) {
    dataset.label = ariaLabel;
    button.removeAttribute('aria-label');
  } else if (!isByText && dataset.label !== undefined) {
    button.setAttribute('aria-label', dataset.label);
  }
}

function show(button: HTMLElement, state: CopyState): void {
  button.dataset.state = state;
  if (placeOf(button) === 'landing') {
    nameByText(button, state !== 'init');
    return;
  }
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
  if (event === 'succeeded') announce(COPIED_TEXT[placeOf(button)]);
  if (event === 'refused') announce(FAILED_TEXT);
  // The same failure is said again.
  if (event === 'elapsed' || event === 'attempt') announce('');
  progress.set(button, {
    state,
    // The sign on code tells of a failure until the next attempt; words must give way to what the button does.
    ...((state === 'copied' || (state === 'failed' && placeOf(button) === 'landing')) && {
      timer: window.setTimeout(
        () => advance(button, 'elapsed'),
        COPIED_DURATION_MS[placeOf(button)],
      ),
    }),
  });
}

function textOf(button: HTMLElement): string {
  const { copyLink, copyText } = button.dataset;
  if (copyText !== undefined) return copyText;
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
  delegate('click', '.code-copy, [data-copy], [data-copy-link], [data-copy-text]', (button) => {
    void copy(button);
  });
}
