/**
 * Which sections explain a message. Messages are compared by the words that compilers write; the names
 * and types of a program, which differ each time, are known by being in one message alone.
 */
import { messagesOf } from '../messages';
import { isStopWord } from './stopWords';
import { singular } from './terms';
import { MESSAGE } from './weights';

/** What may explain messages: a section of a page, or a page as a whole. */
export interface Explaining {
  /** Its place among the others. */
  readonly id: number;
  readonly name: string;
  readonly messages: readonly string[];
  /** The headings above it. */
  readonly above: readonly { readonly name: string }[];
}

/** A section that explains a message. */
export interface Explanation<T> {
  readonly entry: T;
  /** The message as the page shows it. */
  readonly explains: string;
  /** How alike the two messages are, 0 to 1, and a little more for a section that is about it. */
  readonly score: number;
  /** Telling words that both have. */
  readonly shared: number;
}

/** Finds the sections that explain what was pasted, the best first. */
export interface MessageIndex<T> {
  readonly find: (text: string) => readonly Explanation<T>[];
}

/** Words, numbers of warnings, and signs in quotes. */
const WORDS =
  /[\p{L}_][\p{L}\p{N}_]*(?:[.'’]\p{L}[\p{L}\p{N}_]*)*|\d+|["'`][^\p{L}\p{N}\s"'`]+["'`]/gu;

/** What stands for a name that differs from program to program. */
const SLOT = '·';

/** The words of a message in lower case; `can't`, `can not` and `cannot` are one. */
function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().replace(/\bcan(?:['’]t| not)\b/g, 'cannot');
  return plain.match(WORDS) ?? [];
}

interface Known<T> {
  readonly entry: T;
  readonly explains: string;
  readonly words: readonly string[];
}

/** Words and pairs of words with what they are worth. */
type Features = ReadonlyMap<string, number>;

function totalOf(features: Features): number {
  let total = 0;
  for (const worth of features.values()) total += worth;
  return total;
}

/** How many telling words two messages have in common. */
function sharedWords(a: Features, b: Features): number {
  return [...a.keys()].filter((word) => b.has(word) && !word.includes(' ') && !isStopWord(word))
    .length;
}

function sharedOf(a: Features, b: Features): number {
  let shared = 0;
  for (const [feature, worth] of a) if (b.has(feature)) shared += worth;
  return shared;
}

/** In how many sections each word stands. */
function countSections(known: readonly Known<unknown>[]): ReadonlyMap<string, number> {
  const sections = new Map<string, Set<unknown>>();
  for (const { entry, words } of known) {
    for (const word of words) {
      const having = sections.get(word) ?? new Set();
      sections.set(word, having.add(entry));
    }
  }
  return new Map([...sections].map(([word, having]) => [word, having.size]));
}

/** The share of a heading's telling words that the reader's message or program has. */
function headingShare({ name }: Explaining, words: ReadonlySet<string>): number {
  const telling = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !isStopWord(word));
  const shared = telling.filter((word) => words.has(word) || words.has(singular(word)));
  return telling.length === 0 ? 0 : shared.length / telling.length;
}

const ABOUT_ERRORS = /\berrors?\b/i;

/** Builds the index of the messages that the entries of a shard explain. */
export function createMessageIndex<T extends Explaining>(entries: readonly T[]): MessageIndex<T> {
  const known: readonly Known<T>[] = entries.flatMap((entry) =>
    entry.messages.flatMap((message) =>
      messagesOf(message).map(({ text }) => ({ entry, explains: message, words: wordsOf(text) })),
    ),
  );
  const counts = countSections(known);
  const all = new Set(known.map(({ entry }) => entry)).size;

  const worthOf = (word: string): number => {
    const count = counts.get(word) ?? 0;
    return Math.log(1 + all / Math.max(1, count)) * (count < 2 ? MESSAGE.nameWord : 1);
  };

  function featuresOf(words: readonly string[]): Features {
    const features = new Map<string, number>();
    let before = '';
    for (const word of words) {
      features.set(word, worthOf(word));
      const fixed = (counts.get(word) ?? 0) < 2 ? SLOT : word;
      if (before !== '' && (before !== SLOT || fixed !== SLOT)) {
        const worth = Math.min(...[before, fixed].filter((one) => one !== SLOT).map(worthOf));
        features.set(`${before} ${fixed}`, worth * MESSAGE.pair);
      }
      before = fixed;
    }
    return features;
  }

  const templates = known.map((one) => {
    const features = featuresOf(one.words);
    return { ...one, features, total: totalOf(features) };
  });

  function find(text: string): readonly Explanation<T>[] {
    const messages = messagesOf(text);
    const isAsked = messages.some(({ kind }) => kind === 'error')
      ? messages.filter(({ kind }) => kind === 'error')
      : messages;
    const best = new Map<T, Explanation<T>>();
    for (const [place, { text: said, source }] of isAsked.entries()) {
      const words = wordsOf(said);
      const features = featuresOf(words);
      const total = totalOf(features);
      const told = new Set([...words, ...wordsOf(source)]);
      for (const { entry, explains, features: others, total: otherTotal } of templates) {
        const shared = sharedOf(features, others);
        if (shared === 0) continue;
        const alike =
          shared / (MESSAGE.asked * total + (1 - MESSAGE.asked) * otherTotal) -
          place * MESSAGE.later;
        const isAbout = entry.above.some(({ name }) => ABOUT_ERRORS.test(name));
        const score =
          alike + MESSAGE.heading * headingShare(entry, told) + (isAbout ? MESSAGE.aboutErrors : 0);
        if (score > (best.get(entry)?.score ?? 0)) {
          best.set(entry, { entry, explains, score, shared: sharedWords(features, others) });
        }
      }
    }
    return [...best.values()].sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
  }

  return { find };
}
