import { type Block, CODE } from '../blocks';
import { type Finding } from './rule';

/**
 * The longest sentence, in words; inline code is one word. It only catches what is hard to follow: the
 * first limit, 27 words, was the length that 99 of 100 sentences kept to, and made for choppy reading.
 */
export const MAXIMUM_WORDS = 40;

/**
 * A sentence with its full stop. The next one may begin with anything: names such as npm and genType
 * have no capital. An abbreviation ends a sentence too early, which does no harm here.
 */
const SENTENCE = /\S[\s\S]*?(?:[.!?…]["”’)]*(?=\s)|$)/g;
const WORD = new RegExp(`[\\p{L}\\p{N}${CODE}]\\S*`, 'gu');

/** Enough of a sentence to find it in its paragraph. */
const SHOWN_WORDS = 5;

/** Finds sentences that are too long. */
export function sentenceLength({ text }: Block): Finding[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const words = sentence.match(WORD) ?? [];
    if (words.length <= MAXIMUM_WORDS) return [];
    const begin = words
      .slice(0, SHOWN_WORDS)
      .join(' ')
      .replace(new RegExp(`${CODE}+`, 'g'), '`…`');
    return {
      start: index,
      end: index + sentence.length,
      message: `Expected at most ${MAXIMUM_WORDS} words in a sentence, got ${words.length}: split the one that begins “${begin} …”, or make it a list.`,
    };
  });
}
