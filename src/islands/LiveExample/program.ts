/** The program that an example's editor compiles: what stands around the code on the page, and the code itself. */
import type { Problem } from '@site/src/lib/playground/compiler';
import { isWarning } from '@site/src/lib/playground/words';
import type { Misfit } from '@site/src/lib/practice/words';

/** An example's own code, and what stands before it on its page. */
export interface Source {
  /** The preludes with what divides them from the code; empty where there are none. */
  readonly before: string;
  readonly code: string;
}

/** What is compiled around an example's code. */
export interface Surroundings {
  readonly before: string;
  /** Makes the element of a live example what the program renders, or checks an exercise. */
  readonly after: string;
  /** What stands there in the playground, if it is something else. */
  readonly afterElsewhere?: string;
  /** What a problem of `after`, in this line of it, means to readers, who don't see it. */
  readonly misfitOf?: (problem: Problem, line: string) => Misfit;
}

/**
 * The surroundings of an example.
 *
 * @param element the element that it shows, empty for its own component; undefined for an example without
 */
export function surroundingsOf(
  { before, code }: Source,
  element: string | undefined,
): Surroundings {
  if (element === undefined || /^\s*module App\b/m.test(code)) return { before, after: '' };
  const make = element === '' ? 'make' : `() => ${element}`;
  return { before, after: `\n\nmodule App = {\n  let make = ${make}\n}\n` };
}

function linesOf(text: string): number {
  return text.split('\n').length;
}

/** The whole program with an example's code in it. */
export function wholeProgram({ before, after }: Surroundings, code: string): string {
  return before + code + after;
}

/** The code of the example in the whole program. */
export function codeIn({ before, after }: Surroundings, program: string): string {
  return program.slice(before.length, program.length - after.length);
}

/** A line of the example's code, from 1; undefined for lines around it. */
export function lineInCode(
  { before }: Surroundings,
  code: string,
  line: number,
): number | undefined {
  const own = line - linesOf(before) + 1;
  return own >= 1 && own <= linesOf(code) ? own : undefined;
}

/** A place in a module that a message names, such as `Playground.res:2:7-10: `. */
const PLACE = /\bPlayground\.res:(\d+):[\d:-]*\d: /g;

/** A message with the lines that readers see and no idle blanks; places around the code are left out. */
function messageInCode(surroundings: Surroundings, code: string, message: string): string {
  return message
    .replace(PLACE, (_, line: string) => {
      const own = lineInCode(surroundings, code, Number(line));
      return own === undefined ? '' : `Line ${own}: `;
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether a problem begins behind an example's code. */
function isBehind(surroundings: Surroundings, code: string, { range }: Problem): boolean {
  const last = linesOf(surroundings.before) + linesOf(code) - 1;
  return range !== undefined && range.startLine > last;
}

/** Problems with the places that they have in the example's code; those around it lose theirs. */
export function problemsInCode(
  surroundings: Surroundings,
  code: string,
  problems: readonly Problem[],
): readonly Problem[] {
  const { misfitOf } = surroundings;
  return (
    problems
      // Nothing that readers could do about them.
      .filter(
        (problem) => !(misfitOf && isWarning(problem) && isBehind(surroundings, code, problem)),
      )
      .map(({ range, ...rest }) => {
        const problem = { ...rest, message: messageInCode(surroundings, code, rest.message) };
        const startLine = range && lineInCode(surroundings, code, range.startLine);
        if (!range || startLine === undefined) return problem;
        const shift = range.startLine - startLine;
        return { ...problem, range: { ...range, startLine, endLine: range.endLine - shift } };
      })
  );
}

/** What the first error means to readers; undefined unless it is about what stands behind an example's code. */
export function misfitIn(
  surroundings: Surroundings,
  code: string,
  problems: readonly Problem[],
): Misfit | undefined {
  const error = problems.find((problem) => !isWarning(problem));
  if (!error?.range || !isBehind(surroundings, code, error)) return undefined;
  const lines = wholeProgram(surroundings, code).split('\n');
  return surroundings.misfitOf?.(error, lines[error.range.startLine - 1] ?? '');
}
