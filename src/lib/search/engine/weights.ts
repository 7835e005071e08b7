/**
 * What makes one hit better than another. All numbers are points of one scale: a word that is the
 * whole of a page's title is worth `FIELD.title`; they were set on the golden queries
 * (tests/lib/search/golden) and tried on others that were held out.
 */

/** A word in the name of an entry itself, when it is found as a whole; keywords are the page's. */
export const FIELD = { title: 10, heading: 7, keywords: 8 } as const;

/** The share that counts of a word in a member's keywords: many members have the same words, their names don't. */
export const MEMBER_KEYWORDS = 0.75;

/** A word that only the names above a section have: its page's title, its keywords, a heading. */
export const INHERITED = { title: 4, heading: 2.5, keywords: 1.5 } as const;

/** The most that a word in a text is worth, and MiniSearch's score at which it is worth half of it. */
export const TEXT = { most: 4, half: 5 } as const;

/**
 * How well a word fits: the beginning of a term, the more of it the better; another
 * form (`importing`), another word for the same thing, a misspelled one.
 */
export const FIT = {
  whole: 1,
  prefixLeast: 0.45,
  prefixMost: 0.85,
  /** The share that a beginning keeps that is a word itself. */
  beyondWord: 0.6,
  form: 0.6,
  /** Another form, where names have the form that was typed, too. */
  otherForm: 0.4,
  synonym: 0.5,
  typo: 0.55,
} as const;

/** A misspelling seldom begins with another letter. */
export const OTHER_FIRST_LETTER = 0.6;

/** The share of the best spelling's fit that another needs: one of two changes is none beside one of one change. */
export const NEAR_TYPO = 0.8;

/** The share of its worth that a word keeps that nearly all entries have. */
export const COMMON_WORD = 0.3;

/** What a word is worth that needn't be found. */
export const STOP_WORD = 0.25;

/** The query is the whole name. */
export const WHOLE = {
  title: 60,
  /** One of two names in a title: `Array & List`; a module without its library. */
  titlePart: 46,
  heading: 36,
  /** One of two names in a heading: `interface and type`. */
  headingPart: 14,
  /** A member with its module: `Array.map`. */
  qualifiedMember: 60,
  /** The other way round: `sort list`. */
  swappedMember: 44,
  member: 26,
  keyword: 28,
  /** The share that counts where words like `with` and signs like `&` are left out. */
  telling: 0.85,
  /** The same words in another order. */
  reordered: 0.7,
  /** Names of this many pages' headings say little: `Examples`, `Where to go next`. */
  sharedBy: 5,
} as const;

/**
 * A section's heading is in the query, and what else the query has is in the page's title:
 * `sort array` for "Sort" of "Array & List".
 */
export const HEADING_OF_TITLE = 20;

/** A name of the reference, letter by letter: `Map` is a module, `map` a member. */
export const AS_TYPED = 10;

/** The query is how a name begins; `words`: the first words of a title, before headings that are as short. */
export const BEGINNING = { title: 20, words: 44, keyword: 12, heading: 8, member: 7 } as const;

/** The share of a name that the query has, squared. */
export const COVERED = { title: 12, heading: 8, keywords: 6 } as const;

/**
 * A name or a keyword has most of the query's words, at least so many `words` and the share `least`: points for all
 * of them, and by the `power` of the share less for fewer.
 */
export const OVERLAP = { points: 14, power: 2, words: 2, least: 0.5 } as const;

/** Words of the query next to each other: in a name, in a text. */
export const PHRASE = { name: 6, text: 5 } as const;

/** Pages of the manual before members, and the other way round for names of the reference. */
export const PRIOR = { manual: 5, memberLook: 14 } as const;

/** A definition, after the pages that are about the term. */
export const DEFINITION = -14;

/** An entry of the index of errors, after other pages where no message was asked about. */
export const ERROR_ENTRY = -12;

/** What a word of JavaScript or TypeScript becomes here, before pages that only mention the word. */
export const PHRASE_BOOK_ENTRY = 24;

/** A page as a whole, before its sections. */
export const WHOLE_PAGE = 3;

