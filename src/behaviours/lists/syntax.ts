/**
 * The syntax lookup: what stands in its box leaves the constructs that fit. Tab completes the name when one
 * candidate is left, and a name that is written out leads to the construct's page, as the addresses of the
 * former page do (`/syntax-lookup#pipe`).
 */
import { completionOf, findConstructs, namedBy, settledBy } from '../../lib/syntaxLookup';
import { targetOfHash } from '../fragment';
import { boxOf, isCleared } from './box';
import { type Card, cardsOf, type CardWords, filterCards } from './cards';

const WORDS: CardWords = {
  one: 'construct',
  nothing: (query) =>
    `No construct has “${query}” in its name, keywords or summary. Press Escape to clear the search.`,
};

/** Follows the link of a card, as a reader would. */
function visit(card: Card | undefined): void {
  card?.element.querySelector('a')?.click();
}

/** Leaves the constructs that fit, or leaves for the one that is named. */
function answer(list: HTMLElement): void {
  filterCards(list, WORDS);
  visit(settledBy(cardsOf(list), boxOf(list)?.value ?? ''));
}

function press(event: KeyboardEvent, list: HTMLElement, box: HTMLInputElement): void {
  if (isCleared(event, box)) return;
  const cards = cardsOf(list);
  const completion = completionOf(findConstructs(cards, box.value), box.value);
  if (event.key === 'Enter') {
    event.preventDefault();
    visit(namedBy(cards, box.value) ?? completion);
  } else if (event.key === 'Tab' && !event.shiftKey && completion) {
    event.preventDefault();
    box.value = completion.name;
    visit(completion);
  }
}

/** Listens to a list that has come into the page. */
export function startSyntax(list: HTMLElement): void {
  list.addEventListener('input', () => answer(list));
  list.addEventListener('keydown', (event) => {
    const box = boxOf(list);
    if (box && event.target === box) press(event, list, box);
  });
}

/** Shows what stands in the box: typed early, or kept by the browser; leaves for what the address names. */
export function showSyntax(list: HTMLElement): void {
  const link = targetOfHash(window.location.hash)?.querySelector('a');
  // In place of this page: Back would lead to the address that leads on, and from there to the same page again.
  if (link) window.location.replace(link.href);
  else if (document.activeElement === boxOf(list)) answer(list);
  else filterCards(list, WORDS);
}
