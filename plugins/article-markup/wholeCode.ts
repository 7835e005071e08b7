import type { Nodes } from 'mdast';

/** What fits into a line of a phone beside other words. */
const SHORT = 20;

/** Browsers end lines at blanks, and after hyphens and other signs, but never within a name. */
const CAN_BREAK = /[^\w.]/;

/** Marks short code in running text and tables that a line could end in, so that it stays whole. */
export function keepWhole(node: Nodes): void {
  if (node.type === 'inlineCode' && node.value.length <= SHORT && CAN_BREAK.test(node.value)) {
    node.data = { ...node.data, hProperties: { className: ['whole'] } };
  }
  if ('children' in node) node.children.forEach(keepWhole);
}
