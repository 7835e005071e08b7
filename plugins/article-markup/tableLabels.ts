import type { Data, Root, RootContent, Table, TableCell, TableRow } from 'mdast';

type Properties = NonNullable<Data['hProperties']>;

/** The text of a node, code and emphasis included. */
function textOf(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function nameTables(nodes: readonly RootContent[], heading: string): string {
  let current = heading;
  for (const node of nodes) {
    if (node.type === 'heading') current = textOf(node);
    else if (node.type === 'table') {
      setLabel(node, current);
      labelCells(node);
    } else if ('children' in node) current = nameTables(node.children, current);
  }
  return current;
}

function setLabel(table: Table, heading: string): void {
  const label = heading === '' ? 'Table' : `Table: ${heading}`;
  table.data = {
    ...table.data,
    hProperties: { ...table.data?.hProperties, 'aria-label': label },
  };
}

/** Fewest columns that a phone has no room for. */
const STACKED_COLUMNS = 3;

/**
 * Tells each cell of a wide table what its column is called, for phones, which show the cells of a row one above the
 * other (`src/components/ArticleTable`). Roles say what a table is where it is no longer drawn as one.
 */
function labelCells(table: Table): void {
  const [head, ...rows] = table.children;
  if (!head || head.children.length < STACKED_COLUMNS) return;
  const names = head.children.map(textOf);
  const set = (node: Table | TableRow | TableCell, properties: Properties): void => {
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
  };
  set(table, { role: 'table', 'data-stacks': '' });
  table.children.forEach((row) => set(row, { role: 'row' }));
  head.children.forEach((cell) => set(cell, { role: 'columnheader' }));
  for (const { children } of rows) {
    children.forEach((cell, column) => {
      // What stands in the first column is the name of the row, and an empty cell says nothing.
      const label = column === 0 || cell.children.length === 0 ? undefined : names[column];
      set(cell, { role: 'cell', ...(label && { 'data-label': label }) });
    });
  }
}

/**
 * Names each table by the heading above it, for those who reach it by keyboard or by ear, and the cells of wide ones by
 * their columns.
 */
export function labelTables(tree: Root): void {
  nameTables(tree.children, '');
}
