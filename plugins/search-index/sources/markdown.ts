/** The text of a page's Markdown: the same headings as in the build, with prose close to it. */
import { createSlugger, type Slugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import type { VFile as File } from 'vfile';

import {
  remarkComment,
  remarkGfm,
  remarkMdx,
  remarkParse,
  unified,
  VFile,
} from '../../../src/lib/markdownPackages.cjs';
import { isMessage } from '../../../src/lib/search/messages';
import { codeTerms } from '../page/code';
import { type PageText, TextCollector } from '../page/collector';

/** A remark transform as the configuration lists them: changes a tree in its place. */
export type Transform = (tree: Root, file: File) => void | Promise<void>;

const mdxParser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkComment);
const markdownParser = unified().use(remarkParse).use(remarkGfm);

/** Nodes without words for readers. */
const SILENT: ReadonlySet<string> = new Set([
  'comment',
  'definition',
  'html',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
  'yaml',
]);

/** Exercises hold wrong programs, and solutions that nobody has asked for. */
function isExercise(node: Nodes): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Exercise';
}

/** Nodes within a line of text; all others part words. */
const INLINE: ReadonlySet<string> = new Set([
  'delete',
  'emphasis',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'strong',
  'text',
]);

function wordsOf(node: Nodes): string {
  if (SILENT.has(node.type)) return '';
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** `#id` of a comment at a heading's end: `## A heading {/* #id *\/}`. */
function writtenId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression' && last?.type !== 'html') return undefined;
  return /^(?:\/\*|<!--)\s*#(\S+)/.exec(last.value)?.[1];
}

/** The id that Docusaurus gives a heading (`@docusaurus/mdx-loader`, `remark/headings`). */
function idOf(heading: Heading, slugs: Slugger): string {
  const { id } = heading.data?.hProperties ?? {};
  if (typeof id === 'string') return slugs.slug(id, { maintainCase: true });
  return writtenId(heading) ?? slugs.slug(wordsOf(heading));
}

function read(node: Nodes, collector: TextCollector, slugs: Slugger): void {
  const { current } = collector;
  if (node.type === 'heading') {
    const anchor = idOf(node, slugs);
    const heading = wordsOf(node).replace(/\s+/g, ' ').trim();
    if (node.depth === 1) collector.takeTitle(heading);
    else collector.open({ level: node.depth, heading, anchor });
  } else if (node.type === 'code') {
    if (node.lang === 'text' && isMessage(node.value)) current.addMessages(node.value);
    else current.addTerms(codeTerms(node.value));
  } else if (!SILENT.has(node.type) && !isExercise(node)) {
    const space = INLINE.has(node.type) ? '' : ' ';
    if ('children' in node) {
      current.addProse(space);
      node.children.forEach((child) => read(child, collector, slugs));
      collector.current.addProse(space);
    } else current.addProse(space + wordsOf(node) + space);
  }
}

/**
 * Reads the text of a page.
 *
 * @param content the page without its front matter
 * @param path absolute path of its file; the ending tells MDX from Markdown
 * @throws Error of the parser, with file and place, for a page that is no MDX
 */
export async function readMarkdown(
  content: string,
  path: string,
  transforms: readonly Transform[],
): Promise<PageText> {
  const file = new VFile({ value: content, path });
  const tree = (path.endsWith('.mdx') ? mdxParser : markdownParser).parse(file);
  for (const transform of transforms) await transform(tree, file);
  const collector = new TextCollector();
  read(tree, collector, createSlugger());
  return collector.result();
}
