/**
 * Packages, files, commands and words of the language that only some versions have. A page names none of
 * another version as if its own version had it.
 *
 * Constructs of the syntax with a first or last version are in `docs/syntax-lookup`, too, which the
 * compilers check.
 */

/** Something that some versions have and others don't. */
export interface VersionWord {
  /** A regular expression; boundaries of words are added to it. */
  readonly pattern: string;
  /** Whether upper and lower case are the same, for words of prose. */
  readonly isAnyCase?: true;
  /** First major release of the compiler that has it; left out for the oldest. */
  readonly since?: number;
  /** Last major release of which it's the natural name; left out for the newest. */
  readonly until?: number;
  /** What others have in its place: a phrase. Left out where there is nothing like it. */
  readonly others?: string;
  /** Whether only inline code means it, because prose has the same word in another sense. */
  readonly isCode?: true;
}

/** The words, grouped by when they came or went. */
export const VERSION_WORDS: readonly VersionWord[] = [
  // Until BuckleScript 8.
  { pattern: 'reason-react', until: 8, others: '`@rescript/react`' },
  { pattern: 'ReasonReact\\w*', until: 8, others: '`React`, `RescriptReactRouter` and so on' },
  { pattern: 'bsb', until: 8, others: '`rescript build`' },
  { pattern: '\\[@\\w[^\\]]*\\]', until: 8, others: 'attributes without brackets', isCode: true },
  // Since ReScript 9.
  { pattern: '@rescript/react', since: 9, others: '`reason-react`' },
  { pattern: 'RescriptReact\\w*', since: 9, others: '`ReasonReact…`' },
  {
    pattern: 'rescript (?:build|clean|format|convert|dump|init)',
    since: 9,
    others: '`bsb`',
    isCode: true,
  },
  { pattern: '@rescript/std', since: 9, until: 11, others: '`@rescript/runtime` from 12' },
  // Until ReScript 9.
  { pattern: 'bs-platform', until: 9, others: '`rescript`' },
  { pattern: '@bs\\.[\\w.]*', until: 9, others: 'the attribute without `bs.`' },
  // Since ReScript 10.
  { pattern: 'async|await', since: 10, others: 'promises', isCode: true },
  { pattern: '@@directive', since: 10 },
  { pattern: '@@jsxConfig', since: 10 },
  { pattern: 'JSX (?:v|version )?4', since: 10, others: 'JSX 3' },
  { pattern: 'Js\\.Promise2', since: 10, others: '`Js.Promise`' },
  { pattern: 'ReactDOM\\.Client', since: 10, others: '`ReactDOM.render`' },
  {
    pattern: '(?:React\\.)?use(?:Id|DeferredValue|SyncExternalStore|InsertionEffect)',
    since: 10,
    isCode: true,
  },
  // Until ReScript 10.
  { pattern: 'bsconfig(?:\\.json)?', until: 10, others: '`rescript.json`' },
  // Since ReScript 11.
  { pattern: 'rescript\\.json', since: 11, others: '`bsconfig.json`' },
  { pattern: '[\\w*]*\\.res\\.[mc]?js', since: 11, others: 'the suffixes of `bsconfig.json`' },
  { pattern: '@taggedTemplate|tagged templates?', isAnyCase: true, since: 11 },
  { pattern: 'untagged variants?', isAnyCase: true, since: 11 },
  { pattern: '%todo', since: 11 },
  { pattern: '@tag', since: 11 },
  { pattern: '@jsx\\.component', since: 11, others: '`@react.component`' },
  { pattern: '@@uncurried', since: 11 },
  { pattern: '(?:Console|Nullable)\\.\\w+', since: 11, others: '`Js` and `Belt`', isCode: true },
  { pattern: 'esmodule', since: 11, others: '`es6`', isCode: true },
  // ReScript 11 alone.
  { pattern: '@rescript/core', since: 11, until: 11, others: 'the built-in library' },
  { pattern: 'RescriptCore', since: 11, until: 11, others: 'the built-in library' },
  { pattern: 'Core(?!\\.js)', since: 11, until: 11, others: 'the built-in library' },
  // Since ReScript 12.
  { pattern: 'dict\\{', since: 12, others: '`Dict.fromArray`' },
  { pattern: 'let\\?', since: 12, isCode: true },
  { pattern: 'Stdlib(?:\\.\\w+)*', since: 12, isCode: true },
  { pattern: '@rescript/runtime', since: 12, others: '`rescript` or `@rescript/std`' },
  { pattern: '@react\\.componentWithProps', since: 12 },
  { pattern: 'rescript-legacy', since: 12 },
  { pattern: 'compiler-flags', since: 12, others: '`bsc-flags`' },
  { pattern: '(?<!\\.)throw\\(', since: 12, others: '`raise`', isCode: true },
  {
    pattern: 'regular expression literals?|regex literals?',
    isAnyCase: true,
    since: 12,
    others: '`%re`',
  },
];
