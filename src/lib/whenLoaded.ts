/** Runs something once the page is loaded with the scripts that it names, if it isn't yet. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
