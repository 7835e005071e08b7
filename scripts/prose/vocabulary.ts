/** Words: the glossary, names as their owners write them, and words that say nothing. */

/** Something that prose should not say. */
export interface Phrase {
  /** A regular expression; a space stands for any space. Word boundaries are added to it. */
  readonly pattern: string;
  readonly isCaseSensitive?: boolean;
  /** What to do about it: a sentence without capital and full stop. */
  readonly advice: string;
}

/** A term that means one thing on all pages. */
export interface Term {
  readonly term: string;
  /** What it is used for, in Markdown. */
  readonly use: string;
  /** What it is not called, in Markdown; empty where no other name tempts. */
  readonly not: string;
  /**
   * Patterns of wrong names that the linter can tell. Left out are words that are right for something
   * else: an object is no record, a union is TypeScript's, a type annotation is no attribute.
   */
  readonly wrong: readonly string[];
}

/** The glossary. The table in contributing/prose.md shows it; a test compares them. */
export const GLOSSARY: readonly Term[] = [
  {
    term: 'let binding',
    use: '`let x = …`',
    not: 'variable declaration',
    wrong: ['variable declarations?'],
  },
  { term: 'record', use: '`{name: …}` of a declared type', not: 'object', wrong: [] },
  { term: 'object', use: 'a value of structural type', not: 'record', wrong: [] },
  {
    term: 'variant',
    use: 'a type of constructors',
    not: 'enum, union, sum type',
    wrong: ['sum types?'],
  },
  { term: 'constructor', use: 'one case of a variant', not: 'tag, case', wrong: [] },
  {
    term: 'polymorphic variant',
    use: 'variants with backquote or `#`',
    not: 'poly variant',
    wrong: ['poly-? ?variants?', 'polyvars?'],
  },
  {
    term: 'labeled argument',
    use: '`~name`',
    not: 'named argument',
    wrong: ['(?:named|keyword) (?:argument|parameter)s?', 'labelled'],
  },
  {
    term: 'function application',
    use: 'calling a function',
    not: 'invocation',
    wrong: ['invocations?'],
  },
  { term: 'module', use: 'values and types under a name', not: 'namespace', wrong: [] },
  { term: 'interface file', use: '`.resi`, `.rei`', not: 'header', wrong: ['header files?'] },
  {
    term: 'external',
    use: 'a binding to JavaScript',
    not: 'FFI',
    wrong: ['FFI', 'foreign function interfaces?'],
  },
  {
    term: 'attribute',
    use: '`@name`',
    not: 'decorator, annotation',
    wrong: ['decorators?(?! (?:of|in) (?:TypeScript|JavaScript))'],
  },
  {
    term: 'standard library',
    use: 'what a version ships (Js, Belt, Core, Stdlib)',
    not: 'stdlib in prose',
    wrong: ['std ?lib'],
  },
  {
    term: 'ES module',
    use: 'a file with `import` and `export`',
    not: 'ES6 module, ESM',
    wrong: ['ES6 modules?', 'ECMAScript modules?', 'ESM'],
  },
  { term: 'backquote', use: 'the character `` ` ``', not: 'backtick', wrong: ['back-?ticks?'] },
  {
    term: 'run time',
    use: 'when the program runs',
    not: 'runtime, which is a library',
    wrong: ['(?<=(?:at|during) )runtime'],
  },
];

/** The glossary's wrong names as phrases. */
export function glossaryPhrases(): readonly Phrase[] {
  return GLOSSARY.flatMap(({ term, wrong }) =>
    wrong.map((pattern) => ({
      pattern,
      // The module is called Stdlib.
      isCaseSensitive: term === 'standard library',
      advice: `write “${term}”, its one name on all pages (glossary in contributing/prose.md)`,
    })),
  );
}

/**
 * Names and the ways in which they are misspelled; letters' case counts. Lower case is no mistake where
 * a package or a key of a configuration is written so: descriptions can't mark it as code.
 */
const MISSPELLED_NAMES: Readonly<Record<string, string>> = {
  ReScript: 'Rescript|Re-Script|RESCRIPT',
  ReasonReact: 'Reason React|Reason-React',
  BuckleScript: 'Bucklescript|bucklescript|Buckle Script',
  OCaml: 'Ocaml|ocaml|OCAML',
  JavaScript: 'Javascript|javascript|Java Script|java script',
  TypeScript: 'Typescript|typescript|Type Script',
  ECMAScript: 'Ecmascript|EcmaScript|ecmascript',
  CommonJS: 'Commonjs|commonjs|CommonJs|Common JS',
  'Node.js': 'NodeJS|NodeJs|nodejs|Nodejs|node\\.js|Node\\.JS|Node JS',
  'Next.js': 'NextJS|NextJs|nextjs|next\\.js|Next JS',
  npm: 'NPM|Npm',
  pnpm: 'PNPM|Pnpm',
  Vite: 'vite|ViteJS',
  webpack: 'WebPack|web pack',
  esbuild: 'ESBuild|EsBuild|ESbuild',
  ESLint: 'Eslint|eslint|ES Lint',
  GitHub: 'Github|github|Git Hub',
  GitLab: 'Gitlab|gitlab',
  macOS: 'MacOS|Mac OS|MacOs|OS X|OSX',
  'VS Code': 'VSCode|VS code|VScode|vscode|Vscode|Visual Studio Code',
  genType: 'GenType|Gentype|gentype|gen type',
  GraphQL: 'Graphql|graphql|GraphQl',
  JSON: 'Json|json',
  JSX: 'Jsx',
  HTML: 'Html|html',
  CSS: 'Css|css',
  API: 'Api|api',
  URL: 'Url|url',
  UTF: 'utf|Utf',
  Unicode: 'unicode|UniCode',
};