/** Sections right below the title, before those that are part of another. */
export const UPPER_SECTION = 3;

/** A section whose heading says what its page has in its keywords alone, before that page. */
export const NAMED_SECTION = 1;

/** If no more sections of a page say a word, the best of them is about it; if more do, the whole page is. */
export const FEW_SECTIONS = 2;

/**
 * For each section of a page that has all words, up to the most: the page is about them. How many members of a
 * module have a word says nothing about one of them: all members have the same.
 */
export const PAGE_EVIDENCE = { section: 0.8, most: 6, member: 4 } as const;

/** Libraries in the order in which they are recommended, and modules within modules. */
export const LIBRARY: Readonly<Record<string, number>> = {
  Core: 0,
  Stdlib: 0,
  Belt: -4,
  Js: -7,
  Dom: -6,
  Pervasives: -12,
};
export const NESTED_MODULE = -1.5;

/** A member of the module that most programs use; of the last of `everydayModules.ts` still half of it. */
export const EVERYDAY_MODULE = 4;

/** Operators of the reference: what they do is explained elsewhere. */
export const OPERATOR_MEMBER = -12;

/** Types of the reference: readers look for what they can call. */
export const TYPE_MEMBER = -6;

/** The share that a hit keeps whose words are joined to be found: `sort array` for `SortArray`. */
export const JOINED = 0.75;

/** Members that say that they are deprecated. */
export const DEPRECATED = -8;

/** A section whose heading many pages have, when it is found by its text; the share that the heading's words keep. */
export const SHARED_HEADING = { text: -2, words: 0.4 } as const;

/** What a section keeps that lacks a word, for the words it has; `elsewhere`: its page has the word. */
export const RELAXED = { missing: 0.6, elsewhere: 0.75 } as const;

/** The least share of a query's weight that a hit must have. */
export const LEAST_COVERAGE = 0.4;

/** Hits of one page in an answer. */
export const MOST_OF_A_PAGE = 3;

/** The least share of the score of a later group's best hit that a hit must have to stand before it. */
export const OVERTAKEN = 0.85;

/**
 * Two messages are compared by their words and pairs of words: `asked` is the weight of what the
 * reader's has, against what the page's has. Names of programs count little. Of several messages the
 * first is asked about, and of several sections the one that is called so, or that lists errors.
 */
export const MESSAGE = {
  asked: 0.6,
  pair: 0.8,
  nameWord: 0.25,
  later: 0.05,
  heading: 0.1,
  aboutErrors: 0.03,
  /** The least likeness of an explanation, for a paste and for what was typed. */
  leastPasted: 0.35,
  leastTyped: 0.6,
  /** Words of a typed query from which it may be a message. */
  leastWords: 4,
  /** Telling words that such a query has in common with the message at least. */
  leastShared: 3,
  /** The entry of the index of errors, before sections, if it is at least so much alike. */
  entry: 1,
  leastEntry: 0.5,
  /** An entry about a special case of a message, before that about all others. */
  special: 0.1,
  /** An explanation before all other hits. */
  points: 200,
} as const;

/**
 * A member whose type was asked for: `fit` is the weight of how well the type fits, against how likely
 * the member is meant. A variable that stands for a certain type costs `loose`, a type that is a case of
 * what was asked `special`, a result that may be anything `anything`, a parameter too many or too few
 * `parameter`.
 */
export const TYPE = {
  fit: 0.7,
  loose: 0.08,
  special: 0.1,
  anything: 0.3,
  parameter: 0.3,
  leastFit: 0.2,
  library: 0.04,
  everyday: 0.2,
  /** A function of the module that is about its first parameter's type. */
  subject: 0.15,
  /** A function that is called after what it gives: `toString`. */
  conversion: 0.1,
  deprecated: 0.4,
  unsafe: 0.3,
  /** Of two names the shorter is the simpler function. */
  letter: 0.004,
  /** Members with the type before all other hits. */
  points: 200,
} as const;

/** Hits of other versions, where a reader asks for several at once and the latest is among them. */
export const OTHER_VERSION = -15;
