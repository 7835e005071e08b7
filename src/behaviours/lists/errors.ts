/** The index of errors: what is in its box leaves the messages that fit. */
import { boxOf, isCleared } from './box';
import { type CardWords, filterCards } from './cards';

const WORDS: CardWords = {
  one: 'message',
  nothing: (query) =>
    `No message has “${query}” in its text, keywords or summary. Press Escape to clear the box, or paste the whole message into the search.`,
};

/** Listens to a list that has come into the page. */
export function startErrors(list: HTMLElement): void {
  list.addEventListener('input', () => filterCards(list, WORDS));
  list.addEventListener('keydown', (event) => {
    const box = boxOf(list);
    if (box && event.target === box) isCleared(event, box);
  });
}

/** Shows what is in the box: typed early, or kept by the browser. */
export function showErrors(list: HTMLElement): void {
  filterCards(list, WORDS);
}
