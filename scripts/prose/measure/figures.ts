/** Figures about the prose of pages, and what they should be. */
import { passagesOf, sentencesOf } from './prose';

/** Sentences up to this many words are short ones. */
export const SHORT_SENTENCE = 8;

/**
 * Words that the pages once had much more often than those of other sites. They are counted wherever
 * they come, in good uses too: the aims leave room for these. The rule `tics` finds what is certainly
 * wrong.
 */
const TICS = {
  'text(s)': { pattern: /\btexts?\b/gi, most: 8 },
  'stands in, at, behind …': {
    pattern: /\bstands? (?:in|at|behind|above|below|beneath|for itself)\b/gi,
    most: 1,
  },
  'is no X': { pattern: /\b(?:is|are|was) no \w+/gi, most: 3 },
  'nobody, whoever, who asks': { pattern: /\b(?:nobody|whoever|who asks)\b/gi, most: 1 },
  behind: { pattern: /\bbehind\b/gi, most: 2 },
  'tells whether, which, of': { pattern: /\btells? (?:whether|which|of|where)\b/gi, most: 1 },
  'brings along': { pattern: /\bbrings? (?:along|its|their)\b/gi, most: 0.7 },
  'mend, anew, beneath': { pattern: /\b(?:mend(?:s|ed)?|anew|beneath)\b/gi, most: 0.7 },
} as const satisfies Readonly<Record<string, { readonly pattern: RegExp; readonly most: number }>>;

type Tic = keyof typeof TICS;
const TIC_NAMES = Object.keys(TICS) as Tic[];

/** What is counted in prose. */
export interface Figures {
  readonly sentences: number;
  /** Sentences of {@link SHORT_SENTENCE} words or fewer. */
  readonly short: number;
  readonly words: number;
  readonly tics: Readonly<Record<Tic, number>>;
}

function counted<Value>(count: (tic: Tic) => Value): Readonly<Record<Tic, Value>> {
  return Object.fromEntries(TIC_NAMES.map((tic) => [tic, count(tic)])) as Record<Tic, Value>;
}

/** The figures of a page. */
export function figuresOf(page: string): Figures {
  const passages = passagesOf(page);
  const lengths = passages.flatMap(sentencesOf).map(({ words }) => words);
  return {
    sentences: lengths.length,
    short: lengths.filter((words) => words <= SHORT_SENTENCE).length,
    words: lengths.reduce((sum, words) => sum + words, 0),
    tics: counted((tic) =>
      passages.reduce((sum, { text }) => sum + [...text.matchAll(TICS[tic].pattern)].length, 0),
    ),
  };
}

/** The figures of several pages as those of one. */
export function sumOf(all: readonly Figures[]): Figures {
  const sum = (of: (figures: Figures) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    sentences: sum(({ sentences }) => sentences),
    short: sum(({ short }) => short),
    words: sum(({ words }) => words),
    tics: counted((tic) => sum(({ tics }) => tics[tic])),
  };
}

/** Something that figures should be. */
export interface Aim {
  readonly name: string;
  /** What is compared, rounded as it is printed. */
  readonly measure: (figures: Figures) => number;
  readonly least: number;
  readonly most: number;
  /** Bounds for a single page, within which it isn't worse than twice the aim. */
  readonly page: { readonly least: number; readonly most: number };
  /** Whether a page has enough of it to be judged alone. */
  readonly isTelling: (figures: Figures) => boolean;
}

/** The fewest sentences that have a rhythm. */
const MINIMUM_SENTENCES = 15;

/** One or two on a page say nothing about a rate per 10,000 words. */
const MINIMUM_TICS = 3;

function rounded(value: number, digits: number): number {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : 0;
}

const hasRhythm = ({ sentences }: Figures): boolean => sentences >= MINIMUM_SENTENCES;

/** The mean length of sentences. */
export const MEAN_LENGTH: Aim = {
  name: 'words in a sentence, mean',
  measure: ({ words, sentences }) => rounded(words / sentences, 1),
  least: 13,
  most: 17,
  page: { least: 10, most: 22 },
  isTelling: hasRhythm,
};

/** The share of short sentences. */
export const SHORT_SHARE: Aim = {
  name: `% of sentences with ${SHORT_SENTENCE} words or fewer`,
  measure: ({ short, sentences }) => rounded((100 * short) / sentences, 0),
  least: 0,
  most: 22,
  page: { least: 0, most: 44 },
  isTelling: hasRhythm,
};

/** All aims, for the sum of many pages. */
export const AIMS: readonly Aim[] = [
  MEAN_LENGTH,
  SHORT_SHARE,
  ...TIC_NAMES.map((tic): Aim => ({
    name: `${tic}, per 10,000 words`,
    measure: ({ tics, words }) => rounded((10_000 * tics[tic]) / words, 1),
    least: 0,
    most: TICS[tic].most,
    page: { least: 0, most: 2 * TICS[tic].most },
    isTelling: ({ tics }) => tics[tic] >= MINIMUM_TICS,
  })),
];
