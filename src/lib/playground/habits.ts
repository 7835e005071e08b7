/**
 * Habits of JavaScript that compilers answer with a message about something else: `const a = 1` is "consecutive
 * statements". A hint is given where the habit stands at the place that the message is about.
 */
import type { Syntax } from '../playgroundLink';
import type { CompileOutcome, Problem } from './compiler';
import type { ShownProgram } from './files';

interface Habit {
  /** As it stands in a line; global. */
  readonly pattern: RegExp;
  /** What messages say of it that are no syntax errors. */
  readonly said?: RegExp;
  /** What ReScript has in its place, in a sentence with code between backquotes. */
  readonly hint: string;
}

const HABITS: readonly Habit[] = [
  {
    pattern: /\breturn\b\s*/g,
    said: /value return can't be found/,
    hint: 'There is no `return`: the last expression of a function is its result.',
  },
  {
    pattern: /\b(?:const|var)\s+/g,
    hint: 'There is no `const` and no `var`: `let` gives a value a name.',
  },
  {
    pattern: /\bfunction\b\s*\w*\s*(?:\([^)]*\))?\s*/g,
    hint: 'There is no `function`: write an arrow, such as `let double = n => n * 2`.',
  },
  {
    pattern: /\bcatch\s*(?:\(|\{\s*$)/g,
    hint: 'After `catch` come patterns, as in a switch: `catch { | Not_found => … }`.',
  },
  {
    pattern: /\b(?:String|Number|Boolean)\(/g,
    said: /constructor \w+ can't be found/,
    hint: 'Types don’t convert values. A function of a module does, such as `Int.toString(n)` or `Int.fromString(text)`.',
  },
  {
    pattern: /\bconsole\./g,
    said: /value console can't be found/,
    hint: 'Modules begin with a capital letter: `Console.log(…)`.',
  },
  {
    pattern: /\bthrow\s+new\s+/g,
    hint: 'There is no `new`: `throw`, or `raise` in older versions, is a function that takes an exception, such as `throw(Not_found)`.',
  },
  {
    pattern: /\bnew\s+/g,
    hint: 'There is no `new`: call a function that makes the value, such as `Date.make()`.',
  },
  {
    pattern: /\s?'[^']{2,}'/g,
    hint: 'A text stands between double quotes or backquotes.',
  },
  {
    pattern: /\b\w+(?:\+\+|--)(?=\s*(?:[;)}]|$))|\b\w+\s*[+\-*/]=/g,
    hint: 'A variable has one value for good. A ref can be given another: `count := count.contents + 1`.',
  },
  {
    pattern: /\bfor\s*\(\s*(?:let|var)\b/g,
    hint: 'A loop counts from one number to another: `for i in 0 to 9 { … }`.',
  },
  {
    pattern:
      /\.(?:concat|filter|forEach|includes|join|length|map|push|reduce|replace|slice|split|toString|trim)\b/g,
    said: /record field/,
    hint: 'Values have no methods. A function of their module takes them: `items->Array.map(…)`, `Array.length(items)`.',
  },
  {
    pattern: /:\s*number\b/g,
    said: /can't be found/,
    hint: 'There is no type `number`: whole numbers are an `int`, others a `float`.',
  },
  {
    pattern: /^\s*interface\s+/g,
    hint: 'The type of a record is declared with `type`: `type book = {title: string}`.',
  },
  {
    pattern: /^\s*class\s+/g,
    hint: 'There are no classes: values are records, and functions of a module take them.',
  },
  {
    pattern: /^\s*import\s+/g,
    hint: 'Other modules of a project are there by their names. Those of JavaScript are bound with `external`.',
  },
  {
    pattern: /^\s*export\s+/g,
    hint: 'All values of a module can be used elsewhere, unless its interface leaves them out.',
  },
];

const TEXT = /"(?:[^"\\]|\\.)*"/g;

/** A line without what stands in its texts, whose places stay. */
function withoutTexts(line: string): string {
  return line.replace(TEXT, (text) => `"${' '.repeat(text.length - 2)}"`);
}

/** Whether a habit stands at a place of a line, or ends right before it. */
function standsAt({ pattern }: Habit, line: string, place: number): boolean {
  return [...line.matchAll(pattern)].some(
    ({ 0: text, index }) => index <= place && place <= index + text.length,
  );
}

/**
 * What ReScript has in place of a habit of JavaScript that led to a problem; undefined where none did.
 *
 * @param code in ReScript, which the problem's range is about
 */
export function habitHint(problem: Problem, code: string): string | undefined {
  const { kind, message, range } = problem;
  if (!range || kind === 'warning') return undefined;
  const line = withoutTexts(code.split('\n')[range.startLine - 1] ?? '');
  return HABITS.find(
    (habit) =>
      (kind === 'syntax-error' || habit.said?.test(message)) &&
      standsAt(habit, line, range.startColumn - 1),
  )?.hint;
}

/**
 * What came of a program, with hints to the errors of the file on screen; one hint is given once.
 *
 * @param program that was compiled
 */
export function withHints(
  outcome: CompileOutcome,
  { code, around }: ShownProgram,
  syntax: Syntax,
): CompileOutcome {
  if (outcome.status !== 'failed' || syntax !== 'rescript') return outcome;
  const given = new Set<string>();
  const problems = outcome.problems.map((problem): Problem => {
    const hint = problem.file === around?.name ? habitHint(problem, code) : undefined;
    if (hint === undefined || given.has(hint)) return problem;
    given.add(hint);
    return { ...problem, hint };
  });
  return { ...outcome, problems };
}
