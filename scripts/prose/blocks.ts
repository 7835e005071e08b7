/** What people read as one piece: a paragraph, a heading, a cell, the description in the front matter. */
import { type AnyTxtNode } from '@textlint/ast-node-types';

/** One piece of prose. */
export interface Block {
  /**
   * As long as its source, so that places in it are places there. What is not prose (marks, targets
   * of links, tags) is blank; each character of code is a {@link CODE}.
   */
  readonly text: string;
  /** The same with its code, for rules on what code says. */
  readonly source: string;
  /** The heading of the section that it is in, as `source`; empty above the first one. */
  readonly heading: string;
  /** Where it begins in the page, in UTF-16 units. */
  readonly start: number;
}

/** Stands for a character of code: no letter, so that rules on words pass it by. */
export const CODE = '\uFFFC';

const BLOCKS: ReadonlySet<string> = new Set(['Paragraph', 'Header', 'TableCell']);

/** The field of the front matter that is a sentence. Titles are addresses of the published site. */
const DESCRIPTION = /^description:[ \t]*(.*)$/gm;

function childrenOf(node: AnyTxtNode): readonly AnyTxtNode[] {
  return 'children' in node ? node.children : [];
}

/** Prose and code below a node, each with its range; everything else is left out. */
function* partsOf(node: AnyTxtNode): Generator<AnyTxtNode> {
  if (node.type === 'Str' || node.type === 'Code') yield node;
  else for (const child of childrenOf(node)) yield* partsOf(child);
}

/** Attributes of a tag that readers see or hear. */
const TEXT_ATTRIBUTE = /\b(?:alt|caption|title)="([^"]*)"/g;

/** What an expression finds as its first group, as blocks. */
function* groupsOf(expression: RegExp, source: string, start: number): Generator<Part> {
  for (const { 0: found, 1: text = '', index } of source.matchAll(expression)) {
    yield { text, source: text, start: start + index + found.lastIndexOf(text) };
  }
}

/** The texts in the opening tag of an element that stands for itself. */
function attributesOf(node: AnyTxtNode, source: string): Generator<Part> {
  const [start, end] = node.range;
  const tagEnd = childrenOf(node)[0]?.range[0] ?? end;
  return groupsOf(TEXT_ATTRIBUTE, source.slice(start, tagEnd), start);
}

function blockOf(node: AnyTxtNode, source: string): Part {
  const [start, end] = node.range;
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  let text = '';
  let withCode = '';
  let position = start;
  for (const part of partsOf(node)) {
    const [from, to] = part.range;
    const prose = source.slice(from, to);
    const gap = blank(source.slice(position, from));
    text += gap + (part.type === 'Str' ? prose : prose.replace(/[^\n]/g, CODE));
    withCode += gap + prose;
    position = to;
  }
  const rest = blank(source.slice(position, end));
  return { text: text + rest, source: withCode + rest, start };
}

type Part = Omit<Block, 'heading'> & { readonly isHeading?: boolean };

/**
 * The blocks of a page, in its order. A tag inside of a paragraph is no block of its own.
 *
 * @param root a textlint tree
 */
export function* blocksOf(root: AnyTxtNode, source: string): Generator<Block> {
  let heading = '';
  for (const { isHeading = false, ...block } of blocksBelow(root, source)) {
    if (isHeading) heading = block.source;
    yield { ...block, heading };
  }
}

function* blocksBelow(root: AnyTxtNode, source: string): Generator<Part> {
  // A string: textlint's types do not know front matter.
  const type: string = root.type;
  if (type === 'Yaml') yield* groupsOf(DESCRIPTION, source.slice(...root.range), root.range[0]);
  if (type === 'Html') yield* attributesOf(root, source);
  if (BLOCKS.has(type)) yield { ...blockOf(root, source), isHeading: type === 'Header' };
  else for (const child of childrenOf(root)) yield* blocksBelow(child, source);
}
