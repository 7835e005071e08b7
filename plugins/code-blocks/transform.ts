import path from 'node:path';

import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { keptLinesBefore, keptNameTypes, type PageData } from '../../src/lib/compiledExample';
import { errorAddress } from '../../src/lib/errorIndex';
import { htmlNode } from '../../src/lib/htmlNode';
import { toolchainOfPage } from '../../src/lib/toolchainOfPage';
import type { Answer, Block } from './blocks';
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
async function replaceFences(
  parent: Parent,
  context: PageContext,
  toNode: (block: Block) => Promise<MdxJsxFlowElement>,
): Promise<void> {
  const children: RootContent[] = [];
  for (const node of parent.children) {
    if (node.type === 'code') {
      children.push(await toNode(blockOfFence(node, context)));
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeTab') {
      const block = blockOfCodeTab(node, context);
      children.push(block ? await toNode(block) : node);
    } else {
      if (isParent(node)) await replaceFences(node, context, toNode);
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
export function remarkCodeBlocks(options?: Options): (tree: Root, file: File) => Promise<void> {
  const { baseUrl, root, explain } = validateOptions(options);

  /** A block whose answer links to the page about it; entries of the index need no link to themselves. */
  async function linked(block: Block, { toolchain }: PageContext): Promise<Block> {
    if (!explain) return block;
    const answers = await Promise.all(
      block.answers.map(async (answer): Promise<Answer> => {
        if (answer.versions) return answer;
        const page = await explain(answer.message, toolchain.compilerRelease);
        if (!page) return answer;
        const href = baseUrl + errorAddress(page.id).slice(1);
        return { ...answer, page: { href, summary: page.summary.replaceAll('`', '') } };
      }),
    );
    return { ...block, answers };
  }

  return async (tree, file) => {
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
    let types = keptNameTypes(file.data);
    await replaceFences(tree, context, async (block) => {
      const { attributes, html } = renderBlock(await linked(block, context));
      // The first block tells for all of them.
      const first: Record<string, string> = types === undefined ? {} : { 'data-code-block': types };
      types = undefined;
      return nodeOf({ attributes: { ...attributes, ...first }, html });
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}
