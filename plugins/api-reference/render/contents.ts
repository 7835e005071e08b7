/** The list of a module's items, with the box that filters it. */
import { element, text } from '../../../src/lib/html';
import { htmlNode } from '../../../src/lib/htmlNode';
import { javaScriptName, kindOf } from './common';
import type { Page } from './context';
import { filterHtml } from './filter';
import type { Group } from './groups';
import { type Entry, type Marks, marksOf, type PageItem } from './item';
import type { Block } from './markdown';
import { summaryHtml } from './summary';

/** Fewest items for which a filter is of use. */
const FILTERED_ITEMS = 5;

function link(item: PageItem, isTwin: boolean, marks: Marks): string {
  const isMarked = marks.deprecated && item.deprecated !== undefined;
  return element(
    'a',
    {
      href: `#${item.anchor}`,
      'data-kind': marks.kind && item.kind !== 'value' ? kindOf(item) : undefined,
      'data-twin': isTwin || undefined,
      'data-also': javaScriptName(item),
      'data-deprecated': isMarked || undefined,
    },
    isMarked ? element('s', {}, text(item.name)) : text(item.name),
  );
}

/** Items of a page that belong together. */
export interface EntryGroup {
  /** Absent where a page has one group alone. */
  readonly group?: Group;
  readonly members: readonly Entry[];
}

function row({ item, twins }: Entry, marks: Marks, page: Page): string {
  const links = [link(item, false, marks), ...twins.map((twin) => link(twin, true, marks))];
  return element('li', {}, element('span', {}, ...links), summaryHtml(item, page));
}

function list({ group, members }: EntryGroup, isOpen: boolean, marks: Marks, page: Page): string {
  const rows = members.map((entry) => row(entry, marks, page));
  const label = group ?? `Items of ${page.module.id}`;
  const items = element('ul', { 'aria-label': label }, ...rows);
  if (group === undefined) return items;
  // The list has the name already.
  const title = element('p', { 'aria-hidden': 'true' }, text(group));
  // Phones show a button in its place, which `src/behaviours/lists/items.ts` answers.
  const fold = element(
    'button',
    { type: 'button', 'aria-expanded': String(isOpen) },
    text(group),
    element('small', {}, String(members.length)),
  );
  return element('section', {}, title, fold, items);
}

/** Links to all items of a page, group by group, which phones fold but for the first; badges of kinds and deprecations are the style sheet's. */
export function contents(groups: readonly EntryGroup[], page: Page): Block {
  const marks = marksOf(page.module);
  const count = groups
    .flatMap(({ members }) => members)
    .reduce((sum, { twins }) => sum + 1 + twins.length, 0);
  return htmlNode(
    'div',
    { class: 'api-contents', 'data-list': 'items' },
    (count < FILTERED_ITEMS ? '' : filterHtml(count)) +
      groups.map((group, index) => list(group, index === 0, marks, page)).join(''),
  );
}
