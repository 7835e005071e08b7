/** From a tree to text. */
import type { Paragraph, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

type Handler = NonNullable<NonNullable<Options['handlers']>['paragraph']>;

/** How paragraphs are printed (`mdast-util-to-markdown`), each once. */
function paragraphsOnce(): Handler {
  const printed = new WeakMap<object, string>();
  return (node: Paragraph, _parent, state, info) => {
    const known = printed.get(node);
    if (known !== undefined) return known;
    const leaveParagraph = state.enter('paragraph');
    const leavePhrasing = state.enter('phrasing');
    const text = state.containerPhrasing(node, info);
    leavePhrasing();
    leaveParagraph();
    printed.set(node, text);
    return text;
  };
}

/** Prints nodes, with a line break at the end. */
export type Print = (nodes: readonly RootContent[]) => string;

/**
 * Stage: the text of nodes. A paragraph that stands in several texts is printed once, so that what
 * prints a page must not be used for a tree that has changed meanwhile.
 */
export function printer(): Print {
  const processor = unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '_',
      fences: true,
      rule: '-',
      handlers: { paragraph: paragraphsOnce() },
    });
  return (nodes) => processor.stringify({ type: 'root', children: [...nodes] });
}

/** Prints nodes that are made for one text. */
export const print: Print = printer();
