/** How other parts of the page ask for search: the button of the bar listens. */

const EVENT = 'ask-search';

/** What was asked while nobody listened: a click can come while the page is made ready for clicks. */
let unheard: string | undefined;

/**
 * Opens the search dialog; where nobody listens yet, as soon as somebody does.
 *
 * @param query the first query, in place of the text that is selected on the page
 */
export function askSearch(query: string): void {
  const isUnheard = window.dispatchEvent(
    new CustomEvent(EVENT, { detail: query, cancelable: true }),
  );
  if (isUnheard) unheard = query;
}

/** Calls the listener when search is asked for. Gives the function that ends it. */
export function onSearchAsked(listener: (query: string) => void): () => void {
  const answer = (event: Event): void => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    listener(String(event.detail));
  };
  window.addEventListener(EVENT, answer);
  if (unheard !== undefined) {
    const query = unheard;
    unheard = undefined;
    listener(query);
  }
  return () => window.removeEventListener(EVENT, answer);
}
