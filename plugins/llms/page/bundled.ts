/** The tree that the bundler has of a page, as the parser of this plugin would have made it. */
import type { Root, RootContent } from 'mdast';

import { inline, isInline, paragraph, rewrite } from './tree';

/** Syntax that the bundler knows and this plugin does not: a page with it is parsed once more. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'containerDirective',
  'leafDirective',
  'textDirective',
]);

/** A lone element on a line: the MDX compiler took it out of its paragraph. */
function isUnraveled(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.children.some((child) => isInline(child));
}

/** Whether two neighbors stand without a blank line between them: then they shared a paragraph. */
function touch(one: RootContent | undefined, next: RootContent | undefined): boolean {
  const end = one?.position?.end.line;
  const start = next?.position?.start.line;
  return end !== undefined && start !== undefined && start - end < 2;
}

/** Whether a tree tells all that its page says. */
function isWhole(nodes: readonly RootContent[]): boolean {
  return nodes.every((node, index) => {
    if (DIRECTIVES.has(node.type)) return false;
    if (isUnraveled(node) && (touch(nodes[index - 1], node) || touch(node, nodes[index + 1]))) {
      return false;
    }
    return !('children' in node) || isWhole(node.children);
  });
}

/** Puts lone elements back into their paragraphs. */
function withParagraphs(nodes: readonly RootContent[]): readonly RootContent[] {
  return rewrite(nodes, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || !isUnraveled(node)) return undefined;
    return [paragraph({ ...node, type: 'mdxJsxTextElement', children: inline(node.children) })];
  });
}

/**
 * What a page says, from the tree of the bundler, which stays as it is.
 *
 * @param content the page's text
 * @param isMdx whether it is MDX; Markdown shows its comments
 * @param replaced names of elements that other transforms may have replaced in the tree
 * @returns undefined where the tree does not tell all of it: the page has to be parsed for itself
 */
export function nodesOfBundler(
  { children }: Root,
  content: string,
  isMdx: boolean,
  replaced: readonly string[],
): readonly RootContent[] | undefined {
  if (!isMdx && content.includes('<!--')) return undefined;
  if (replaced.some((name) => content.includes(`<${name}`))) return undefined;
  const nodes = children.filter(({ type }) => type !== 'yaml');
  return isWhole(nodes) ? withParagraphs(nodes) : undefined;
}
