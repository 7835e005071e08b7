/** From a page's text to its tree, as Docusaurus reads it. */
import type { Root } from 'mdast';
import type { VFile as File } from 'vfile';

import {
  remarkComment,
  remarkGfm,
  remarkMdx,
  remarkParse,
  unified,
  VFile,
} from '../../../src/lib/markdownPackages.cjs';

/**
 * A remark transform as the configuration lists them: changes a tree in its place.
 *
 * @param file the page's file; its path is absolute
 */
export type Transform = (tree: Root, file: File) => void | Promise<void>;

const mdxParser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkComment);
const markdownParser = unified().use(remarkParse).use(remarkGfm);

/** The tree of plain Markdown, such as comments of the API reference. */
export function parseMarkdown(markdown: string): Root {
  return markdownParser.parse(markdown);
}

/**
 * The tree of a page, with what the transforms leave on it.
 *
 * @param content the page without its front matter
 * @param path absolute path of its file; the ending tells MDX from Markdown
 * @param frontMatter where transforms look for the compiler that the page chooses
 * @throws Error of the parser, with file and place, for a page that is no MDX
 */
export async function parsePage(
  content: string,
  path: string,
  transforms: readonly Transform[],
  frontMatter?: Readonly<Record<string, unknown>>,
): Promise<Root> {
  const file = new VFile({ value: content, path, data: { frontMatter } });
  const tree = (path.endsWith('.mdx') ? mdxParser : markdownParser).parse(file);
  for (const transform of transforms) await transform(tree, file);
  return tree;
}
