import { type Block } from '../blocks';

/** What a rule finds in a block or a page. */
export interface Finding {
  /** Where it is in the text that the rule got. */
  readonly start: number;
  readonly end: number;
  /** What is wrong and how to fix it, as a sentence. */
  readonly message: string;
}

/** Finds mistakes in a piece of prose. */
export type ProseRule = (block: Block) => Finding[];

/** Finds mistakes in the prose of a whole page, from its source. */
export type PageRule = (page: string) => Finding[];
