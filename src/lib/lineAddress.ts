/**
 * Lines of a code block as fragments of addresses: `#type-parameters~2L5-8` is lines 5 to 8 of the second block
 * beneath the heading `type-parameters`, `#~1L3` line 3 of the first block of a page. They outlast changes
 * of other sections.
 */

/** Lines of a block. */
export interface LineAddress {
  /** Id of the heading above the block; '' above the first heading. */
  readonly heading: string;
  /** Number of the block beneath that heading, from 1. */
  readonly block: number;
  /** Number of the first line, from 1. */
  readonly first: number;
  /** Number of the last line. */
  readonly last: number;
}

const FRAGMENT = /^#(.*)~(\d{1,4})L(\d{1,4})(?:-(\d{1,4}))?$/;

/** The fragment of lines, with its `#`. */
export function lineFragment({ heading, block, first, last }: LineAddress): string {
  const lines = first === last ? String(first) : `${first}-${last}`;
  return `#${heading}~${block}L${lines}`;
}

/** The lines that a fragment names; undefined for fragments that name something else. */
export function readLineFragment(hash: string): LineAddress | undefined {
  const match = FRAGMENT.exec(hash);
  if (!match) return undefined;
  const [, heading = '', block, from, to = from] = match;
  const lines = [Number(from), Number(to)];
  return { heading, block: Number(block), first: Math.min(...lines), last: Math.max(...lines) };
}
