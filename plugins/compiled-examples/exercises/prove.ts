/** Proves the exercises of a page: that there is something to do, and that the solution does it. */
import { createHash } from 'node:crypto';

import { withMarks } from '../../../src/lib/practice/checkMarks';
import { findDifference } from '../../../src/lib/practice/compare';
import type { Exercise } from '../../../src/lib/practice/exercise';
import type { Toolchain } from '../../../src/versions';
import { type Compilation, compile, mainFile, parseDiagnostics, type Program } from '../compiler';
import type { Problem } from '../fences';
import { judge, problemOf } from '../judge';
import type { PlannedExample } from '../plan';
import { readExercises, type WrittenExercise } from './read';
import { type Printed, printedBy } from './run';

/** The exercises of a page that readers can do, and what writers have to mend. */
export interface ProvedExercises {
  /** By the index of the task's fence. */
  readonly exercises: ReadonlyMap<number, Exercise>;
  readonly problems: readonly Problem[];
}

/** Name of the programs' module, by which exceptions are called: the one that they have in the page. */
const MODULE = 'Playground';

/**
 * A part of an exercise with the check behind it, as one program.
 *
 * @param checkOf what becomes of the check's code
 */
function withCheck(
  { program }: PlannedExample,
  check: PlannedExample | undefined,
  checkOf = (code: string): string => code,
): Program {
  if (!program) throw new Error('Expected a part of an exercise to have a program, got none.');
  const main = mainFile(program);
  const code = check ? `${main.code}\n\n${checkOf(check.fence.code)}` : main.code;
  const others = program.files.slice(0, -1);
  return { ...program, files: [...others, { ...main, module: MODULE, code }] };
}

/** The part that a compiler's text is about: the check stands behind the program, with a blank line between. */
function partAt(
  part: PlannedExample,
  check: PlannedExample | undefined,
  stderr: string,
): PlannedExample {
  const end = part.linesBefore + part.fence.code.split('\n').length;
  const line = parseDiagnostics(stderr)[0]?.location?.startLine ?? 0;
  return check && line > end ? { ...check, linesBefore: end + 1 } : part;
}

/** What is wrong with a program that readers are shown as right; undefined where nothing is. */
function problemOfSolution(
  part: PlannedExample,
  check: PlannedExample | undefined,
  compilation: Compilation,
  page: string,
): Problem | undefined {
  switch (compilation.status) {
    case 'unavailable':
      return undefined;
    case 'compiled':
    case 'failed': {
      const { status, stderr } = compilation;
      const about = partAt(part, check, stderr);
      if (status === 'failed') {
        return problemOf(about, `Expected ${about.role} to compile, got an error.`, stderr, page);
      }
      const sentence = `Expected ${about.role} to compile without warnings, got one; fix it.`;
      return stderr.trim() === '' ? undefined : problemOf(about, sentence, stderr, page);
    }
    default:
      return judge(part, compilation, page).problem;
  }
}

/** The name of an exercise: another program is another exercise. */
function idOf({ kind, task, solution }: WrittenExercise): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, task.fence.code, solution?.fence.code]))
    .digest('hex')
    .slice(0, 8);
}

/** An exercise whose programs were compiled. */
interface CompiledExercise {
  readonly written: WrittenExercise;
  readonly problem?: Problem;
  /** What readers are shown as right; absent where it can't be run. */
  readonly right?: Program;
  /** What they begin with; absent where it doesn't compile, or is what they are shown. */
  readonly wrong?: Program;
}

async function compileExercise(
  written: WrittenExercise,
  toolchain: Toolchain,
  page: string,
): Promise<CompiledExercise> {
  const { task, check, solution } = written;
  const part = solution ?? task;
  const right = withCheck(part, check);
  const compilation = await compile(right, toolchain);
  const problem = problemOfSolution(part, check, compilation, page);
  if (problem) return { written, problem };
  if (compilation.status !== 'compiled') return { written };
  if (!solution) return { written, right };
  if (check && (await compile(withCheck(part, check, withMarks), toolchain)).status === 'failed') {
    const text =
      'Expected check to compile with a mark before each statement, got an error; begin statements at the left edge, and lines that go on from above with blanks.';
    return { written, problem: { line: check.fence.line, text } };
  }
  const wrong = withCheck(task, check);
  const begun = await compile(wrong, toolchain);
  if (begun.status === 'failed') return { written, right };
  if (begun.status === 'compiled') return { written, right, wrong };
  const { problem: refused } = judge(task, begun, page);
  return { written, ...(refused && { problem: refused }) };
}

/** What is wrong with what an exercise's programs print; undefined where nothing is. */
function problemOfOutput(
  { kind, task, check, solution }: WrittenExercise,
  right: Printed,
  wrong: Printed | undefined,
): Problem | undefined {
  const part = solution ?? task;
  const { line } = part.fence;
  if (right.status !== 'ended') {
    return { line, text: `Expected ${part.role} to run to its end, got ${right.got}; correct it.` };
  }
  if (right.lines.length === 0) {
    const remedy = solution && !check ? 'print something, or add a check' : 'print something';
    return { line, text: `Expected ${part.role} to print, got nothing; ${remedy}.` };
  }
  if (wrong?.status !== 'ended' || findDifference(right.lines, wrong.lines, kind)) return undefined;
  return {
    line: task.fence.line,
    text: 'Expected task not to compile, or to print something else than solution, got the same output; change one of them, or the check.',
  };
}

/**
 * Compiles and runs the exercises of a page.
 *
 * @param examples the page's fences by their index
 * @param page the page's file, as problems name it
 * @throws Error when a compiler crashes, or Node can't be run
 */
export async function proveExercises(
  examples: ReadonlyMap<number, PlannedExample>,
  toolchain: Toolchain,
  page: string,
): Promise<ProvedExercises> {
  const read = readExercises(examples);
  const compiled = await Promise.all(
    read.exercises.map((written) => compileExercise(written, toolchain, page)),
  );
  const programs = compiled.flatMap(({ right, wrong }) => [
    ...(right ? [right] : []),
    ...(wrong ? [wrong] : []),
  ]);
  const outputs = await printedBy(programs, toolchain);
  const outputOf = (program: Program | undefined): Printed | undefined =>
    program && outputs[programs.indexOf(program)];
  const exercises = new Map<number, Exercise>();
  const problems = [...read.problems];
  for (const { written, problem: before, right, wrong } of compiled) {
    const output = outputOf(right);
    const problem = before ?? (output && problemOfOutput(written, output, outputOf(wrong)));
    if (problem) problems.push(problem);
    else if (output?.status === 'ended') {
      exercises.set(written.index, {
        id: idOf(written),
        kind: written.kind,
        release: toolchain.compilerRelease,
        expected: output.lines,
        ...(written.check && { check: written.check.fence.code }),
      });
    }
  }
  return { exercises, problems };
}
