/** Programs of several files for bundles, which take one: the files become modules of one program. */
import type { ProgramFile } from '../../playgroundLink';
import type { CompileOutcome, FormatOutcome, Problem, SourceRange, TypeHint } from '../compiler';
import { isInterface } from '../files';
import { fileLine, type JoinedFiles, joinFiles } from '../joinFiles';

/** What a bundle is asked about a text. */
export interface Questions {
  readonly parse: (code: string) => Promise<FormatOutcome>;
  readonly compile: (code: string) => Promise<CompileOutcome>;
}

/** Lines in front of an interface that is parsed by itself. */
const LINES_BEFORE_INTERFACE = 1;

/** The types of an interface as the argument of a functor, where nothing in them can close what is around them. */
function asProgram({ name, code }: ProgramFile): string {
  return isInterface(name) ? `module Check = (Types: {\n${code}\n}) => {}` : code;
}

/** A stretch that lies a few lines further up. */
function raised(range: SourceRange, lines: number): SourceRange {
  const line = (number: number): number => Math.max(number - lines, 1);
  return { ...range, startLine: line(range.startLine), endLine: line(range.endLine) };
}

function inFile(problem: Problem, file: string): Problem {
  const lines = isInterface(file) ? LINES_BEFORE_INTERFACE : 0;
  const { range } = problem;
  return { ...problem, file, ...(range && { range: raised(range, lines) }) };
}

/** Something about the joined text as something about one of its files. */
function placed<T extends Problem | TypeHint>(told: T, joined: JoinedFiles): T {
  const { range } = told;
  const start = range && fileLine(joined, range.startLine);
  const end = range && fileLine(joined, range.endLine);
  if (!range || !start || !end) return told;
  const endLine = end.file === start.file ? end.line : start.line;
  return { ...told, file: start.file, range: { ...range, startLine: start.line, endLine } };
}

/**
 * Compiles files as one program. Each is parsed by itself first: a brace that one of them lacks would lead to messages
 * about another one.
 */
export async function compileJoined(
  files: readonly ProgramFile[],
  { parse, compile }: Questions,
): Promise<CompileOutcome> {
  for (const file of files) {
    const parsed = await parse(asProgram(file));
    if (parsed.status === 'formatted') continue;
    if (parsed.status !== 'failed') return parsed;
    return {
      status: 'failed',
      problems: parsed.problems.map((problem) => inFile(problem, file.name)),
    };
  }
  const joined = joinFiles(files);
  const outcome = await compile(joined.code);
  if (outcome.status !== 'compiled' && outcome.status !== 'failed') return outcome;
  const problems = outcome.problems.map((problem) => placed(problem, joined));
  return outcome.status === 'failed'
    ? { ...outcome, problems }
    : { ...outcome, problems, typeHints: outcome.typeHints.map((hint) => placed(hint, joined)) };
}
