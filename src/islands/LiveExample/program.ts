/** The program that an example's editor compiles: what stands around the code on the page, and the code itself. */
import type { Problem } from '@site/src/lib/playground/compiler';

/** An example's own code, and what stands before it on its page. */
export interface Source {
  /** The preludes with what divides them from the code; empty where there are none. */
  readonly before: string;
  readonly code: string;
}

/** What is compiled around an example's code. */
export interface Surroundings {
  readonly before: string;
  /** Makes the element of a live example what the program renders. */
  readonly after: string;
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

/** Problems with the places that they have in the example's code; those around it lose theirs. */
export function problemsInCode(
  surroundings: Surroundings,
  code: string,
  problems: readonly Problem[],
): readonly Problem[] {
  return problems.map(({ range, ...problem }) => {
    const startLine = range && lineInCode(surroundings, code, range.startLine);
    if (!range || startLine === undefined) return problem;
    const shift = range.startLine - startLine;
    return { ...problem, range: { ...range, startLine, endLine: range.endLine - shift } };
  });
}
