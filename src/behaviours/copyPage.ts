/**
 * The menu “Copy page” of docs pages. The button with `data-copy-markdown` copies what is behind the
 * link beside it; both are in a `data-copy-page`, whose `data-copy-status` tells how it went.
 */
import { COPIED_DURATION_MS, COPIED_TEXT } from '../lib/copyState';
import { announce } from './announce';
import { delegate } from './delegate';

const FAILED_TEXT = 'Copying failed. View the Markdown and copy it there.';

/** Texts of statuses that go by themselves. */
const timers = new WeakMap<Element, number>();

function tell(status: Element, text: string): void {
  window.clearTimeout(timers.get(status));
  status.textContent = text;
  announce(text);
  if (text !== COPIED_TEXT.landing) return;
  timers.set(
    status,
    window.setTimeout(() => tell(status, ''), COPIED_DURATION_MS.landing),
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // A host may answer with a page that says that there is none.
  const isText = /^text\/(?:markdown|plain)/.test(response.headers.get('Content-Type') ?? '');
  if (!response.ok || !isText) throw new Error(`Expected Markdown at ${address}, got none.`);
  return response.text();
}

/** Safari forgets the click while it waits for a text, but takes the promise of one. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Some browsers refuse at once when the text fails, and leave its promise to us.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function copy(menu: Element): Promise<void> {
  const link = menu.querySelector('a');
  const status = menu.querySelector('[data-copy-status]');
  if (!link || !status) return;
  try {
    await write(fetchText(link.href));
    tell(status, COPIED_TEXT.landing);
  } catch {
    tell(status, FAILED_TEXT);
  }
}

/** Listens to the menu of this page and of all pages that come after it. */
export function startCopyingPages(): void {
  delegate('click', '[data-copy-markdown]', (button) => {
    const menu = button.closest('[data-copy-page]');
    if (menu) void copy(menu);
  });
}
