import { type Block } from '../../scripts/prose/blocks';

/** A block of prose without code, below no heading. */
export function blockOfText(text: string): Block {
  return { text, source: text, heading: '', start: 0 };
}
