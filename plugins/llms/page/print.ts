/** From a tree to text. */
import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' });

/** Stage: the text of nodes, with a line break at the end. */
export function print(nodes: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...nodes] };
  return printer.stringify(root);
}
