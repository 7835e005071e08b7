/** From a tree to text. */
import type { Code, Heading, Paragraph, Root, RootContent, TableCell } from 'mdast';
import type { Options } from 'remark-stringify';

import { remarkGfm, remarkStringify, unified } from '../../../src/lib/markdownPackages.cjs';
import { plainCode, plainHeading } from './blocks';
import { EMPHASIS, plainPhrasing } from './phrasing';
import { isInline } from './tree';

type Handler = NonNullable<NonNullable<Options['handlers']>['root']>;
type State = Parameters<Handler>[2];

/** Blocks that consist of a line of text. */
type Line = Heading | Paragraph | TableCell;

function isLine(node: { readonly type: string }): node is Line {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

/**
 * Makes the library print in the short way what comes out the same, and the text of a block once.
 *
 * @param printed texts of blocks
 */
function takeShortWays(state: State, printed: WeakMap<Line, string>): void {
  const { containerPhrasing, handlers } = state;
  const { code, heading } = handlers;
  handlers.code = (node: Code, ...rest) => plainCode(node) ?? code(node, ...rest);
  handlers.heading = (node: Heading, ...rest) => plainHeading(node) ?? heading(node, ...rest);
  state.containerPhrasing = (parent, info) => {
    if (!isLine(parent)) return containerPhrasing.call(state, parent, info);
    const known = printed.get(parent);
    if (known !== undefined) return known;
    const { before, after } = info;
    const isOneLine = parent.type !== 'paragraph';
    const text =
      plainPhrasing(parent.children, { before, after, isOneLine }) ??
      containerPhrasing.call(state, parent, info);
    printed.set(parent, text);
    return text;
  };
}

/** How GFM is printed. It is made once: `remarkGfm` makes the tables of its parser with it. */
const gfm = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze()
  .data('toMarkdownExtensions');

/** Prints nodes, with a line break at the end. */
export type Print = (nodes: readonly RootContent[]) => string;

/**
 * Stage: the text of nodes. A block that stands in several texts is printed once, so that what prints
 * a page must not be used for a tree that has changed meanwhile.
 */
export function printer(): Print {
  const printed = new WeakMap<Line, string>();
  const root: Handler = (node: Root, _parent, state, info) => {
    takeShortWays(state, printed);
    if (!node.children.some((child) => isInline(child) && child.type !== 'html')) {
      return state.containerFlow(node, info);
    }
    // Text that stands among blocks, as the library's own handler prints it.
    const leave = state.enter('phrasing');
    const text = state.containerPhrasing(node, info);
    leave();
    return text;
  };
  const processor = unified().data('toMarkdownExtensions', gfm).use(remarkStringify, {
    bullet: '-',
    emphasis: EMPHASIS,
    fences: true,
    rule: '-',
    handlers: { root },
  });
  return (nodes) => processor.stringify({ type: 'root', children: [...nodes] });
}

/** Prints nodes that are made for one text. */
export const print: Print = printer();
