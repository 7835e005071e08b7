/** Small tools to make and to rewrite trees of Markdown. */
import type { Paragraph, Parent, PhrasingContent, RootContent } from 'mdast';

/** Stops a stage: one sentence about a node that a writer must mend. */
export type Fail = (node: RootContent, sentence: string) => never;

/** What takes a node's place; undefined leaves the node and looks at what is in it. */
export type Change = (node: RootContent) => readonly RootContent[] | undefined;

function isParent(node: RootContent): node is RootContent & Parent {
  return 'children' in node;
}

/** A copy of a node with what is in it rewritten; undefined where nothing of it changes. */
function rewriteInside(node: RootContent, change: Change): RootContent[] | undefined {
  if (!isParent(node)) return undefined;
  const children = rewrite(node.children, change);
  return children === node.children ? undefined : [Object.assign({}, node, { children })];
}

/**
 * Rewrites nodes from the top down: the tree that came in stays as it is.
 *
 * @returns the list itself where nothing of it changes, as in most lists of most pages
 */
export function rewrite(nodes: readonly RootContent[], change: Change): readonly RootContent[] {
  let rewritten: RootContent[] | undefined;
  nodes.forEach((node, index) => {
    const replacement = change(node) ?? rewriteInside(node, change);
    if (replacement) rewritten ??= nodes.slice(0, index);
    rewritten?.push(...(replacement ?? [node]));
  });
  return rewritten ?? nodes;
}

/** Nodes that may stand in a line of text. */
const INLINE: ReadonlySet<RootContent['type']> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
]);

/** Whether a node may stand in a line of text. */
export function isInline(node: RootContent): node is PhrasingContent {
  return INLINE.has(node.type);
}

/** The nodes of a list that may stand in a line of text. */
export function inline(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.filter(isInline);
}

/** The words of nodes, without what makes them bold or links. */
export function wordsOf(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? wordsOf(node.children) : '',
    )
    .join('');
}

/** A paragraph. */
export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** Text as it is; characters with a meaning are escaped when it is printed. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Code in a line of text. */
export function inlineCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}
