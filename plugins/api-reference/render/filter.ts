import { element } from '../../../src/lib/html';

/** The box that filters the links of a `data-list="items"` (`src/behaviours/lists/items.ts`). */
export function filterHtml(count: number): string {
  return element(
    'div',
    { class: 'api-filter' },
    element('label', { for: 'api-filter' }, `Filter ${count} items`),
    element(
      'span',
      {},
      '<input id="api-filter" type="search" placeholder="Part of a name" autocomplete="off" spellcheck="false">',
    ),
    element('p', { role: 'status' }),
  );
}
