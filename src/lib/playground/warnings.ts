/**
 * The compilers' warnings. Numbers: `bsc -warn-help` of each compiler, which
 * `tests/integration/warnings.test.ts` compares; defaults: `bsc -help`; descriptions: our own, the same
 * as on the manual's page `warning-numbers`.
 */
import { LATEST_MANUAL_VERSION } from '../../versions';
import { parseVersion } from '../version';

/** A warning as some compilers know it. */
interface Row {
  readonly number: number;
  /** What it reports, one line of plain text; backticks mark code. */
  readonly description: string;
  /** First and last major number of the compilers that know it so; absent where all before or after do. */
  readonly from?: number;
  readonly to?: number;
}

/** A warning as one compiler knows it. */
export type Warning = Pick<Row, 'number' | 'description'>;

const ROWS: readonly Row[] = [
  {
    number: 1,
    description: "The start of a comment in OCaml's syntax; ReScript's parser doesn't report it",
  },
  {
    number: 2,
    description: "The end of a comment in OCaml's syntax; ReScript's parser doesn't report it",
  },
  { number: 3, description: "The use of something that's marked `@deprecated`" },
  { number: 4, description: 'A `_` branch that would also catch constructors added later' },
  {
    number: 5,
    description: 'A function that still needs arguments and whose value is thrown away',
  },
  { number: 6, description: "A label that's omitted in a function application", to: 11 },
  { number: 7, description: 'A method that replaces another one; ReScript has no classes' },
  { number: 8, description: 'A `switch` or another pattern that leaves out a case' },
  { number: 9, description: "A record pattern that doesn't name all fields" },
  {
    number: 10,
    description: "An expression whose value is lost because it isn't the last one of its block",
  },
  {
    number: 11,
    description: 'A branch that nothing can reach because the branches above it catch everything',
  },
  {
    number: 12,
    description: 'A part of a pattern that nothing can reach, as in `Some(_) | Some(1)`',
  },
  {
    number: 13,
    description: 'An instance variable that replaces another one; ReScript has no classes',
  },
  {
    number: 14,
    description:
      'An unknown escape in a string; ReScript\'s parser doesn\'t report it: it accepts `"\\q"`, and `"\\1"` is a syntax error',
  },
  { number: 15, description: 'A private method that becomes public; ReScript has no classes' },
  { number: 16, description: 'An optional argument that no caller can omit' },
  { number: 17, description: "A virtual method that isn't declared; ReScript has no classes" },
  { number: 18, description: 'A type that depends on the order of inference' },
  {
    number: 19,
    description: 'A type that was found without following the rules of inference strictly',
  },
  {
    number: 20,
    description: 'An argument that is never passed to a function, as in `raise(Not_found)(2)`',
    to: 11,
  },
  {
    number: 20,
    description: 'An argument that is never passed to a function, as in `throw(Not_found)(2)`',
    from: 12,
  },
  { number: 21, description: 'An expression that never returns and is followed by more code' },
  { number: 22, description: 'A message that a preprocessor put into the code' },
  {
    number: 23,
    description:
      'A record update `{...basket, a: 1, b: 2}` that names all fields, so the spread does nothing',
  },
  {
    number: 24,
    description:
      "A file name that can't be a module name; the compiler accepts `price-list.res` without it",
  },
  { number: 25, description: 'Nothing, because 8 has taken over its work' },
  { number: 26, description: "A variable of `let` or `as` that isn't used" },
  { number: 27, description: "Another unused variable, such as a function's argument" },
  { number: 28, description: 'A payload `_` after a constructor that has none' },
  {
    number: 29,
    description: 'A line break in an OCaml string; ReScript allows it without a warning',
  },
  {
    number: 30,
    description: 'The same field or constructor in two types that refer to each other',
  },
  { number: 31, description: 'A module that is linked twice' },
  {
    number: 32,
    description:
      "A value that can't be used because the interface hides it, or because a later one has its name",
  },
  { number: 33, description: "An `open` that isn't needed" },
  { number: 34, description: "A type that can't be used" },
  { number: 35, description: "The index of a `for` loop that isn't used" },
  { number: 36, description: 'An unused ancestor of an object; ReScript has no classes' },
  { number: 37, description: 'A constructor that is never built, or never used at all' },
  { number: 38, description: "An exception or another extension constructor that isn't used" },
  { number: 39, description: 'A `rec` without recursion' },
  {
    number: 40,
    description: 'A constructor or field that is used where its name is not in scope',
    to: 9,
  },
  {
    number: 41,
    description:
      'A constructor or field that belongs to several types, so that the last one is taken',
  },
  { number: 42, description: 'A constructor or field that is found by its type alone', to: 9 },
  { number: 43, description: "`~name=?value` for an argument that isn't optional" },
  { number: 44, description: 'An `open` that hides a value which is then used by its name' },
  { number: 45, description: 'The same for a constructor or field' },
  { number: 46, description: 'An environment variable of the compiler that has an invalid value' },
  { number: 47, description: "An attribute with a payload that it doesn't accept" },
  { number: 48, description: 'Optional arguments that are lost when a function is passed on' },
  { number: 49, description: 'An alias of a module without a compiled interface' },
  { number: 50, description: "A documentation comment that doesn't belong to anything" },
  { number: 51, description: "A call marked `@tailcall` that isn't one", to: 11 },
  {
    number: 52,
    description: 'A pattern that matches the message of a built-in exception, as in `Failure("…")`',
  },
  {
    number: 53,
    description: 'An attribute in a place where it has no meaning, such as `@inlined`',
  },
  { number: 54, description: 'An attribute that is used twice in one place' },
  { number: 55, description: "A function that can't be inlined although the code asks for it" },
  { number: 56, description: 'A branch that the types rule out' },
  {
    number: 57,
    description: 'A guard on a variable that alternatives of a pattern bind differently',
  },
  { number: 58, description: 'A module without the file that native compilers need', to: 9 },
  { number: 59, description: "An assignment to something that isn't mutable" },
  { number: 60, description: "A nested module that isn't used" },
  {
    number: 61,
    description: 'A type in an `external` that may have two representations',
    to: 11,
  },
  {
    number: 62,
    description: 'A constraint in the declaration of a generalized algebraic data type',
  },
  {
    number: 101,
    description: "An attribute that the compiler doesn't use, such as `@bs.nope`",
    to: 11,
  },
  {
    number: 101,
    description: 'An attribute that the compiler doesn\'t use, as in `@as("x") let b = 1`',
    from: 12,
  },
  {
    number: 102,
    description:
      "A comparison of values whose type isn't known, so that they're compared by structure at run time",
  },
  { number: 103, description: 'An `external` whose declaration is fragile' },
  { number: 104, description: 'A `@deriving` that does nothing for this type' },
  {
    number: 105,
    description: 'An `external` that takes its JavaScript name from the ReScript name',
  },
  { number: 106, description: "A primitive that the compiler doesn't know" },
  { number: 107, description: 'An integer beyond 32 bits' },
  { number: 108, description: 'A string delimiter that has no meaning' },
  { number: 109, description: "An expression at the top level whose value isn't `unit`" },
  {
    number: 110,
    description: 'A promise within a promise, which awaits only once',
    from: 10,
    to: 10,
  },
  { number: 110, description: "A `%todo` that's still in the code", from: 11 },
];

