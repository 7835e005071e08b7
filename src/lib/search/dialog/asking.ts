/** How other parts of the page ask for search: the button of the bar listens. */

const EVENT = 'ask-search';

/**
 * Opens the search dialog.
 *
 * @param query the first query, in place of the text that is selected on the page
 */
export function askSearch(query: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: query }));
}

/** Calls the listener when search is asked for. Gives the function that ends it. */
export function onSearchAsked(listener: (query: string) => void): () => void {
  const answer = (event: Event): void => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  window.addEventListener(EVENT, answer);
  return () => window.removeEventListener(EVENT, answer);
}
