import { type Block } from '../blocks';

/** What a rule finds in a block. */
export interface Finding {
  /** Where it stands in the block's text. */
  readonly start: number;
  readonly end: number;
  /** What is wrong and how to mend it, as a sentence. */
  readonly message: string;
}

/** Finds mistakes in a piece of prose. */
export type ProseRule = (block: Block) => Finding[];