/** The first compiler whose defaults do not name 40, 42 and 61, which no longer exist, any more. */
const FIRST_WITH_SHORT_DEFAULTS = 12;

/** What compilers warn of by themselves, as a list of flags. */
const DEFAULTS = '+a-4-9-20-40-41-42-50-61-102';
const SHORT_DEFAULTS = '+a-4-9-20-41-50-102';

/** Warnings that are errors by themselves; the same in all compilers. */
export const DEFAULT_ERRORS: readonly number[] = [5, 6, 101, 109];

/** Warnings by letter, the same in all compilers; `a` are all. */
export const WARNING_LETTERS: ReadonlyMap<string, readonly number[]> = new Map([
  ['c', [1, 2]],
  ['d', [3]],
  ['e', [4]],
  ['f', [5]],
  ['k', [32, 33, 34, 35, 36, 37, 38, 39]],
  ['l', [6]],
  ['m', [7]],
  ['p', [8]],
  ['r', [9]],
  ['s', [10]],
  ['u', [11, 12]],
  ['v', [13]],
  ['x', [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 30]],
  ['y', [26]],
  ['z', [27]],
]);

/** Major number of a release; that of the latest version where the text names none. */
function majorOf(release: string): number {
  const named = parseVersion(release) ?? parseVersion(LATEST_MANUAL_VERSION.name);
  return named?.major ?? 0;
}

/**
 * The warnings that a compiler knows, by number.
 *
 * @param release with a leading `v`
 */
export function warningsOf(release: string): readonly Warning[] {
  const major = majorOf(release);
  return ROWS.filter(({ from = major, to = major }) => from <= major && major <= to);
}

/**
 * The flags that a compiler has without any.
 *
 * @param release with a leading `v`
 */
export function defaultWarningFlags(release: string): string {
  return majorOf(release) < FIRST_WITH_SHORT_DEFAULTS ? DEFAULTS : SHORT_DEFAULTS;
}
