/** Lists of cards that are narrowed by names, keywords and summaries: the syntax lookup and the index of errors. */
import { findConstructs } from '../../lib/syntaxLookup';
import { countOf } from '../../lib/wordFilter';
import { boxOf, tellNothing, tellStatus } from './box';

/** An entry, as its card tells of it. */
export interface Card {
  readonly element: HTMLElement;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly summary: string;
}

/** What a list calls its entries. */
export interface CardWords {
  /** `construct` */
  readonly one: string;
  /** What readers are told where nothing fits. */
  readonly nothing: (query: string) => string;
}

/** The cards of a list. */
export function cardsOf(list: Element): readonly Card[] {
  return [...list.querySelectorAll<HTMLElement>('[data-card]')].map((element) => ({
    element,
    name: element.dataset.card ?? '',
    keywords: (element.dataset.keywords ?? '').split('\n').filter(Boolean),
    summary: element.querySelector('[data-summary]')?.textContent ?? '',
  }));
}

/** Leaves the cards that fit what is in the list's box. */
export function filterCards(list: HTMLElement, { one, nothing: told }: CardWords): void {
  const query = boxOf(list)?.value ?? '';
  const cards = cardsOf(list);
  const found = new Set(findConstructs(cards, query));
  for (const card of cards) card.element.hidden = !found.has(card);
  for (const section of list.querySelectorAll<HTMLElement>('[data-list-section]')) {
    section.hidden = section.querySelector('[data-card]:not([hidden])') === null;
  }
  const groups = list.querySelector<HTMLElement>('[data-list-groups]');
  if (groups) groups.hidden = query.trim() !== '';
  tellStatus(list, `${found.size} of ${countOf(cards.length, one)}`);
  tellNothing(list, found.size > 0 ? undefined : told(query));
}
