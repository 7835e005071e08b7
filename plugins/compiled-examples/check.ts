import type { Toolchain } from '../../src/versions';
import { isExerciseWord } from '../../src/lib/fenceMeta';
import type { Exercise } from '../../src/lib/practice/exercise';
import type { LiveExample } from '../../src/lib/program/liveExample';
import {
  type Compilation,
  compile,
  compilerFacts,
  formatTogether,
  mainFile,
  type SourceFile,
} from './compiler';
import { proveExercises } from './exercises/prove';
import type { PageFence, Problem } from './fences';
import { type Attempt, isGenerated } from './foreign';
import { judge, judgeForeign, type Verdict } from './judge';
import { checkLive, findRun } from './live';
import { planExamples, type PlannedExample } from './plan';

/** A fence, what was asked and what came of it. */
export interface CheckedExample extends Verdict {
  readonly example: PlannedExample;
  /** Present where readers can run it with its own button. */
  readonly live?: LiveExample;
  /** Present where readers can see what it prints or exports. */
  readonly run?: LiveExample;
  /** Present on the task of an exercise that readers can do. */
  readonly exercise?: Exercise;
  /** What came of foreign code; `none` where nothing was tried, because it only declares. */
  readonly foreign?: 'alone' | 'in-context' | 'failed' | 'none';
}

/** What came of a page's fences. */
export interface CheckedPage {
  /** By the index of the fence; fences in other languages are absent. */
  readonly examples: ReadonlyMap<number, CheckedExample>;
  /** In the order of the page. */
  readonly problems: readonly Problem[];
}

/** Tries one program after the other, until there is one that compiles or there is no compiler. */
async function firstCompiled(
  attempts: readonly Attempt[],
  toolchain: Toolchain,
): Promise<{ readonly attempt: Attempt; readonly compilation: Compilation } | undefined> {
  for (const attempt of attempts) {
    const compilation = await compile(attempt.program, toolchain);
    if (compilation.status === 'compiled' || compilation.status === 'unavailable') {
      return { attempt, compilation };
    }
  }
  return undefined;
}

async function checkForeign(
  example: PlannedExample,
  attempts: readonly Attempt[],
  toolchain: Toolchain,
): Promise<CheckedExample> {
  const found = await firstCompiled(attempts, toolchain);
  const verdict = judgeForeign(found?.compilation);
  if (attempts.length === 0) return { example, ...verdict, foreign: 'none' };
  if (!found) return { example, ...verdict, foreign: 'failed' };
  const { standsAlone, program } = found.attempt;
  const run =
    verdict.shown?.kind === 'output'
      ? await findRun(program, verdict.shown.javaScript, true, toolchain)
      : undefined;
  return {
    example,
    ...verdict,
    foreign: standsAlone ? 'alone' : 'in-context',
    ...(run && { run }),
  };
}

/** What is wrong with a fence in Reason on a page whose compiler does not read it. */
function syntaxProblem(
  { extension, fence }: PlannedExample,
  toolchain: Toolchain,
): Problem | undefined {
  if (!extension.startsWith('re') || extension.startsWith('res')) return undefined;
  if (compilerFacts(toolchain).syntaxes.includes('reason')) return undefined;
  return {
    line: fence.line,
    text: `Expected ReScript on a page of ${toolchain.compilerRelease}, whose compiler does not read Reason, got a fence in ${fence.language}; write it in ReScript, or give it no-check.`,
  };
}

async function checkExample(
  example: PlannedExample,
  toolchain: Toolchain,
  page: string,
): Promise<CheckedExample> {
  // Parts of exercises are proved together.
  if (isExerciseWord(example.role)) return { example };
  if (example.attempts) return checkForeign(example, example.attempts, toolchain);
  const problem = example.program && syntaxProblem(example, toolchain);
  if (problem) return { example, problem };
  const compilation = example.program && (await compile(example.program, toolchain));
  const verdict = compilation ? judge(example, compilation, page) : {};
  if (verdict.problem) return { example, ...verdict };
  if (example.live !== undefined) {
    return { example, ...verdict, ...(await checkLive(example, toolchain)) };
  }
  const run =
    example.program && example.role === 'example' && compilation?.status === 'compiled'
      ? await findRun(example.program, compilation.javaScript, !example.hidesOutput, toolchain)
      : undefined;
  return { example, ...verdict, ...(run && { run }) };
}

/**
 * Compiles the fences of a page.
 *
 * @param page the page's file, as problems name it
 * @param files modules that all fences may use, each after those that it uses
 * @throws Error when a compiler crashes or the disk fails
 */
export async function checkFences(
  fences: readonly PageFence[],
  toolchain: Toolchain,
  page: string,
  files: readonly SourceFile[] = [],
): Promise<CheckedPage> {
  const plan = planExamples(fences, isGenerated(page), files);
  const [proved, ...examples] = await Promise.all([
    proveExercises(plan.examples, toolchain, page),
    ...[...plan.examples].map(
      async ([index, example]) => [index, await checkExample(example, toolchain, page)] as const,
    ),
  ]);
  const checked = examples.map(([index, example]) => {
    const exercise = proved.exercises.get(index);
    return [index, { ...example, ...(exercise && { exercise }) }] as const;
  });
  const problems = [
    ...plan.problems,
    ...proved.problems,
    ...checked.flatMap(([, { problem }]) => problem ?? []),
  ];
  return {
    examples: new Map(checked),
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

/** Whether an expected error remains one with other code in its fence. */
async function stillFails(
  { program, fence }: PlannedExample,
  code: string,
  toolchain: Toolchain,
): Promise<boolean> {
  if (!program) return false;
  const main = mainFile(program);
  const before = main.code.slice(0, main.code.length - fence.code.length);
  const others = program.files.slice(0, -1);
  const { status } = await compile(
    { ...program, files: [...others, { ...main, code: before + code }] },
    toolchain,
  );
  return status === 'failed';
}

/**
 * The text of an example as its version's formatter prints it; undefined where it can't be told: the
 * text has a syntax error, is not checked or not ours, or this machine has no such formatter; or where the
 * formatter would mend an expected error (it takes off the prefix `bs.` of attributes, for one).
 *
 * @throws Error when the formatter crashes or the disk fails
 */
export async function formattedCode(
  example: PlannedExample,
  toolchain: Toolchain,
): Promise<string | undefined> {
  const { fence, extension, role } = example;
  if (role === 'unchecked' || role === 'foreign') return undefined;
  const formatting = await formatTogether({ code: fence.code, extension }, toolchain);
  if (formatting.status !== 'formatted') return undefined;
  if (formatting.code === fence.code) return fence.code;
  if (role === 'expected-error' && !(await stillFails(example, formatting.code, toolchain))) {
    return undefined;
  }
  return formatting.code;
}
