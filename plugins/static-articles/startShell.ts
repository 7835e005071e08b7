import type { EarlyAction } from '../../src/lib/earlyInput';
import type { catchText, isSearchKey } from '../../src/lib/search/dialog/opening';

/**
 * Starts the shell of a built page: its scripts come when the page is on screen and at rest, or as
 * soon as the reader does something. They come at once where the page has an element with `data-start-now`. If that
 * has a value, it is the key of what the browser may have stored: without it and without a query, the page is as the
 * build made it, and they run when that is on screen.
 * Clicks on buttons, and keys that lead from tab to tab, are kept when they come too early, until the
 * scripts answer them (`src/behaviours/earlyInput.ts`). Back and Forward load their page. Who asks for search gets a field to write into, which
 * the dialog takes over. The page's template carries this function
 * as text, so that it uses nothing from outside of itself.
 *
 * @param idle how long a busy browser may put off the start after `load`, in milliseconds
 * @param unpainted how long after `load` the browser may take to tell that it has painted, in milliseconds
 * @param patience how long all of this may take, in milliseconds: a picture that hangs keeps `load` away
 * @param isKey whether a key asks for search
 * @param catchWords puts the field into the page
 */
export function startShell(
  idle: number,
  unpainted: number,
  patience: number,
  isKey: typeof isSearchKey,
  catchWords: typeof catchText,
): void {
  const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  const actions: EarlyAction[] = [];
  let isStarted = false;

  /** Whether the reader has chosen something on an earlier visit; storage may be closed to us. */
  const isStored = (key: string): boolean => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    signs.forEach((sign) => removeEventListener(sign, start, true));
    removeEventListener('pointermove', startByMove, true);
    document.querySelectorAll<HTMLScriptElement>('script[data-shell]').forEach((waiting) => {
      const script = document.createElement('script');
      script.src = waiting.dataset.shell ?? '';
      // In the order of the page: the runtime comes first.
      script.async = false;
      waiting.replaceWith(script);
    });
  };

  // Browsers tell of a pointer that rests where the page comes up, too: it has moved by nothing.
  const startByMove = ({ movementX, movementY }: PointerEvent): void => {
    if (movementX !== 0 || movementY !== 0) start();
  };

  const buttonOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest('button') : null;

  const keepSearch = (): void => {
    if (!window.earlySearch?.input.isConnected) window.earlySearch = catchWords();
  };

  const keepClick = (event: Event): void => {
    const button = buttonOf(event);
    if (button && 'search' in button.dataset) keepSearch();
    else if (button) actions.push({ button });
  };
  const keepKey = (event: KeyboardEvent): void => {
    // Null: the button of the bar answers by itself.
    if (window.earlySearch !== null && isKey(event) && document.querySelector('[data-search]')) {
      // Browsers have a search of their own on these keys.
      event.preventDefault();
      return keepSearch();
    }
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !/^(Arrow(Left|Right)|Home|End)$/.test(key)) {
      return;
    }
    const button = buttonOf(event);
    if (button?.getAttribute('role') !== 'tab') return;
    // Home and End would scroll the page.
    event.preventDefault();
    actions.push({ button, key });
  };
  // Nothing answers Back and Forward before the scripts are there: the browser loads what they lead to.
  const { pathname } = location;
  const loadPage = (): void => {
    if (location.pathname !== pathname) location.reload();
  };
  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  addEventListener('popstate', loadPage);
  window.earlyInput = {
    actions,
    stop: () => {
      removeEventListener('click', keepClick, true);
      removeEventListener('keydown', keepKey, true);
      removeEventListener('popstate', loadPage);
    },
  };

  // A page that is a program is of no use before, unless the reader has asked for nothing but what the build put into
  // it: the page's style sheet shows that then, and it comes first.
  const program = document.querySelector<HTMLElement>('[data-start-now]');
  if (program) {
    const { startNow = '' } = program.dataset;
    const isAsBuilt = startNow !== '' && !location.search && !isStored(startNow);
    program.toggleAttribute('data-as-built', isAsBuilt);
    if (!isAsBuilt) return start();
  }
  signs.forEach((sign) => addEventListener(sign, start, { capture: true, passive: true }));
  addEventListener('pointermove', startByMove, { capture: true, passive: true });
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idle });
    else setTimeout(start, 200);
  };
  setTimeout(start, patience);
  // On a quick line `load` comes before the page is on screen: what is seen comes first.
  const whenPainted = (): void => {
    if (!('PerformanceObserver' in window)) return whenIdle();
    // Firefox tells of no paint on a page that opens at a heading.
    setTimeout(whenIdle, unpainted);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  };
  // The frame behind the next one: that has the program in it.
  if (program) requestAnimationFrame(() => requestAnimationFrame(start));
  else if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}