/** Names as their owners write them. */
export const NAMES: readonly Phrase[] = Object.entries(MISSPELLED_NAMES).map(([name, pattern]) => ({
  pattern,
  isCaseSensitive: true,
  advice: `write “${name}”, or set it as code where it is code`,
}));

const EMPTY_WORDS = [
  'simply',
  'just',
  'easy',
  'easily',
  'effortless(?:ly)?',
  'trivial(?:ly)?',
  'straightforward(?:ly)?',
  'obvious(?:ly)?',
  'of course',
  'clearly',
  'needless to say',
  'as you can see',
  'note that',
  'very',
  'quite',
  'really',
  'actually',
  'basically',
  'essentially',
  'literally',
  'merely',
  'fairly',
  'somewhat',
  'extremely',
  'incredibly',
  'powerful(?:ly)?',
  'seamless(?:ly)?',
  'blazing(?:ly)?',
  'awesome',
  'amazing',
];

/** Long phrases and short ones that say the same. */
const LONG_PHRASES: Readonly<Record<string, string>> = {
  'in order to': '“to”',
  'due to the fact that': '“because”',
  'in the event (?:that|of)': '“if”',
  'a (?:large )?number of': '“many”, “some” or the number',
  'a lot(?: of)?': '“much”, “many” or the number',
  'utilize[sd]?|utilizing': '“use”',
  'leverage[sd]?|leveraging': '“use”',
};

const PROMISES = ['(?<!as )soon', 'in the future', 'in a future (?:version|release)'];

/** Words that make a sentence longer, louder or a promise, and no truer. */
export const FILLER_WORDS: readonly Phrase[] = [
  ...EMPTY_WORDS.map((pattern) => ({ pattern, advice: 'leave it out, or say what you mean' })),
  ...Object.entries(LONG_PHRASES).map(([pattern, short]) => ({
    pattern,
    advice: `write ${short}`,
  })),
  ...PROMISES.map((pattern) => ({
    pattern,
    advice: 'write what is true now, pages make no promise about the future',
  })),
];

/** What has a place in a sentence: `stand` alone is also a noun. */
const THAT_STANDS =
  "(?:stands|stood|standing|(?<=\\b(?:to|can|may|must|could|should|would|will|they|both|that|which|not|n[’']t|also|even|arguments|names|values|types) )stand)";

/** What can be behind something without coming after it. */
const BACKGROUND =
  '(?:ideas?|reasons?|reasoning|rules?|theory|thinking|logic|machinery|functions?|types?|elements?|meaning|story|people|team)';

/**
 * Words that the pages once had far more often than other sites do, in a sense that English has another
 * word for. Senses that English does use are left alone: hidden behind a type, stands for, can tell which.
 */
export const TICS: readonly Phrase[] = [
  {
    pattern: `${THAT_STANDS} (?:in(?! (?:for|the way)\\b)|at|behind|above|below|beneath|beside|here|there|for itself)`,
    advice: 'write “is”, “appears”, “goes”, “comes” or “sits”',
  },
  { pattern: 'nobody', advice: 'write “no one”, or say who it is about' },
  { pattern: 'whoever', advice: 'write “anyone who” or “you”' },
  { pattern: 'who asks', advice: 'write “you”, “the caller” or “anyone who wants”' },
  {
    pattern: [
      `(?<!\\b(?:hid(?:e|es|den|ing)|leav(?:e|es|ing)|left|lag(?:s|ged|ging)?|f(?:a|e)ll(?:s|en|ing)?)\\b[^.!?:;]*)`,
      `(?<!\\b${BACKGROUND} )`,
      'behind',
      '(?! (?:the scenes|bars|closed|schedule|an? (?:[\\w-]+ ){0,2}(?:flag|filter|firewall|proxy|login|switch|setting|server|interface)))',
    ].join(''),
    advice: 'write “after” or “following”; for a thing that is in the way, “hidden behind”',
  },
  {
    pattern: 'tells (?:whether|which|where|why|how|what|of)',
    advice: 'write “says”, “shows”, “reports” or “means”, or name who is told',
  },
  {
    pattern: '(?:brings?|brought|bringing) (?:[^\\s.,;:!?]+ ){0,3}along',
    advice: 'write “includes” or “ships with”',
  },
  { pattern: 'mend(?:s|ed|ing)?', advice: 'write “fix”' },
  { pattern: 'anew', advice: 'write “again”' },
  { pattern: 'beneath', advice: 'write “below” or “under”' },
  {
    pattern:
      'texts|an? text(?= (?:that|which|of|or|and|from|is|has|with|as|to|for|into)\\b|\\s*[,.;:)])',
    advice: 'write “string” for a value, and “text” without an article for prose',
  },
  {
    pattern:
      '(?<!\\b(?:there|here) )(?:is|are|was|were) no (?!longer|more|less|fewer|better|worse|different|such|exception|match|doubt|one|matter)\\p{L}+',
    advice: 'write “isn’t a” or “aren’t”',
  },
];
