import path from 'node:path';

import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { keptLinesBefore, type PageData } from '../../src/lib/compiledExample';
import { htmlNode } from '../../src/lib/htmlNode';
import { toolchainOfPage } from '../../src/lib/toolchainOfPage';
import { blockOfCodeTab, blockOfFence, type PageContext } from './group';
import { type Options, validateOptions } from './options';
import { renderBlock, type RenderedBlock } from './render';

function nodeOf({ attributes, html }: RenderedBlock): MdxJsxFlowElement {
  return htmlNode('div', attributes, html);
}

function isParent(node: RootContent): node is RootContent & Parent {
  return 'children' in node;
}

/** Replaces the fences among a node's children, then those deeper down. */
function replaceFences(
  parent: Parent,
  context: PageContext,
  toNode: (block: Parameters<typeof renderBlock>[0]) => MdxJsxFlowElement,
): void {
  const children: RootContent[] = [];
  for (const node of parent.children) {
    if (node.type === 'code') children.push(toNode(blockOfFence(node, context)));
    else if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeTab') {
      const block = blockOfCodeTab(node, context);
      children.push(block ? toNode(block) : node);
    } else {
      if (isParent(node)) replaceFences(node, context, toNode);
      children.push(node);
    }
  }
  parent.children = children;
}

/** The file that a transform works on, as unified hands it over. */
interface File {
  readonly path: string;
  readonly data: PageData;
}

/**
 * Remark transform: fences become HTML that can be read as it is, and that `src/behaviours/` bring
 * to life.
 *
 * @throws Error with one line `file:line: sentence` for each fence that writers must correct.
 */
export function remarkCodeBlocks(options?: Options): (tree: Root, file: File) => void {
  const { baseUrl, root } = validateOptions(options);
  return (tree, file) => {
    const page = path.relative(root, path.resolve(root, file.path)).split(path.sep).join('/');
    const problems: string[] = [];
    const context: PageContext = {
      toolchain: toolchainOfPage(page, root, file.data.frontMatter),
      baseUrl,
      report: (node, problem) => {
        const line = keptLinesBefore(file.data) + (node.position?.start.line ?? 1);
        problems.push(`${page}:${line}: ${problem}`);
      },
    };
    replaceFences(tree, context, (block) => nodeOf(renderBlock(block)));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}
