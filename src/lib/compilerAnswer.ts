/**
 * The parts of what a compiler says, so that pages can color them as a terminal does. The text stays what it was:
 * all runs of all lines, joined by line breaks, are the message.
 */

/** What a stretch of a message is; absent for plain words and code. */
export type AnswerRole =
  /** What kind of message it is: `We've found a bug for you!` */
  | 'heading'
  /** File, line and columns. */
  | 'place'
  /** The number of a line of the program, and the bar behind it. */
  | 'gutter'
  /** What the message is about, in a line of the program; a type that was found. */
  | 'wrong'
  /** A type that would fit. */
  | 'wanted'
  /** What introduces a piece of advice. */
  | 'hint';

export interface AnswerRun {
  readonly text: string;
  readonly role?: AnswerRole;
}

/** A line of a message; those of the program must not be broken. */
export interface AnswerLine {
  readonly runs: readonly AnswerRun[];
  readonly isProgram: boolean;
}

/** A stretch of the program: lines and columns from 1, the end is its last character. */
export interface Place {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A line of the program that the reader of these lines is in: lines too long for a terminal are broken. */
interface ProgramLine {
  readonly number: number;
  /** Columns that the lines before this one have shown. */
  readonly shown: number;
}

const HEADING = /^\s*(?:We've found a bug for you!|Syntax error!|Warning number \d+.*)\s*$/;
const PLACE =
  /^\s*(?:File "[^"]+", line \d+.*:|\S+\.(?:resi?|rei?)(?::(\d+):(\d+)(?:-(?:(\d+):)?(\d+))?)?)\s*$/;
const PROGRAM = /^(\s*(?:(\d+)|\.+|) [│┆] ?)(.*)$/;
const HINT = /^(\s*(?:Hint|Possible solutions):)(.*)$/;
/** A line that ends in a type, after what is said about it. */
const TYPE =
  /^(.*\b(?:(has type|given)|wanted|expecting|expected to (?:have type|return)|works on): ?)(.+)$/i;

/** Columns of compilers count bytes in some versions and characters in others: they agree on these lines alone. */
const ASCII = /^[\u0000-\u007F]*$/; // eslint-disable-line no-control-regex -- All of ASCII is meant.

function placeIn(match: RegExpExecArray): Place | undefined {
  const [, line, column, endLine, endColumn] = match;
  if (line === undefined || column === undefined) return undefined;
  return {
    startLine: Number(line),
    startColumn: Number(column),
    endLine: Number(endLine ?? line),
    endColumn: Number(endColumn ?? column),
  };
}

/** The stretch of the program that a message is about; undefined where it names none. */
export function placeOf(message: string): Place | undefined {
  const named = message.split('\n').find((line) => PLACE.test(line));
  const match = named === undefined ? null : PLACE.exec(named);
  return match ? placeIn(match) : undefined;
}

const nonEmpty = (runs: readonly AnswerRun[]): AnswerRun[] =>
  runs.filter(({ text }) => text !== '');

/** A piece of a program's line, with the part of the place that is in it. */
function marked(code: string, { number, shown }: ProgramLine, place?: Place): AnswerRun[] {
  if (!place || number < place.startLine || number > place.endLine || !ASCII.test(code)) {
    return nonEmpty([{ text: code }]);
  }
  const indent = /^ */.exec(code)?.[0].length ?? 0;
  const start = number === place.startLine ? place.startColumn - 1 - shown : indent;
  const end = number === place.endLine ? place.endColumn - shown : code.length;
  const from = Math.max(start, 0);
  const to = Math.max(end, from);
  return nonEmpty([
    { text: code.slice(0, from) },
    { text: code.slice(from, to), role: 'wrong' },
    { text: code.slice(to) },
  ]);
}

function proseLine(line: string): AnswerRun[] {
  const hint = HINT.exec(line);
  if (hint) return nonEmpty([{ text: hint[1] ?? '', role: 'hint' }, { text: hint[2] ?? '' }]);
  const type = TYPE.exec(line);
  if (type) {
    const [, words = '', isFound, shown = ''] = type;
    return [{ text: words }, { text: shown, role: isFound === undefined ? 'wanted' : 'wrong' }];
  }
  return nonEmpty([{ text: line }]);
}

/** Reads a message, or several behind one another. */
export function answerLines(message: string): AnswerLine[] {
  let place: Place | undefined;
  let program: ProgramLine | undefined;
  return message.split('\n').map((line) => {
    if (HEADING.test(line)) {
      place = undefined;
      return { runs: [{ text: line, role: 'heading' }], isProgram: false };
    }
    const named = PLACE.exec(line);
    if (named) {
      // Places further down say where something else is declared.
      place ??= placeIn(named);
      return { runs: [{ text: line, role: 'place' }], isProgram: false };
    }
    const shown = PROGRAM.exec(line);
    if (!shown) {
      program = undefined;
      return { runs: proseLine(line), isProgram: false };
    }
    const [, gutter = '', number, code = ''] = shown;
    // Without a number, the line goes on from the one above.
    if (number !== undefined) program = { number: Number(number), shown: 0 };
    const runs = marked(code, program ?? { number: 0, shown: 0 }, place);
    program = program && { ...program, shown: program.shown + code.length };
    return { runs: [{ text: gutter, role: 'gutter' }, ...runs], isProgram: true };
  });
}
