import { type Block } from '../blocks';
import { type Finding } from './rule';

const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;

/** Finds words that stand twice in a row. */
export function doubledWords({ text }: Block): Finding[] {
  return [...text.matchAll(DOUBLED)].map(({ 0: both, 1: word = '', index }) => ({
    start: index,
    end: index + both.length,
    message: `Expected “${word}” once, got it twice in a row: delete one.`,
  }));
}
