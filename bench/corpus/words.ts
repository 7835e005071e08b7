/** What the corpus' sentences and names are made of. */

/** Subjects of sentences. */
export const SUBJECTS = [
  'The compiler',
  'A record',
  'This function',
  'The type checker',
  'A module',
  'The build system',
  'An interface file',
  'Each constructor',
  'The printed JavaScript',
  'A labeled argument',
  'The editor',
  'Your bundler',
] as const;

/** Predicates, between subject and object. */
export const VERBS = [
  'checks',
  'keeps',
  'returns',
  'describes',
  'replaces',
  'needs',
  'accepts',
  'removes',
  'shares',
  'reads',
  'names',
  'prints',
] as const;

/** Objects of sentences. */
export const OBJECTS = [
  'every field of the value',
  'the shape of the data',
  'only what the caller asked for',
  'a list of names',
  'the result of the last expression',
  'one argument at a time',
  'the missing case',
  'an optional value',
  'the same number twice',
  'the file beside it',
  'an array of strings',
  'a plain object',
] as const;

/** Ends of sentences, with the punctuation in front of them. */
export const ENDINGS = [
  '',
  ', so that mistakes show up early',
  ' without any cost at run time',
  ' as soon as the file is saved',
  ', unless an annotation says otherwise',
  ' in the order in which they were written',
  ' before the program runs',
  ', which is what most programs want',
  ' when the project is built',
  '; nothing else changes',
] as const;

/** First words of titles and headings. */
export const QUALITIES = [
  'Nested',
  'Optional',
  'Shared',
  'Local',
  'Recursive',
  'Abstract',
  'Inline',
  'Partial',
  'Ordered',
  'Safe',
  'External',
  'Generic',
] as const;

/** Second words of titles and headings. */
export const THINGS = [
  'Bindings',
  'Records',
  'Variants',
  'Functions',
  'Modules',
  'Patterns',
  'Promises',
  'Arrays',
  'Objects',
  'Attributes',
  'Signatures',
  'Collections',
] as const;

/** Field and value names of examples. */
export const NAMES = [
  'count',
  'total',
  'price',
  'width',
  'score',
  'limit',
  'offset',
  'weight',
] as const;
