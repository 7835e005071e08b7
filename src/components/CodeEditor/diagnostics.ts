import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

import type { Problem } from '@site/src/lib/playground/compiler';

import { offsetsOf } from './ranges';

/** A diagnostic of the editor that knows which problem it shows. */
export interface ProblemDiagnostic extends Diagnostic {
  /** In the list of problems that the editor was given. */
  readonly index: number;
}

/** Whether a diagnostic is one of ours: the editor hands out the objects that it was given. */
export function isOfProblem(diagnostic: Diagnostic): diagnostic is ProblemDiagnostic {
  return 'index' in diagnostic;
}

/** What a message begins with, so that color is not all that tells errors from warnings. */
function nameOf({ kind, warning }: Problem): string {
  if (kind === 'warning') return warning === undefined ? 'Warning' : `Warning ${warning}`;
  if (kind === 'warning-error')
    return warning === undefined ? 'Error' : `Error (warning ${warning})`;
  if (kind === 'syntax-error') return 'Syntax error';
  return kind === 'type-error' ? 'Type error' : 'Error';
}

/** A problem's name and message, as text, and what we add to it. */
export function problemText(problem: Problem): string {
  const { message, hint } = problem;
  const text = `${nameOf(problem)}: ${message}`;
  return hint === undefined ? text : `${text}\n\n${hint}`;
}

/** The diagnostics of the problems that have a place, in the order of the problems. */
export function diagnosticsOf(doc: Text, problems: readonly Problem[]): ProblemDiagnostic[] {
  return problems.flatMap((problem, index) => {
    if (!problem.range) return [];
    const diagnostic: ProblemDiagnostic = {
      ...offsetsOf(doc, problem.range),
      index,
      severity: problem.kind === 'warning' ? 'warning' : 'error',
      message: problemText(problem),
    };
    return [diagnostic];
  });
}
