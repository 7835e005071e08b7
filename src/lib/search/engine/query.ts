// cspell:ignore behavi optim ation
/** What a reader typed, as words that are looked up. */
import { ordered } from './aliases';
import { fromJavaScript, isForeign } from './javascript';
import { isStopWord } from './stopWords';
import { synonymsOf } from './synonyms';
import { canonical, folded, piecesOfSpan, singular, spansOf, squeezed } from './terms';

/** Longest query that is read; the dialog's input takes 64 characters, other callers may send more. */
export const QUERY_LENGTH = 128;

/** Most words of a query that count. */
const MOST_WORDS = 12;

/** A word of a query. */
export interface QueryWord {
  /** As typed, in lower case without accents: terms may begin with it. */
  readonly typed: string;
  /** In the singular: the term that it fits as a whole. */
  readonly term: string;
  /** What it means where no entry has it as a whole: parts of camel case, the name behind a sign. */
  readonly instead: readonly string[];
  /** False for words that needn't be found: `how`, `the`. */
  readonly isRequired: boolean;
  /** False for operators. */
  readonly isName: boolean;
}

/** A query. */
export interface Query {
  readonly words: readonly QueryWord[];
  /** Reduced, with spaces. */
  readonly spaced: string;
  /** Reduced and without spaces, to be compared with whole names; also without words like `how`. */
  readonly wholes: readonly string[];
  /** The same with one word replaced by another for the same thing. */
  readonly otherWholes: readonly string[];
  /** Its telling words in the order of the alphabet; '' for one word. */
  readonly ordered: string;
  /** As typed, without spaces around it. */
  readonly typed: string;
  /** Whether it is written as names of the reference are: with a dot, or in camel case. */
  readonly looksLikeMember: boolean;
  /** Whether it is a word of JavaScript or TypeScript that this language lacks. */
  readonly isForeign: boolean;
}

const MEMBER_LOOK = /\p{L}\w*\.\p{L}|\p{Ll}\p{Lu}/u;

function wordOf(typed: string, instead: readonly string[], isName: boolean): QueryWord {
  return {
    typed,
    term: singular(typed),
    instead: instead.filter((term) => term !== typed && term !== singular(typed)),
    isRequired: true,
    isName,
  };
}

/** British spellings of words that the pages, which are in American English, have. */
const BRITISH: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b(lab|mod)ell(ed|ing)\b/gi, '$1el$2'],
  [/\b(behavi|col)our(s?)\b/gi, '$1or$2'],
  [/\b(initial|serial|optim|minim|normal|custom)is(e|es|ed|ing|ation)\b/gi, '$1iz$2'],
];

function inAmericanEnglish(text: string): string {
  return BRITISH.reduce((put, [british, american]) => put.replace(british, american), text);
}

/** `array to list` isn't the title “Array & List”: here `to` says something. */
const CONVERSION = /^\s*\w+ to \w+\s*$/i;

/** What a question says that asks for two things side by side; pages call them `A or B`. */
const COMPARISON = /\bdifferences?\s+between\s+/i;

/** Signs in front of names of the reader's own: `~name` asks for labeled arguments, `#red` for polymorphic variants. */
export const NAMING_SIGN = /^[~#]$/;

/** The words of a name: one for each of its segments; the last may be unfinished. */
function nameWords(name: string): QueryWord[] {
  const sign = /^(?:@@?|%%?|[#~])/.exec(name)?.[0] ?? '';
  if (sign !== '') {
    const bare = name.slice(sign.length);
    const weaker = NAMING_SIGN.test(sign)
      ? [sign]
      : sign.length > 1
        ? [sign.slice(1) + folded(bare)]
        : [];
    return [wordOf(sign + folded(bare), [...weaker, folded(bare)], true)];
  }
  return name.split('.').map((segment) => {
    const pieces = piecesOfSpan(segment, { text: segment, start: 0, isWord: true });
    return wordOf(
      folded(segment).replaceAll('_', '') || '_',
      pieces.slice(1).flatMap(({ term }) => (isStopWord(term) ? [] : [term])),
      segment !== '_',
    );
  });
}

/** What everything here is about, as a word of its own: in `rescript.json` it says something. */
const SUBJECT = /^rescript$/i;

/** What readers compare with: `python range` asks for ranges. */
const ORIGINS: ReadonlySet<string> = new Set([
  ...[
    'clojure',
    'csharp',
    'elm',
    'fsharp',
    'golang',
    'haskell',
    'java',
    'jquery',
    'kotlin',
    'lodash',
  ],
  ...['php', 'purescript', 'python', 'ramda', 'ruby', 'rust', 'scala', 'swift'],
]);

/** Whether a word says something beside others. */
function isAbout(text: string): boolean {
  return !SUBJECT.test(text) && !ORIGINS.has(text.toLowerCase());
}

/** Reads a query; what is longer than `QUERY_LENGTH` is cut. */
export function readQuery(text: string): Query {
  const query = fromJavaScript(
    inAmericanEnglish(text.slice(0, QUERY_LENGTH)).replace(COMPARISON, ''),
  );
  const words = spansOf(query)
    .flatMap((span) =>
      span.isWord
        ? nameWords(span.text).map((word) => ({ ...word, isRequired: isAbout(span.text) }))
        : piecesOfSpan(query, span).map(({ term }) => wordOf(term, [], false)),
    )
    .slice(0, MOST_WORDS);
  const isTelling = ({ typed, isRequired }: QueryWord): boolean => isRequired && !isStopWord(typed);
  const telling = words.filter(isTelling);
  const saysNothing = telling.length === 0;
  const spaced = canonical(query);
  const whole = squeezed(spaced);
  // Names of functions are one word: `starts with` is `startsWith`, not “start with”.
  const joined = words.map(({ typed }) => typed).join('');
  const isConversion = CONVERSION.test(query);
  return {
    words: words.map((word) => ({
      ...word,
      isRequired: saysNothing || isTelling(word),
    })),
    spaced,
    wholes: [
      ...new Set([
        whole,
        joined,
        ...(isConversion ? [] : [telling.map(({ term }) => term).join('')]),
      ]),
    ],
    otherWholes: telling.flatMap(({ term }, at) =>
      synonymsOf(term).map((other) =>
        telling.map((word, i) => (i === at ? other : word.term)).join(''),
      ),
    ),
    ordered: isConversion
      ? ''
      : ordered(telling.flatMap(({ term, isName }) => (isName ? [term] : []))),
    typed: query.trim(),
    looksLikeMember: MEMBER_LOOK.test(query),
    isForeign: isForeign(text),
  };
}
