/** From the compiler's answer to what readers see and what writers must mend. */
import type { CompiledExample } from '../../src/lib/compiledExample';
import {
  type Compilation,
  fileName,
  mainFile,
  parseDiagnostics,
  type Refusal,
  withLines,
} from './compiler';
import type { Problem } from './fences';
import type { PlannedExample } from './plan';

/** What came of a fence. */
export interface Verdict {
  /** Absent where there is nothing to show. */
  readonly shown?: CompiledExample;
  readonly problem?: Problem;
}

/** What writers read about a program that no compiler is given. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  flags:
    'Expected a program without file-level flags, got “@”, “config” and “flags” together, which could start programs; leave one of them out.',
  'line-directive':
    'Expected a program without line directives, got # with a number and a quotation mark behind it, by which messages show lines of other files; write it otherwise.',
  'marshaled-binding':
    'Expected a program whose bindings are names, got an external and a string with the byte 132, which the compiler would take as memory of its own; write the character itself.',
};

/** The line within the fence of a line in the compiled file; undefined for lines of preludes. */
function lineInFence({ linesBefore }: PlannedExample, line: number): number | undefined {
  return line > linesBefore ? line - linesBefore : undefined;
}

/** The compiler's text with lines of the fence: what readers see. */
function forReaders(example: PlannedExample, stderr: string): string {
  return withLines(stderr, (line) => lineInFence(example, line));
}

/** A problem with the compiler's text, whose lines are those of the page. */
export function problemOf(
  example: PlannedExample,
  sentence: string,
  stderr: string,
  page: string,
): Problem {
  const toPage = (line: number): number | undefined => {
    const inFence = lineInFence(example, line);
    return inFence === undefined ? undefined : example.fence.line + inFence;
  };
  const [first] = parseDiagnostics(stderr);
  const line = first?.location && toPage(first.location.startLine);
  return {
    line: line ?? example.fence.line,
    ...(line !== undefined && { column: first?.location?.startColumn }),
    text: `${sentence}\n\n${withLines(stderr, toPage, () => page)}`,
  };
}

function judgeFailure(
  example: PlannedExample,
  { file, stderr }: Extract<Compilation, { status: 'failed' }>,
  page: string,
): Verdict {
  if (example.program && file !== fileName(mainFile(example.program))) {
    return {
      problem: {
        line: example.fence.line,
        text: `Expected ${file}, which this fence uses, to compile; it does not. Mend the fence that holds it.`,
      },
    };
  }
  if (example.role !== 'expected-error') {
    return {
      problem: problemOf(example, 'Expected an example that compiles, got an error.', stderr, page),
    };
  }
  const [first] = parseDiagnostics(stderr).filter(({ kind }) => kind !== 'warning');
  if (first?.location && lineInFence(example, first.location.startLine) === undefined) {
    return {
      problem: problemOf(
        example,
        'Expected an error in this fence, got one in its prelude.',
        stderr,
        page,
      ),
    };
  }
  return { shown: { kind: 'error', message: forReaders(example, stderr) } };
}

/** What the compilers print for a module of types alone; a tab that holds it would show nothing. */
function isEmptyOutput(javaScript: string): boolean {
  return /^(?:'use strict';\s*)?\/\* This output is empty\.[^*]*\*\/$/.test(javaScript);
}

function judgeSuccess(
  example: PlannedExample,
  { javaScript, stderr }: Extract<Compilation, { status: 'compiled' }>,
  page: string,
): Verdict {
  const { line } = example.fence;
  if (example.role === 'expected-error') {
    const text =
      'Expected an example that does not compile, got one that does; take expect-error out, or change the example.';
    return { problem: { line, text } };
  }
  const warns = stderr.trim() !== '';
  if (warns && !example.expectsWarning) {
    const sentence =
      'Expected an example without warnings, got one; fix it, or write expect-warning to show it.';
    return { problem: problemOf(example, sentence, stderr, page) };
  }
  if (!warns && example.expectsWarning) {
    const text =
      'Expected an example that compiles with a warning, got none; take expect-warning out.';
    return { problem: { line, text } };
  }
  const warning = warns ? { warning: forReaders(example, stderr) } : {};
  const output = example.hidesOutput || isEmptyOutput(javaScript) ? '' : javaScript;
  return output === '' && !warns
    ? {}
    : { shown: { kind: 'output', javaScript: output, ...warning } };
}

/** Whether JavaScript does nothing: what it computes is known beforehand, as of `length("abc") == 3`. */
function doesNothing(javaScript: string): boolean {
  return /^(?:'use strict';|\/\*[^*]*\*\/|export \{\s*\}|\s)*$/.test(javaScript);
}

/**
 * What readers see of foreign code: its JavaScript. What does not compile is shown as it is, with a note,
 * because it can't be fixed here.
 */
export function judgeForeign(compilation: Compilation | undefined): Verdict {
  if (compilation?.status === 'unavailable') {
    return { shown: { kind: 'unavailable', reason: compilation.reason } };
  }
  if (compilation?.status !== 'compiled' || doesNothing(compilation.javaScript)) return {};
  return { shown: { kind: 'output', javaScript: compilation.javaScript } };
}

/**
 * Compares what a fence announced with what its compiler answered.
 *
 * @param page the page's file, as problems name it
 */
export function judge(example: PlannedExample, compilation: Compilation, page: string): Verdict {
  const { line } = example.fence;
  switch (compilation.status) {
    case 'compiled':
      return judgeSuccess(example, compilation, page);
    case 'failed':
      return judgeFailure(example, compilation, page);
    case 'timeout':
      return {
        problem: {
          line,
          text: 'Expected an answer of the compiler within 10 seconds, got none; make the example smaller.',
        },
      };
    case 'refused':
      return {
        problem: {
          line,
          text: REFUSALS[compilation.refusal],
        },
      };
    case 'unavailable':
      return { shown: { kind: 'unavailable', reason: compilation.reason } };
  }
}
