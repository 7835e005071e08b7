/**
 * The sentences of a page, for figures about its rhythm.
 *
 * The definitions are those of the figures that the aims were taken from, of other sites' pages too, so
 * that both compare: paragraphs and lists count, and headings, tables, fences and front matter don't.
 * Inline code is one word, and a sentence ends at a full stop, a question mark, an exclamation mark or a
 * colon if the next word has a capital. So one that begins with code counts as a part of the one before
 * it, and the items of a list do too unless they end like sentences.
 */

/** A piece of prose without its marks. */
export interface Passage {
  /** As long as its source; inline code is a run of {@link CODE_LETTER}. */
  readonly text: string;
  /** Where it begins in the page, in UTF-16 units. */
  readonly start: number;
}

/** A sentence of a passage. */
export interface Sentence {
  readonly words: number;
  /** Where it begins in the page, in UTF-16 units. */
  readonly start: number;
}

/** A letter without a capital, so that code begins no sentence. */
const CODE_LETTER = 'c';

/** What isn't prose, whole. */
const BLOCKS: readonly RegExp[] = [
  /^---\n[\s\S]*?^---$/m,
  /^[ \t]*(?<fence>`{3,}|~{3,})[\s\S]*?^[ \t]*\k<fence>/gm,
  /\{\/\*[\s\S]*?\*\/\}/g,
];
/** As many backquotes at its end as at its beginning, within a paragraph. */
const CODE = /(?<!`)(?<quotes>`+)(?!`)(?:(?!\n\s*\n)[\s\S])+?(?<!`)\k<quotes>(?!`)/g;
/** What isn't prose, where code is told from it. */
const MARKS: readonly RegExp[] = [
  /^[ \t]*\|.*$/gm,
  /^(?:import|export) .*$/gm,
  /<[^>]+>/g,
  /(?<=\[[^\]]*\])\([^)]*\)/g,
  /[[\]]/g,
];

const PASSAGE = /\S[\s\S]*?(?=\n\s*\n|\s*$(?![\s\S]))/g;
const BULLET = /^[ \t]*(?:[-*]|\d+\.)[ \t]+/gm;
const SENTENCE = /\S[\s\S]*?(?:[.!?:](?=\s+[A-Z“"*_(])|$(?![\s\S]))/g;
const WORD = /[A-Za-z0-9’'-]+/g;

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A page's passages, in its order. */
export function passagesOf(page: string): readonly Passage[] {
  const without = (text: string, pattern: RegExp): string => text.replace(pattern, blank);
  const marked = BLOCKS.reduce(without, page).replace(CODE, (code) =>
    CODE_LETTER.repeat(code.length),
  );
  const prose = MARKS.reduce(without, marked);
  return [...prose.matchAll(PASSAGE)]
    .map(({ 0: text, index }) => ({ text: text.replace(BULLET, blank), start: index }))
    .filter(({ text }) => !text.startsWith('#'));
}

/** A passage's sentences, in its order. */
export function sentencesOf({ text, start }: Passage): readonly Sentence[] {
  return [...text.matchAll(SENTENCE)]
    .map(({ 0: sentence, index }) => ({
      words: sentence.match(WORD)?.length ?? 0,
      start: start + index,
    }))
    .filter(({ words }) => words > 0);
}
