/** Buttons that were clicked before the scripts came. */
export interface EarlyClicks {
  /** In the order of the clicks. */
  readonly clicks: readonly HTMLElement[];
  /** Ends the keeping: React listens. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/**
 * Starts the shell of a built page: its scripts come when the page is on screen and at rest, or as
 * soon as the reader does something. Clicks on buttons that come too early are kept until the scripts answer
 * them (`client/earlyClicks.ts`). The page's template carries this function as text, so that it
 * uses nothing from outside of itself.
 *
 * @param idle how long a busy browser may put off the start after `load`, in milliseconds
 */
export function startShell(idle: number): void {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const clicks: HTMLElement[] = [];
  let isStarted = false;

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    signs.forEach((sign) => removeEventListener(sign, start, true));
    document.querySelectorAll<HTMLScriptElement>('script[data-shell]').forEach((waiting) => {
      const script = document.createElement('script');
      script.src = waiting.dataset.shell ?? '';
      // In the order of the page: the runtime comes first.
      script.async = false;
      waiting.replaceWith(script);
    });
  };

  const keep = (event: Event): void => {
    // From there on React answers by itself: it hydrates at once what is clicked.
    if ('docusaurusRoot' in window) return;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) clicks.push(button);
  };
  addEventListener('click', keep, true);
  window.earlyClicks = { clicks, stop: () => removeEventListener('click', keep, true) };

  signs.forEach((sign) => addEventListener(sign, start, { capture: true, passive: true }));
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idle });
    else setTimeout(start, 200);
  };
  // On a quick line `load` comes before the page is on screen: what is seen comes first.
  const whenPainted = (): void => {
    if (!('PerformanceObserver' in window)) return whenIdle();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}
