/**
 * Does something once React has taken over the page: at once where it has. What waits for idle time
 * alone may come before, because React shows in a frame of its own that it is ready.
 */
export function whenHydrated(act: () => void): void {
  const html = document.documentElement;
  const isHydrated = (): boolean => html.dataset.hasHydrated === 'true';
  if (isHydrated()) {
    act();
    return;
  }
  new MutationObserver((_changes, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    act();
  }).observe(html, { attributes: true, attributeFilter: ['data-has-hydrated'] });
}
