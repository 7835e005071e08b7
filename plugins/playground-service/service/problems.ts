/** From what a compiler writes to stderr to the problems of a program that pages show. */
import type { Problem, SourceRange } from '../../../src/lib/playground/compiler';
import { columnOfByte } from '../../../src/lib/playground/columns';
import { type Diagnostic, type Location, parseDiagnostics } from '../../compiled-examples/compiler';

/** A program as the compiler saw it. */
export interface CompiledSource {
  readonly code: string;
  /** Name of its file. */
  readonly file: string;
  /** Whether the compiler counts columns in bytes of UTF-8, else in UTF-16 units. */
  readonly countsBytes: boolean;
}

/** What stands in the place of a location when the command line is wrong. */
const COMMAND_LINE = /^command line\s+/;

/** What compilers say about an argument without any head. */
const BAD_ARGUMENT = /^(?:Ill-formed list of warnings|Not supported jsx)/;

function rangeOf(
  { startLine, startColumn, endLine, endColumn }: Location,
  { code, countsBytes }: CompiledSource,
): SourceRange {
  const lines = code.split('\n');
  const column = (line: number, before: number): number => {
    const text = lines[line - 1] ?? '';
    const count = countsBytes ? columnOfByte(text, before) : Math.min(before, text.length);
    return count + 1;
  };
  const start = column(startLine, startColumn - 1);
  // The compiler's end is the last character; its number from 1 is that of the next one from 0.
  const end = column(endLine, endColumn);
  return {
    startLine,
    startColumn: start,
    endLine,
    endColumn: startLine === endLine ? Math.max(end, start) : end,
  };
}

function problemOf(
  diagnostic: Diagnostic,
  source: CompiledSource,
  others: readonly CompiledSource[],
): Problem {
  const { kind, warning, title, location, message } = diagnostic;
  if (!location && (COMMAND_LINE.test(message) || (title === '' && BAD_ARGUMENT.test(message)))) {
    return { kind: 'settings-error', message: message.replace(COMMAND_LINE, '') };
  }
  // A line directive of Reason can name any file, about which readers do not ask.
  const own = [source, ...others].find(({ file }) => file === location?.file);
  return {
    kind: kind === 'type-error' && !location ? 'error' : kind,
    ...(warning !== undefined && { warning }),
    ...(others.length > 0 && { file: (own ?? source).file }),
    ...(location && own && { range: rangeOf(location, own) }),
    message: cut(message === '' ? title : message),
  };
}

/** Most problems of an answer, and most characters of one: nobody reads more, and an answer could have megabytes. */
const MOST_PROBLEMS = 300;
const LONGEST_MESSAGE = 4000;

/** A message as it is sent. */
function cut(message: string): string {
  const missing = message.length - LONGEST_MESSAGE;
  return missing <= 0
    ? message
    : `${message.slice(0, LONGEST_MESSAGE)} … (${missing} more characters)`;
}

/** The first problems, with a word about those that are left out. */
function firstOf(problems: readonly Problem[]): readonly Problem[] {
  const missing = problems.length - MOST_PROBLEMS;
  if (missing <= 0) return problems;
  const message = `The compiler told of ${missing} more problems, which are not shown.`;
  return [...problems.slice(0, MOST_PROBLEMS), { kind: 'warning', message }];
}

/**
 * The problems that the lines of stderr tell of, in their order, without repetitions; where the text
 * looks like nothing known, it is one problem as it stands.
 *
 * @param source what the compiler was asked about
 * @param others the other files of its program; where there are some, problems name their file
 */
export function problemsOf(
  stderr: string,
  source: CompiledSource,
  others: readonly CompiledSource[] = [],
): readonly Problem[] {
  const problems = parseDiagnostics(stderr).map((diagnostic) =>
    problemOf(diagnostic, source, others),
  );
  // Parsers that go on behind an error come to the same place again.
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return firstOf([...seen.values()]);
}
