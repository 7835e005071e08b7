/**
 * What a reader is likely to type next: the dialog asks for it ahead, so that the answer is there when
 * the letter comes.
 */
import type { Entry } from './entries';

/** A text that readers type, and how likely they are to. */
interface Typed {
  /** In lower case. */
  readonly text: string;
  /** As it is written. */
  readonly written: string;
  weight: number;
}

/** The texts of a shard that readers type, each list in the order of its texts. */
export interface Vocabulary {
  /** Whole names, keywords, and members as `Array.map`. */
  readonly phrases: readonly Typed[];
  /** The words of these. */
  readonly words: readonly Typed[];
}

/** How likely readers are to look for each kind of name; found by trying the golden queries. */
const WEIGHT = { page: 4, keyword: 3, heading: 1, member: 0.5 } as const;

/** How much the beginning of a whole name tells, beside that of its last word. */
const PHRASE_SHARE = 1.5;

/** How much the words of all names tell of a word of which nothing has been typed. */
const FIRST_LETTER_SHARE = 0.3;

/** Queries that are foreseen; to answer them must not take longer than to type a letter. */
const MOST = 8;

/** Before the first letter there is more time. */
const MOST_FIRST = 24;

/** Queries of more characters have few hits left, and are pasted rather than typed. */
const LONGEST = 40;

const WORD = /[\p{L}\p{N}@%#~_]+/gu;

/** The word that is being typed: behind the last space or dot. */
const LAST_WORD = /[^\s.]*$/;

/** The names of an entry, with their weights. */
function namesOf({
  name,
  level,
  isMember,
  page,
  keywords,
}: Entry): readonly (readonly [string, number])[] {
  if (isMember) {
    const module = page.title.split('.').at(-1) ?? page.title;
    return [
      [name, WEIGHT.member],
      [`${module}.${name}`, WEIGHT.member],
    ];
  }
  return [
    [name, level > 1 ? WEIGHT.heading : WEIGHT.page],
    ...keywords.map((word) => [word, WEIGHT.keyword] as const),
  ];
}

function inOrder(texts: ReadonlyMap<string, Typed>): readonly Typed[] {
  // By code units, as `from` compares them.
  return [...texts.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** Collects what readers may type to find entries; to do so at once would hold up a question. */
export interface VocabularyBuilder {
  readonly add: (entry: Entry) => void;
  readonly build: () => Vocabulary;
}

/** An empty vocabulary that takes entries. */
export function createVocabulary(): VocabularyBuilder {
  const phrases = new Map<string, Typed>();
  const words = new Map<string, Typed>();
  const count = (texts: Map<string, Typed>, written: string, weight: number): void => {
    const text = written.toLowerCase();
    const known = texts.get(text);
    if (known) known.weight += weight;
    else texts.set(text, { text, written, weight });
  };
  return {
    add: (entry) => {
      for (const [name, weight] of namesOf(entry)) {
        count(phrases, name, weight);
        for (const [word] of name.matchAll(WORD)) count(words, word, weight);
      }
    },
    build: () => ({ phrases: inOrder(phrases), words: inOrder(words) }),
  };
}

/** Place of the first text that does not come before `beginning`. */
function from(texts: readonly Typed[], beginning: string): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle]?.text ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The letters behind `beginning`, with the sums of their weights; `end` stands behind whole texts. */
function lettersBehind(
  texts: readonly Typed[],
  beginning: string,
  end: string,
): ReadonlyMap<string, number> {
  const letters = new Map<string, number>();
  const add = (letter: string, weight: number): void => {
    if (letter !== '') letters.set(letter, (letters.get(letter) ?? 0) + weight);
  };
  const lower = beginning.toLowerCase();
  for (let place = from(texts, lower); place < texts.length; place += 1) {
    const typed = texts[place];
    if (!typed?.text.startsWith(lower)) break;
    const { text, written, weight } = typed;
    const small = text.charAt(lower.length) || end;
    const own = written.charAt(lower.length) || end;
    if (own === small || !written.startsWith(beginning)) add(small, weight);
    else {
      // Some readers write `getUnsafe`, some `getunsafe`.
      add(own, weight / 2);
      add(small, weight / 2);
    }
  }
  return letters;
}

/**
 * Queries that begin with this one and are one letter longer, the likeliest first.
 *
 * @param query what has been typed; blank before the first letter
 */
export function nextQueries(query: string, vocabularies: readonly Vocabulary[]): readonly string[] {
  const begun = query.trimStart();
  if (begun.length > LONGEST) return [];
  const [last = ''] = LAST_WORD.exec(begun) ?? [];
  const scores = new Map<string, number>();
  const add = (letters: ReadonlyMap<string, number>, share: number): void => {
    const sum = [...letters.values()].reduce((a, b) => a + b, 0);
    for (const [letter, weight] of letters) {
      scores.set(letter, (scores.get(letter) ?? 0) + (share * weight) / sum);
    }
  };
  for (const { phrases, words } of vocabularies) {
    add(lettersBehind(phrases, begun, ''), PHRASE_SHARE);
    add(lettersBehind(words, last, ' '), last === '' ? FIRST_LETTER_SHARE : 1);
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, begun === '' ? MOST_FIRST : MOST)
    .map(([letter]) => query + letter);
}
