/**
 * Lists of warning flags, such as `+a-4-9..12@27`: read into flags, changed and written again. Nothing
 * is lost on the way: what is no flag stays in its place, as `unknown`.
 */
import type { Result } from '../decode';
import { type Warning, WARNING_LETTERS } from './warnings';

/** What a flag does: shows a warning, hides it, or shows it as an error. */
export type FlagSign = '+' | '-' | '@';

/** One flag of a list, or a stretch of it that is none. `text` is what stands there. */
export type WarningFlag =
  | {
      readonly kind: 'numbers';
      readonly text: string;
      readonly sign: FlagSign;
      /** First and last number; the same for a single one. */
      readonly first: number;
      readonly last: number;
    }
  | {
      readonly kind: 'letter';
      readonly text: string;
      readonly sign: FlagSign;
      /** Lower case. */
      readonly letter: string;
    }
  | { readonly kind: 'unknown'; readonly text: string };

/** A flag with its sign; or a letter alone, which compilers take as well: `A` is `+a`, `a` is `-a`. */
const FLAG = /([+\-@])(\d{1,4})(?:\.\.(\d{1,4}))?|([+\-@])([A-Za-z])|([A-Za-z])/y;

/** The sign that a text begins with. */
function signOf(text: string): FlagSign {
  return text.startsWith('@') ? '@' : text.startsWith('-') ? '-' : '+';
}

function flagOf(match: RegExpExecArray): WarningFlag | undefined {
  const [text, , from, to = from, , signed, alone] = match;
  if (from !== undefined) {
    const [first, last] = [Number(from), Number(to)];
    return first <= last ? { kind: 'numbers', text, sign: signOf(text), first, last } : undefined;
  }
  const letter = signed ?? alone ?? '';
  const isLower = letter === letter.toLowerCase();
  const sign = signed === undefined && isLower ? '-' : signOf(text);
  return { kind: 'letter', text, sign, letter: letter.toLowerCase() };
}

/** Reads a list; `printWarningFlags` of the result is the list again, letter for letter. */
export function parseWarningFlags(list: string): readonly WarningFlag[] {
  const flags: WarningFlag[] = [];
  let unknown = '';
  const endUnknown = (): void => {
    if (unknown !== '') flags.push({ kind: 'unknown', text: unknown });
    unknown = '';
  };
  let at = 0;
  while (at < list.length) {
    FLAG.lastIndex = at;
    const match = FLAG.exec(list);
    const flag = match ? flagOf(match) : undefined;
    // A letter within something else, as in `+8 and`, is a part of that.
    if (flag && !(flag.kind === 'letter' && unknown !== '' && flag.text.length === 1)) {
      endUnknown();
      flags.push(flag);
      at += flag.text.length;
    } else {
      unknown += list[at] ?? '';
      at += 1;
    }
  }
  endUnknown();
  return flags;
}

/** Writes a list. */
export function printWarningFlags(flags: readonly WarningFlag[]): string {
  return flags.map(({ text }) => text).join('');
}

/** What of a list the compilers refuse. */
export function unknownFlags(list: string): readonly string[] {
  return parseWarningFlags(list).flatMap(({ kind, text }) => (kind === 'unknown' ? text : []));
}

/** Whether two flags speak of the same warnings. */
function isAbout(one: WarningFlag, other: WarningFlag): boolean {
  if (one.kind === 'letter') return other.kind === 'letter' && one.letter === other.letter;
  return (
    one.kind === 'numbers' &&
    other.kind === 'numbers' &&
    one.first === other.first &&
    one.last === other.last
  );
}

/**
 * Adds what a reader wrote to a list. Flags count from left to right, so it comes last; what the list
 * said of the same warnings before is taken out, because nothing would come of it.
 *
 * @returns the longer list, or a sentence about what was written
 */
