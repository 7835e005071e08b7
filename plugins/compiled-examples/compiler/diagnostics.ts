/**
 * Reads what the compilers write to stderr. One parser for all five: they share their looks, with
 * small differences that `tests/plugins/compiled-examples/stderr/` shows.
 */

/** A stretch of a file; lines and columns count from 1, the end is the last character of it. */
export interface Location {
  readonly file: string;
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** One thing that a compiler has to say. */
export interface Diagnostic {
  /** `warning-error` is a warning that ends the compilation. */
  readonly kind: 'syntax-error' | 'type-error' | 'warning' | 'warning-error';
  /** Number of a warning. */
  readonly warning?: number;
  /** Its first line, as the compiler printed it. */
  readonly title: string;
  /** Absent where the compiler names none. */
  readonly location?: Location;
  /** The lines of source that the compiler showed, without common indentation. */
  readonly frame: string;
  /** What it says about them, without common indentation. */
  readonly message: string;
}

// eslint-disable-next-line no-control-regex -- Terminals' escape sequences begin with a control character.
const ANSI = /\u001B\[[0-9;]*m/g;

const HEAD =
  /^ {2}(We've found a bug for you!|Syntax error!|Warning number (\d+)( \(configured as error\))?)\s*$/;
const PLACE =
  /^( {2})(\S.*?\.(?:resi?|rei?))(?:[ :](-?\d+):(-?\d+)(?:-(?:(-?\d+):)?(-?\d+))?)?\s*$/;
const FRAME = /^(\s*)(-?\d+|\.+)( [│┆].*)$/s;
/** How the compilers from v9 on go on with a line of a frame that is too long for a terminal. */
const WRAPPED = /^\s+[│┆]/;
/** The place of a message whatever the file's name and the line's number, which a line directive chooses. */
const ANY_PLACE = /^ {2}(\S.*?)[ :]-?\d+:-?\d+(?:-(?:-?\d+:)?-?\d+)?\s*$/;
const REFMT = /^File "([^"]+)", line (-?\d+), characters (-?\d+)-(-?\d+):\s*$/;
/** What v8's `bsc` adds to each message of its Reason parser. */
const REFMT_ECHO = "There's been an error running Reason's parser on a file.";

/** Text without the codes that color it on a terminal: `-color never` does not keep all of them away. */
export function withoutColors(text: string): string {
  return text.replace(ANSI, '');
}

/** Lines without blank ones around them and without the indentation that all have. */
function trimmed(lines: readonly string[]): string {
  const isFull = (line: string): boolean => line.trim() !== '';
  const shown = lines.slice(lines.findIndex(isFull), lines.findLastIndex(isFull) + 1);
  const indent = shown
    .filter(isFull)
    .reduce((least, line) => Math.min(least, /^ */.exec(line)?.[0].length ?? 0), 80);
  return shown.map((line) => line.slice(indent).trimEnd()).join('\n');
}

function locationOf(match: RegExpExecArray): Location | undefined {
  const [, , file = '', line, column, endLine, endColumn] = match;
  if (line === undefined || column === undefined) return undefined;
  return {
    file,
    startLine: Number(line),
    startColumn: Number(column),
    endLine: Number(endLine ?? line),
    endColumn: Number(endColumn ?? column),
  };
}

/**
 * The index behind a code frame. Long lines are wrapped: v8 indents what goes on, the others draw a bar in front
 * of it. A blank line ends the frame unless more of it follows, because a wrapped line of v8 may be one.
 *
 * @param start index of its first line
 */
function endOfFrame(lines: readonly string[], start: number): number {
  let end = start;
  for (const [index, line] of lines.entries()) {
    if (index < start || line.trim() === '') continue;
    const continues = FRAME.test(line) || WRAPPED.test(line) || index === end;
    if (!continues) break;
    end = index + 1;
  }
  return end;
}

/** Splits a text before each line that starts a message; what stands before the first is the first part. */
function parts(text: string): readonly (readonly string[])[] {
  const result: string[][] = [[]];
  for (const line of text.split(/\r?\n/)) {
    if (HEAD.test(line) || REFMT.test(line)) result.push([]);
    result[result.length - 1]?.push(line);
  }
  return result.filter((lines) => lines.some((line) => line.trim() !== ''));
}

function refmtDiagnostic(lines: readonly string[], match: RegExpExecArray): Diagnostic {
  const [, file = '', line, from, to] = match;
  return {
    kind: 'syntax-error',
    title: 'Syntax error!',
    location: {
      file,
      startLine: Number(line),
      // Counted from 0, and the end is the character behind.
      startColumn: Number(from) + 1,
      endLine: Number(line),
      endColumn: Math.max(Number(to), Number(from) + 1),
    },
    frame: '',
    message: trimmed(lines.slice(1)).replace(/^Error: /, ''),
  };
}

function kindOf(
  title: string,
  warning: string | undefined,
  asError: string | undefined,
): Diagnostic['kind'] {
  if (warning !== undefined) return asError === undefined ? 'warning' : 'warning-error';
  return title === 'Syntax error!' ? 'syntax-error' : 'type-error';
}

function diagnostic(lines: readonly string[]): Diagnostic {
  const [opening = '', ...rest] = lines;
  const refmt = REFMT.exec(opening);
  if (refmt) return refmtDiagnostic(lines, refmt);
  const head = HEAD.exec(opening);
  // A text that looks like none of them is shown whole, rather than lost.
  if (!head) return { kind: 'type-error', title: '', frame: '', message: trimmed(lines) };
  const [, title = '', warning, asError] = head;
  const placeAt = rest.findIndex((line) => line.trim() !== '');
  const place = PLACE.exec(rest[placeAt] ?? '');
  const body = place ? rest.slice(placeAt + 1) : rest;
  const first = body.findIndex((line) => line.trim() !== '');
  const split = FRAME.test(body[first] ?? '') ? endOfFrame(body, first) : Math.max(first, 0);
  const location = place ? locationOf(place) : undefined;
  return {
    kind: kindOf(title, warning, asError),
    ...(warning !== undefined && { warning: Number(warning) }),
    title,
    ...(location && { location }),
    frame: trimmed(body.slice(0, split)),
    message: trimmed(body.slice(split)),
  };
}

/** What the lines of stderr say, in their order; an empty text says nothing. */
export function parseDiagnostics(stderr: string): Diagnostic[] {
  const all = parts(withoutColors(stderr)).map(diagnostic);
  return all.filter(({ message }) => !message.startsWith(REFMT_ECHO) || all.length === 1);
}

/**
 * The compiler's text for readers: without colors, and with other line numbers in places and code
 * frames.
 *
 * @param toLine the new number of a line; lines of a frame that have none are left out
 * @param toFile the new name of a file
 */
export function withLines(
  stderr: string,
  toLine: (line: number) => number | undefined,
  toFile: (file: string) => string = (file) => file,
): string {
  const moved = (line: string): string => String(toLine(Number(line)) ?? line);
  const movedPlace = ([, indent, file, from, column, to, endColumn]: RegExpExecArray): string => {
    const end =
      endColumn === undefined ? '' : `-${to === undefined ? '' : `${moved(to)}:`}${endColumn}`;
    return `${indent}${toFile(file ?? '')}:${moved(from ?? '')}:${column}${end}`;
  };
  const lines: string[] = [];
  const shown = parts(withoutColors(stderr)).filter(
    (part, _index, all) => all.length === 1 || !part.join().includes(REFMT_ECHO),
  );
  for (const part of shown) {
    const start = part.findIndex((line) => FRAME.test(line));
    const end = start === -1 ? start : endOfFrame(part, start);
    let isLeftOut = false;
    for (const [index, line] of part.entries()) {
      const isFrame = start <= index && index < end;
      const place = PLACE.exec(line);
      const frame = isFrame ? FRAME.exec(line) : undefined;
      const refmt = REFMT.exec(line);
      if (place?.[3] !== undefined) lines.push(movedPlace(place));
      else if (refmt) lines.push(line.replace(/line -?\d+/, `line ${moved(refmt[2] ?? '')}`));
      else if (frame && !frame[2]?.startsWith('.')) {
        const [, indent = '', number = '', code = ''] = frame;
        const mapped = toLine(Number(number));
        const width = indent.length + number.length;
        isLeftOut = mapped === undefined;
        if (!isLeftOut) lines.push(`${String(mapped).padStart(width)}${code}`);
      } else if (!isFrame || !isLeftOut) lines.push(line.trimEnd());
    }
  }
  return trimmed(lines);
}

/** What readers and writers get in place of a message about a file that is not theirs. */
const FOREIGN = '  The message is about a file that is no part of the program, and is not shown.';

/**
 * Whether a message names another file than those that were compiled, whose lines it may then show, or has lines of a
 * file that it doesn't name.
 */
function isForeign(lines: readonly string[], files: readonly string[]): boolean {
  const [opening = '', ...rest] = lines;
  const refmt = REFMT.exec(opening);
  if (refmt) return !files.includes(refmt[1] ?? '');
  if (!HEAD.test(opening)) return false;
  const line = rest.find((each) => each.trim() !== '') ?? '';
  const place = ANY_PLACE.exec(line);
  const [, , bare] = place ? [] : (PLACE.exec(line) ?? []);
  const file = place?.[1] ?? bare;
  return file === undefined ? rest.some((each) => FRAME.test(each)) : !files.includes(file);
}

/**
 * What a compiler wrote, without messages about other files than it was given.
 *
 * @param files names of the files of the program, as the compiler got them
 */
export function withoutForeign(stderr: string, files: readonly string[]): string {
  const all = parts(withoutColors(stderr));
  if (!all.some((part) => isForeign(part, files))) return stderr;
  return all
    .map((part) => (isForeign(part, files) ? [part[0] ?? '', '', FOREIGN, ''] : part))
    .map((part) => part.join('\n'))
    .join('\n');
}
