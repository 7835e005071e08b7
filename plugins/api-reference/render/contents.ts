/** The list of a module's items, with the box that filters it. */
import { element, text } from '../../../src/lib/html';
import { htmlNode } from '../../../src/lib/htmlNode';
import type { ApiModule } from '../model/types';
import { type Entry, kindOf, type PageItem } from './item';
import type { Block } from './markdown';

/** Fewest items for which a filter is of use. */
const FILTERED_ITEMS = 5;

function link(item: PageItem, isTwin: boolean): string {
  return element(
    'a',
    {
      href: `#${item.anchor}`,
      'data-kind': kindOf(item),
      'data-twin': isTwin || undefined,
      'data-deprecated': item.deprecated !== undefined || undefined,
    },
    text(item.name),
  );
}

function filter(count: number): string {
  return element(
    'div',
    { class: 'api-filter' },
    element('label', { for: 'api-filter' }, `Filter ${count} items`),
    '<input id="api-filter" type="search" autocomplete="off" spellcheck="false">',
    element('p', { role: 'status' }),
  );
}

/** Links to all items of a page; badges of kinds and deprecations are the style sheet's. */
export function contents(entries: readonly Entry[], module: ApiModule): Block {
  const rows = entries.map(({ item, twins }) =>
    element('li', {}, link(item, false), ...twins.map((twin) => link(twin, true))),
  );
  const count = entries.reduce((sum, { twins }) => sum + 1 + twins.length, 0);
  return htmlNode(
    'div',
    { class: 'api-contents', 'data-api-contents': true },
    (count < FILTERED_ITEMS ? '' : filter(count)) +
      element('ul', { 'aria-label': `Items of ${module.id}` }, ...rows),
  );
}