export function addWarningFlags(list: string, written: string): Result<string, string> {
  const text = written.replaceAll(/[\s,]+/g, '');
  const added = parseWarningFlags(text);
  const isRead = added.every(({ kind, text: flag }) => kind !== 'unknown' && flag.length > 1);
  if (added.length === 0 || !isRead) {
    return {
      ok: false,
      error: `Expected flags such as +27, -4, @8, +32..39 or -a, got ${written.trim() || 'nothing'}; begin each with +, - or @.`,
    };
  }
  const kept = parseWarningFlags(list).filter(
    (flag) => !added.some((other) => isAbout(flag, other)),
  );
  return { ok: true, value: printWarningFlags([...kept, ...added]) };
}

/**
 * Takes one flag out of a list.
 *
 * @param index of the flag among those that `parseWarningFlags` gives
 */
export function removeWarningFlag(list: string, index: number): string {
  return printWarningFlags(parseWarningFlags(list).filter((_, place) => place !== index));
}

/** What a sign does, for people. */
export const SIGN_MEANINGS: Readonly<Record<FlagSign, string>> = {
  '+': 'shown',
  '-': 'hidden',
  '@': 'an error',
};

/** Numbers for people: `32 to 39`, `1 and 2`. */
function describeNumbers(numbers: readonly number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const isRange = numbers.length > 2 && last - first === numbers.length - 1;
  if (isRange) return `${first} to ${last}`;
  if (numbers.length < 2) return String(first);
  return `${numbers.slice(0, -1).join(', ')} and ${last}`;
}

/** What a flag is about, in one line; backticks mark code. */
function subjectOf(flag: WarningFlag, warnings: readonly Warning[]): string {
  if (flag.kind === 'unknown') {
    return 'The compiler can’t read this; remove it, or rewrite it with +, - or @ before a number';
  }
  if (flag.kind === 'letter') {
    if (flag.letter === 'a') return 'All warnings';
    const numbers = WARNING_LETTERS.get(flag.letter) ?? [];
    if (numbers.length === 0) return `The letter ${flag.letter} doesn’t stand for any warning`;
    const [only = 0] = numbers;
    if (numbers.length > 1) return `Warnings ${describeNumbers(numbers)}`;
    return warnings.find(({ number }) => number === only)?.description ?? `Warning ${only}`;
  }
  const { first, last } = flag;
  const known = warnings.filter(({ number }) => first <= number && number <= last);
  const [only] = known;
  if (!only)
    return `This compiler has no warning ${first === last ? first : `${first} to ${last}`}`;
  if (first === last) return only.description;
  return `Warnings ${first} to ${last}, of which this compiler has ${known.length}`;
}

/**
 * What a flag does, in one line: `Shown: …`.
 *
 * @param warnings those that the compiler knows
 */
export function describeWarningFlag(flag: WarningFlag, warnings: readonly Warning[]): string {
  const subject = subjectOf(flag, warnings);
  if (flag.kind === 'unknown') return subject;
  const meaning = SIGN_MEANINGS[flag.sign];
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}: ${subject}`;
}

/** A flag that could be meant. */
export interface FlagSuggestion {
  readonly flag: WarningFlag;
  readonly description: string;
}

/**
 * Flags that begin as what a reader wrote: a sign, with or without a number or a letter behind it.
 *
 * @param warnings those that the compiler knows
 */
export function suggestFlags(
  written: string,
  warnings: readonly Warning[],
): readonly FlagSuggestion[] {
  const [, sign, rest = ''] = /^\s*([+\-@])(\d*|[A-Za-z])\s*$/.exec(written) ?? [];
  if (sign === undefined) return [];
  const letters = rest === '' ? ['a'] : ['a', ...WARNING_LETTERS.keys()];
  const subjects = [
    ...letters.filter((letter) => letter.startsWith(rest.toLowerCase())),
    ...warnings.map(({ number }) => String(number)).filter((number) => number.startsWith(rest)),
  ];
  return subjects.flatMap((subject) =>
    parseWarningFlags(sign + subject).map((flag) => ({
      flag,
      description: subjectOf(flag, warnings),
    })),
  );
}
