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
const PLACE = /^( {2})(\S.*?\.(?:resi?|rei?))(?:[ :](\d+):(\d+)(?:-(?:(\d+):)?(\d+))?)?\s*$/;
const FRAME = /^(\s*)(\d+|\.+)( [│┆].*)$/;
const REFMT = /^File "([^"]+)", line (\d+), characters (\d+)-(\d+):\s*$/;
/** What v8's `bsc` adds to each message of its Reason parser. */
const REFMT_ECHO = "There's been an error running Reason's parser on a file.";

/** Text without the codes that color it on a terminal: `-color never` does not keep all of them away. */
export function withoutColors(text: string): string {
  return text.replace(ANSI, '');
}

/** Lines without blank ones around them and without the indentation that all have. */
function trimmed(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents, 80);
  return lines
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
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

/** Splits a text before each line that starts a message; what stands before the first is the first part. */
function parts(text: string): readonly (readonly string[])[] {
  const result: string[][] = [[]];
  for (const line of text.split('\n')) {
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
  const [first = '', ...rest] = lines;
  const refmt = REFMT.exec(first);
  if (refmt) return refmtDiagnostic(lines, refmt);
  const head = HEAD.exec(first);
  // A text that looks like none of them is shown whole, rather than lost.
  if (!head) return { kind: 'type-error', title: '', frame: '', message: trimmed(lines) };
  const [, title = '', warning, asError] = head;
  const placeAt = rest.findIndex((line) => line.trim() !== '');
  const place = PLACE.exec(rest[placeAt] ?? '');
  const body = place ? rest.slice(placeAt + 1) : rest;
  const firstOfMessage = body.findIndex((line) => line.trim() !== '' && !FRAME.test(line));
  const split = firstOfMessage === -1 ? body.length : firstOfMessage;
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
  const text = parts(withoutColors(stderr))
    .filter((lines, _index, all) => all.length === 1 || !lines.join().includes(REFMT_ECHO))
    .flat();
  const lines: string[] = [];
  for (const line of text) {
    const place = PLACE.exec(line);
    const frame = FRAME.exec(line);
    const refmt = REFMT.exec(line);
    if (place?.[3] !== undefined) lines.push(movedPlace(place));
    else if (refmt) lines.push(line.replace(/line \d+/, `line ${moved(refmt[2] ?? '')}`));
    else if (frame && !frame[2]?.startsWith('.')) {
      const [, indent = '', number = '', code = ''] = frame;
      const mapped = toLine(Number(number));
      const width = indent.length + number.length;
      if (mapped !== undefined) lines.push(`${String(mapped).padStart(width)}${code}`);
    } else lines.push(line.trimEnd());
  }
  return trimmed(lines);
}
