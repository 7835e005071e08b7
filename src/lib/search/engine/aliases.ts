/** What entries are called: computed for those alone that a query finds. */
import type { Entry, PageFacts } from './entries';
import { isStopWord } from './stopWords';
import { canonical, squeezed } from './terms';

/** Where titles and headings name two things: `Array & List`, `Attribute (Decorator)`, `Null, Undefined and Option`. */
const TITLE_JOINTS = /\s*[/&,()]\s*|\s+and\s+/;

/** How the text of a deprecated member begins, after its signature (`plugins/search-index`). */
const DEPRECATION = /\bDeprecated[.:]/;

/** Characters that are looked at for it: signatures are long. */
const DEPRECATION_WITHIN = 400;

function reduced(name: string): string {
  return squeezed(canonical(name));
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== '');
}

/** The end of a module's name after each of its dots: `Belt.Map.Int` → `Map.Int`, `Int`. */
function endings(name: string): string[] {
  const segments = name.split('.');
  return segments.slice(1).map((_, index) => segments.slice(index + 1).join('.'));
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** A name without signs and words that say nothing: `Import & Export` is `import export`. */
function reducedToWords(name: string): string {
  const words = canonical(name).split(' ');
  const telling = tellingWords(name);
  const isArticleAlone = words.length === 2 && ARTICLES.has(words[0] ?? '');
  // What is left of a question, one word, says too little: `What is an enum?`
  return telling.length > 1 || isArticleAlone ? telling.join('') : '';
}

/** Words in the order of the alphabet, as one; '' for fewer than two. */
export function ordered(words: readonly string[]): string {
  return words.length < 2 ? '' : [...words].sort().join('');
}

function tellingWords(name: string): readonly string[] {
  return canonical(name)
    .split(' ')
    .filter((word) => /\w/.test(word) && !isStopWord(word));
}

/** What is known of an entry's names; all reduced (`canonical`) and without spaces. */
export interface Names {
  /** The name itself, with spaces. */
  readonly spaced: string;
  /** The name itself. */
  readonly whole: readonly string[];
  /** The name without signs and words that say nothing. */
  readonly telling: readonly string[];
  /** Its telling words in the order of the alphabet; '' for one word. */
  readonly ordered: string;
  /** One of two names in a title or a heading; a module without its library. */
  readonly parts: readonly string[];
  /** Names of a member with its module. */
  readonly qualified: readonly string[];
  /** What a member does, then with what: `sort list` for `List.sort`. */
  readonly swapped: readonly string[];
  /** Its keywords. */
  readonly keywords: readonly string[];
  /** The telling words of its keywords and, of a section, of its name. */
  readonly phrases: readonly (readonly string[])[];
  /** Characters of its name, without words that say nothing. */
  readonly length: number;
  readonly isDeprecated: boolean;
}

function tellingLength(name: string): number {
  const words = canonical(name).split(' ');
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).join('').length;
}

function partsOf({ level, name, page, isMember }: Entry): readonly string[] {
  if (isMember) return [];
  if (level === 1 && page.area === 'api') return endings(name);
  const parts = withNoun(name.split(TITLE_JOINTS));
  return level === 1 || parts.length > 1 ? parts : [];
}

/** A keyword, and the name of a function without its module: `React.forwardRef`, `forwardRef`. */
function keywordNames(keyword: string): readonly string[] {
  return /^[\w.]+$/.test(keyword) ? [keyword, ...endings(keyword)] : [keyword];
}

/** Two names with one noun, “Mapped and conditional types”: the first has it, too. */
function withNoun(parts: readonly string[]): readonly string[] {
  const [first = '', ...others] = parts;
  const [noun, ...before] = (others.at(-1) ?? '').split(' ').reverse();
  return noun && before.length > 0 && !first.includes(' ') ? [...parts, `${first} ${noun}`] : parts;
}

/** What a member does, then with what; nobody names a module within a module by its last name. */
function swappedNames(name: string, { title }: PageFacts): readonly string[] {
  const [, module, ...inside] = title.split('.');
  return module === undefined || inside.length > 0 ? [] : [`${name} ${module}`];
}

function qualifiedNames(name: string, moduleName: string): readonly string[] {
  return [
    ...[moduleName, ...endings(moduleName)].map((prefix) => `${prefix}.${name}`),
    ...conversions(name, moduleName.split('.').at(-1) ?? ''),
  ];
}

/** Modules of what JavaScript has one type for. */
const NUMBERS: ReadonlySet<string> = new Set(['Int', 'Float']);

/** What readers call conversions: `Int.fromString` is `string to int`, `Int.toString` `int to string`. */
function conversions(name: string, module: string): readonly string[] {
  const [, direction, other = ''] = /^(from|to)(\p{Lu}\w*)$/u.exec(name) ?? [];
  if (direction === undefined) return [];
  return [module, ...(NUMBERS.has(module) ? ['number'] : [])].map((own) =>
    direction === 'from' ? `${other} to ${own}` : `${own} to ${other}`,
  );
}

const known = new WeakMap<Entry, Names>();

/** The names of an entry. */
export function namesOf(entry: Entry): Names {
  const before = known.get(entry);
  if (before) return before;
  const { level, name, page, isMember, text, keywords } = entry;
  const names: Names = {
    spaced: canonical(name),
    whole: distinct([reduced(name)]),
    telling: distinct([isMember ? '' : reducedToWords(name)]),
    ordered: isMember ? '' : ordered(tellingWords(name)),
    parts: distinct(partsOf(entry).map(reduced)),
    qualified: isMember ? distinct(qualifiedNames(name, page.title).map(reduced)) : [],
    swapped: isMember ? swappedNames(name, page).map(reduced) : [],
    keywords: distinct([
      ...keywords.flatMap(keywordNames).map(reduced),
      // Phrases of members are whole ones: `sum numbers` is the “sum of numbers”.
      ...(isMember ? keywords.map(reducedToWords) : []),
    ]),
    phrases: (isMember || level === 1 ? keywords : [...keywords, name])
      .map((phrase) => tellingWords(phrase))
      .filter((words) => words.length > 1),
    // Readers seldom type the library.
    length: tellingLength(page.area === 'api' && level === 1 ? (endings(name)[0] ?? name) : name),
    isDeprecated: isMember && DEPRECATION.test(text.slice(0, DEPRECATION_WITHIN)),
  };
  known.set(entry, names);
  return names;
}
