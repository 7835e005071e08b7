/** Colors what a compiler says, as it does itself on a terminal. */
import type { Run } from '../../src/lib/highlight';

/** A heading, by what follows it. */
const HEADINGS: readonly (readonly [RegExp, NonNullable<Run['kind']>])[] = [
  [
    /^(?:We've found a bug for you!|Syntax error!|Warning number \d+ \(configured as error\))$/,
    'deleted',
  ],
  [/^Warning number \d+$/, 'literal'],
];

/** `Loans.res:3:27-33`, and `Signals.res:4:3-7:3` over more lines than one. */
const PLACE = /^\S+:\d+:\d+(?:-[\d:]+)?$/;

/** The same with its numbers. */
const STRETCH = /^\S+:(\d+):(\d+)(?:-(?:(\d+):)?(\d+))?$/m;

/** A line of the program, with its number. */
const CODE = /^(\s*(\d+) [│┆] ?)(.*)$/;

/** The stretch that a message is about, or the part of it on its first line; columns from 1, the last one included. */
export interface Stretch {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** The stretch that a message names; undefined where it names none. */
export function stretchOf(message: string): Stretch | undefined {
  const found = STRETCH.exec(message);
  if (!found) return undefined;
  const [, line, start, lastLine, end = start] = found;
  const isLong = lastLine !== undefined && lastLine !== line;
  return { line: Number(line), start: Number(start), end: isLong ? Infinity : Number(end) };
}

function codeLine(match: RegExpExecArray, stretch: Stretch | undefined): Run[] {
  const [, gutter = '', number, code = ''] = match;
  const runs: Run[] = [{ text: gutter, kind: 'comment' }];
  if (stretch?.line !== Number(number)) return [...runs, { text: code }];
  return [
    ...runs,
    { text: code.slice(0, stretch.start - 1) },
    { text: code.slice(stretch.start - 1, stretch.end), kind: 'deleted' },
    { text: code.slice(stretch.end) },
  ];
}

function lineOf(text: string, stretch: Stretch | undefined): Run[] {
  const heading = HEADINGS.find(([pattern]) => pattern.test(text));
  if (heading) return [{ text, kind: heading[1] }];
  if (PLACE.test(text)) return [{ text, kind: 'type' }];
  const code = CODE.exec(text);
  if (code) return codeLine(code, stretch);
  const [hint] = /^Hint:/.exec(text) ?? [];
  return hint === undefined
    ? [{ text }]
    : [{ text: hint, kind: 'string' }, { text: text.slice(hint.length) }];
}

/**
 * Splits a message into colored runs, line by line.
 *
 * @param message as readers get it, without the blanks that compilers put in front of its lines
 */
export function colorAnswer(message: string): Run[][] {
  const stretch = stretchOf(message);
  return message
    .trimEnd()
    .split('\n')
    .map((line) => lineOf(line.trimEnd(), stretch))
    .map((runs) => runs.filter(({ text }) => text !== ''));
}
