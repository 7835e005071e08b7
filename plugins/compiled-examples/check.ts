import type { Toolchain } from '../../src/versions';
import { compile, format, mainFile } from './compiler';
import type { PageFence, Problem } from './fences';
import { judge, type Verdict } from './judge';
import { planExamples, type PlannedExample } from './plan';

/** A fence, what was asked and what came of it. */
export interface CheckedExample extends Verdict {
  readonly example: PlannedExample;
}

/** What came of a page's fences. */
export interface CheckedPage {
  /** By the index of the fence; fences in other languages are absent. */
  readonly examples: ReadonlyMap<number, CheckedExample>;
  /** In the order of the page. */
  readonly problems: readonly Problem[];
}

/**
 * Compiles the fences of a page.
 *
 * @param page the page's file, as problems name it
 * @throws Error when a compiler crashes or the disk fails
 */
export async function checkFences(
  fences: readonly PageFence[],
  toolchain: Toolchain,
  page: string,
): Promise<CheckedPage> {
  const plan = planExamples(fences);
  const checked = await Promise.all(
    [...plan.examples].map(async ([index, example]): Promise<[number, CheckedExample]> => {
      const verdict = example.program
        ? judge(example, await compile(example.program, toolchain), page)
        : {};
      return [index, { example, ...verdict }];
    }),
  );
  const problems = [...plan.problems, ...checked.flatMap(([, { problem }]) => problem ?? [])];
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
 * text has a syntax error, is not checked, or this machine has no such formatter; or where the
 * formatter would mend an expected error (it takes off the prefix `bs.` of attributes, for one).
 *
 * @throws Error when the formatter crashes or the disk fails
 */
export async function formattedCode(
  example: PlannedExample,
  toolchain: Toolchain,
): Promise<string | undefined> {
  const { fence, extension, role } = example;
  if (role === 'unchecked') return undefined;
  const formatting = await format({ code: fence.code, extension }, toolchain);
  if (formatting.status !== 'formatted') return undefined;
  if (formatting.code === fence.code) return fence.code;
  if (role === 'expected-error' && !(await stillFails(example, formatting.code, toolchain))) {
    return undefined;
  }
  return formatting.code;
}
