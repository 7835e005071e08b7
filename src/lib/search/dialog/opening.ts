/**
 * How readers ask for search, before its dialog has been loaded. Both functions use nothing from
 * outside of themselves: the template of built pages carries them as text, for readers who are
 * quicker than the scripts (`plugins/static-articles/startShell.ts`).
 */

/** What a reader writes while the dialog is on its way. */
export interface CaughtText {
  /** Has the focus and takes the keys; it leaves the page if the reader goes elsewhere. */
  readonly input: HTMLInputElement;
  /** What had the focus before, and gets it back when the search is over. */
  readonly opener: Element | null;
}

declare global {
  interface Window {
    /** What a reader writes who asked for search before the shell could answer; null once it can. */
    earlySearch?: CaughtText | null;
  }
}

/** Marks the button of the bar, so that pages without a search keep their keys. */
export const SEARCH_BUTTON = 'data-search';

/**
 * Whether a key asks for search: `/`, or Ctrl/Cmd+K, unless the focus is in a field.
 */
export function isSearchKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  target,
}: KeyboardEvent): boolean {
  return (
    !altKey &&
    // Some keyboards need Shift for the slash.
    (key === '/' ? !ctrlKey && !metaKey : /^k$/i.test(key) && !shiftKey && ctrlKey !== metaKey) &&
    !(
      target instanceof Element &&
      target.closest('input,select,textarea,[contenteditable]:not([contenteditable=false])')
    )
  );
}

/**
 * Puts a field into the page that takes what the reader writes. It begins with the text that is
 * selected on the page, cut to 64 characters. A long paste takes the place of all of it, and is kept up to
 * 2,000 characters in `data-pasted`.
 */
export function catchText(): CaughtText {
  const opener = document.activeElement;
  const input = document.createElement('input');
  // What is longer than the box shows, or has several lines, such as the output of a build.
  input.onpaste = (event) => {
    const text = `${event.clipboardData?.getData('text/plain')}`.trim().slice(0, 2000);
    if (text.length <= 64 && !text.includes('\n')) return;
    event.preventDefault();
    input.dataset.pasted = text;
    input.value = text.replace(/\s+/g, ' ').slice(0, 64);
  };
  input.oninput = () => delete input.dataset.pasted;
  input.className = 'early-search';
  input.maxLength = 64;
  input.ariaLabel = 'Search';
  input.value = `${getSelection() ?? ''}`.trim().replace(/\s+/g, ' ').slice(0, 64);
  input.onblur = () => {
    // Another window may have taken the focus: the reader comes back.
    if (document.hasFocus()) input.remove();
  };
  input.onkeydown = ({ key }) => {
    if (key === 'Escape') input.blur();
  };
  document.body.append(input);
  input.focus();
  input.select();
  return { input, opener };
}
