import type { Root, RootContent, Table } from 'mdast';

/** The text of a node, code and emphasis included. */
function textOf(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function nameTables(nodes: readonly RootContent[], heading: string): string {
  let current = heading;
  for (const node of nodes) {
    if (node.type === 'heading') current = textOf(node);
    else if (node.type === 'table') setLabel(node, current);
    else if ('children' in node) current = nameTables(node.children, current);
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

/** Names each table by the heading above it, for those who reach it by keyboard or by ear. */
export function labelTables(tree: Root): void {
  nameTables(tree.children, '');
}
