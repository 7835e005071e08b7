/** Tables whose cells stand below one another, with their labels, where the screen is narrow. */
import { element } from '../../../src/lib/html';

/**
 * A row; the roles stay where a style sheet lays it out as no table.
 *
 * @param cells HTML, a text for each column
 */
export function tableRow(columns: readonly string[], cells: readonly string[]): string {
  const written = cells.map((cell, index) =>
    element('td', { role: 'cell', 'data-label': index === 0 ? undefined : columns[index] }, cell),
  );
  return element('tr', { role: 'row' }, ...written);
}

/**
 * A table.
 *
 * @param label what a screen reader calls it; undefined where the text around says it
 * @param rows HTML of `tableRow`
 */
export function tableHtml(
  label: string | undefined,
  columns: readonly string[],
  rows: readonly string[],
): string {
  const heads = columns.map((column) => element('th', { role: 'columnheader' }, column));
  return element(
    'div',
    { class: 'api-table' },
    element(
      'table',
      { role: 'table', 'aria-label': label },
      element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...heads)),
      element('tbody', { role: 'rowgroup' }, ...rows),
    ),
  );
}
