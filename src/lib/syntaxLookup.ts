/** The syntax lookup: what a construct is, in which versions it exists, and how readers find it. */
import { MANUAL_VERSIONS } from '../versions';
import { array, type Decoded, literal, record, string } from './decode';

/** The groups in the order of the page. */
export const SYNTAX_GROUPS = {
  bindings: 'Bindings and Functions',
  control: 'Control Flow',
  types: 'Types',
  values: 'Values and Literals',
  patterns: 'Patterns',
  modules: 'Modules',
  arithmetic: 'Arithmetic and Bitwise Operators',
  operators: 'Other Operators',
  decorators: 'Decorators',
  extensionpoints: 'Extension Points',
  builtinfunctions: 'Built-In Functions',
  specialvalues: 'Special Values',
  comments: 'Comments',
} as const;

/** Key of a group. */
export type SyntaxGroup = keyof typeof SYNTAX_GROUPS;

export const SYNTAX_GROUP_KEYS = Object.keys(SYNTAX_GROUPS) as readonly SyntaxGroup[];

/** Folder of the entries, one file each, from the repository's root. */
export const SYNTAX_FOLDER = 'docs/syntax-lookup';

/** Address of the lookup; entries lie below it. */
export const SYNTAX_PATH = '/syntax-lookup';

/** Names of the manual's versions, the oldest first. */
export const VERSION_NAMES: readonly string[] = MANUAL_VERSIONS.map(({ name }) => name).reverse();

const version = literal(...MANUAL_VERSIONS.map(({ name }) => name));

/** What a page needs of an entry's front matter; `plugins/docs-instances/frontMatter.ts` checks all of it. */
export const placedConstruct = record(
  { group: literal(...SYNTAX_GROUP_KEYS) },
  {
    /** Absent for what should be used. */
    status: literal('deprecated'),
    /** The first version that has it; absent for the oldest that is documented. */
    since: version,
    /** The last version that has it; absent for the newest. */
    until: version,
    /** Id of the page of the manual that says more. */
    page: string,
  },
);

/** An entry as the search page knows it. */
export const construct = record(
  {
    /** Its page is `/syntax-lookup/{id}`, and `/syntax-lookup#{id}` leads there. */
    id: string,
    name: string,
    keywords: array(string),
    group: literal(...SYNTAX_GROUP_KEYS),
    /** One sentence, with code between backticks. */
    summary: string,
  },
  { status: literal('deprecated') },
);

/** A construct of the language. */
export type Construct = Decoded<typeof construct>;

/** What tells in which versions a construct exists. */
export interface Lifetime {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** The versions in which a construct exists, the oldest first. */
export function versionsWith({ since, until }: Lifetime): readonly string[] {
  const first = since === undefined ? 0 : VERSION_NAMES.indexOf(since);
  const last = until === undefined ? VERSION_NAMES.length - 1 : VERSION_NAMES.indexOf(until);
  return VERSION_NAMES.slice(first, last + 1);
}

/** Active ones first, then the deprecated ones, each by name. */
export function inOrder<T extends Pick<Construct, 'name' | 'status'>>(
  entries: readonly T[],
): readonly T[] {
  return [...entries].sort(
    (a, b) =>
      Number(a.status !== undefined) - Number(b.status !== undefined) ||
      a.name.localeCompare(b.name, 'en'),
  );
}

/** Share of a query's letters that may be wrong. */
const THRESHOLD = 0.2;

/** Letters in front of a hit that weigh as much as a wholly wrong query (ibid.). */
const DISTANCE = 30;

/**
 * How far a query is from the nearest part of a text: 0 where the text begins with it, more for each
 * wrong letter and for each letter in front; 1 is nothing alike.
 */
export function distanceOf(query: string, text: string): number {
  // Sellers' algorithm: edit distance to every part of the text, one row for each of its letters. A thousand texts
  // are looked into with each letter that is typed, so that the rows are made once.
  let row = Uint16Array.from({ length: query.length + 1 }, (_, index) => index);
  let next = new Uint16Array(query.length + 1);
  let best = 1;
  for (let end = 0; end <= text.length; end++) {
    const errors = row[query.length] ?? query.length;
    // Where the part begins at the earliest, if all mistakes are letters too many.
    const start = Math.max(0, end - query.length - errors);
    best = Math.min(best, errors / query.length + start / DISTANCE);
    next[0] = 0;
    for (let index = 1; index <= query.length; index++) {
      const isSame = query[index - 1] === text[end];
      next[index] = Math.min(
        (row[index - 1] ?? 0) + (isSame ? 0 : 1),
        (row[index] ?? 0) + 1,
        (next[index - 1] ?? 0) + 1,
      );
    }
    [row, next] = [next, row];
  }
  return best;
}

/** Queries with signs of the language are meant as they stand: `->`, `@as`, `%raw`, `...`. */
const WORDS = /^[\p{L}\d\s]+$/u;

/** What a query looks into. */
type SoughtConstruct = Pick<Construct, 'name' | 'keywords' | 'summary'>;

/** Where the last part of a text ends that can be near enough: it has as many mistakes and letters in front as are forgiven. */
function lastEnd({ length }: string): number {
  return Math.ceil(length * (1 + THRESHOLD) + DISTANCE * THRESHOLD);
}

/** Whether a text lacks so many of a query's letters that it can't be near: each of them would be a mistake. */
function lacksLetters(query: string, text: string): boolean {
  const lost = [...query].filter((letter) => !text.includes(letter));
  return lost.length > query.length * THRESHOLD;
}

function isHit(query: string, text: string): boolean {
  const lower = text.toLowerCase();
  if (lower.includes(query)) return true;
  if (!WORDS.test(query)) return false;
  // Most keywords are phrases, whose ends needn't be looked at.
  const start = lower.slice(0, lastEnd(query));
  return !lacksLetters(query, start) && distanceOf(query, start) <= THRESHOLD;
}

/**
 * The constructs that fit a query, in their own order: by name and keywords, signs literally and words
 * with a typing error. Where there are none, those whose texts hold all words of the query.
 */
export function findConstructs<T extends SoughtConstruct>(
  entries: readonly T[],
  query: string,
): readonly T[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return entries;
  const hits = entries.filter(({ name, keywords }) =>
    [name, ...keywords].some((text) => isHit(wanted, text)),
  );
  if (hits.length > 0) return hits;
  const words = wanted.split(/\s+/);
  return entries.filter(({ name, keywords, summary }) => {
    const text = [name, ...keywords, summary].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What Tab completes a query to: the one candidate that is left, else nothing. */
export function completionOf<T>(candidates: readonly T[], query: string): T | undefined {
  const [only, ...others] = candidates;
  return others.length === 0 && query.trim() !== '' ? only : undefined;
}

/** The construct that a query names. */
export function namedBy<T extends Pick<Construct, 'name'>>(
  entries: readonly T[],
  query: string,
): T | undefined {
  const name = query.trim();
  return entries.find((entry) => entry.name === name);
}

/**
 * The construct that a query names, if no longer name begins in the same way: who writes `-` may be
 * on the way to `->`.
 */
export function settledBy<T extends Pick<Construct, 'name'>>(
  entries: readonly T[],
  query: string,
): T | undefined {
  const name = query.trim();
  const isPrefix = entries.some((entry) => entry.name !== name && entry.name.startsWith(name));
  return isPrefix ? undefined : namedBy(entries, query);
}
