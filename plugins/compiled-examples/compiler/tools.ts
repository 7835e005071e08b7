/**
 * Asks each tool once in a process for its release before it gets its first job. The operating system
 * doesn't always say that it can't run a file: where a program is made for another kind of machine, Node
 * hands it to `/bin/sh`, which reads it as a script, and each of thousands of jobs would fail with a
 * syntax error of the shell's. A tool that does not answer as it should is one that this machine lacks.
 */
import { MANUAL_VERSIONS } from '../../../src/versions';
import { withoutColors } from './diagnostics';
import type { Done, Job, Run } from './job';
import { perform as performUnchecked } from './run';
import { expectedTools, type ExpectedTool } from './toolchains';

/** Characters of a wrong answer that a sentence repeats. */
const QUOTED = 80;

/** A wrong answer, short and on one line: a shell that reads a binary repeats some of its bytes. */
function quoted(answer: string): string {
  const line = withoutColors(answer)
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .trim();
  if (line === '') return 'nothing';
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line;
}

/**
 * Why a tool can't be used on this machine; undefined where it answers with its release.
 *
 * @param timeout milliseconds that it has to answer
 */
export async function faultOf(
  { executable, question, release }: ExpectedTool,
  timeout?: number,
): Promise<string | undefined> {
  const steps = [{ executable, args: [question], ...(timeout !== undefined && { timeout }) }];
  const asked = `${executable} ${question}`;
  let run: Run;
  try {
    ({ run } = await performUnchecked({ steps }));
  } catch (error) {
    return `${asked}: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (run.status === 'unavailable') return run.reason;
  if (run.status === 'timeout') return `${asked} answered nothing in time`;
  const answer = run.stdout.trim();
  if (run.exitCode === 0 && answer.split(/\s+/).includes(release)) return undefined;
  const [first, second] = run.exitCode === 0 ? [answer, run.stderr] : [run.stderr, answer];
  return `${asked} answered ${quoted(first === '' ? second : first)} instead of ${release}`;
}

const EXPECTED: ReadonlyMap<string, ExpectedTool> = new Map(
  MANUAL_VERSIONS.flatMap(({ toolchain }) => expectedTools(toolchain)).map((tool) => [
    tool.executable,
    tool,
  ]),
);

/** Tools that have been asked, by their paths. */
const known = new Map<string, Promise<string | undefined>>();

/** Why a program can't be used on this machine; undefined where it can be, or is no tool of a version. */
export function faultOfProgram(executable: string): Promise<string | undefined> {
  const tool = EXPECTED.get(executable);
  if (!tool) return Promise.resolve(undefined);
  const found = known.get(executable) ?? faultOf(tool);
  known.set(executable, found);
  return found;
}

/**
 * Does a job as `run.ts` does, unless one of its tools can't be used on this machine.
 *
 * @throws Error as `perform` of `run.ts`
 */
export async function perform(job: Job): Promise<Done> {
  for (const [step, { executable }] of job.steps.entries()) {
    const reason = await faultOfProgram(executable);
    if (reason !== undefined) return { step, run: { status: 'unavailable', reason } };
  }
  return performUnchecked(job);
}

/** Runs a program as `run` of `run.ts` does, unless it is a tool that can't be used on this machine. */
export async function run(
  executable: string,
  args: readonly string[],
  cwd: string,
  timeout?: number,
): Promise<Run> {
  return (await perform({ folder: cwd, steps: [{ executable, args, timeout }] })).run;
}
