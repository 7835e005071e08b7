/**
 * Opens search: the button of the bar (`data-search`), its keys, and who asks for it (`askSearch`). The dialog
 * is loaded when a reader is about to ask for it.
 */
import { loadSearchDialog } from '../islands/registry';
import { onSearchAsked } from '../lib/search/dialog/asking';
import {
  type CaughtText,
  catchText,
  isSearchKey,
  SEARCH_BUTTON,
} from '../lib/search/dialog/opening';
import { beginSearch } from '../lib/search/early';
import { delegate } from './delegate';

type Dialog = Awaited<ReturnType<typeof loadSearchDialog>>;

const BUTTON = `[${SEARCH_BUTTON}]`;

const FAILED =
  'Search couldn’t be loaded. Check your network connection and try again, or reload the page.';

let loading: Promise<Dialog> | undefined;

/** Loads the dialog, once; after a failure again. */
function loadDialog(): Promise<Dialog> {
  loading ??= loadSearchDialog().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Begins what the dialog needs; a hosted index, which the button has no names of, is asked by it alone. */
function prepare(): Promise<Dialog> {
  const names = document.querySelector<HTMLElement>(BUTTON)?.dataset.names;
  if (names !== undefined) beginSearch(names);
  return loadDialog();
}

function tell(text: string): void {
  const status = document.querySelector('[data-search-status]');
  if (status) status.textContent = text;
}

function open(caught: CaughtText = catchText()): void {
  prepare().then(
    ({ openSearch }) => {
      tell('');
      if (caught.input.isConnected) openSearch(caught);
    },
    () => {
      caught.input.blur();
      if (caught.opener instanceof HTMLElement) caught.opener.focus();
      tell(FAILED);
    },
  );
}

/** Listens to the button of this page and of all pages that come after it. */
export function startSearch(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    delegate(type, BUTTON, () => void prepare().catch(() => undefined), { passive: true });
  }
  delegate('click', BUTTON, () => open());
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isSearchKey(event) || !document.querySelector(BUTTON)) return;
    // Browsers have a search of their own on these keys.
    event.preventDefault();
    open();
  });
  onSearchAsked((query) => {
    const caught = catchText();
    caught.input.value = query;
    caught.input.select();
    open(caught);
  });
  const early = window.earlySearch;
  // From now on the keys are answered here.
  window.earlySearch = null;
  if (early) open(early);
}
