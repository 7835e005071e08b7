/** What the playground says about its state. */
import type { CompileOutcome, FormatOutcome, Problem } from './compiler';
import { builtOutput, currentAnswer, isHeld, type SessionState } from './session';

/** How many problems of each weight there are. */
export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
}

/** The problems of an answer; those that have no answer have none. */
export function problemsOf(
  outcome: CompileOutcome | FormatOutcome | undefined,
): readonly Problem[] {
  return outcome?.status === 'compiled' || outcome?.status === 'failed' ? outcome.problems : [];
}

export function isWarning({ kind }: Problem): boolean {
  return kind === 'warning';
}

export function countProblems(problems: readonly Problem[]): ProblemCounts {
  const warnings = problems.filter(isWarning).length;
  return { warnings, errors: problems.length - warnings };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Such as `1 error, 2 warnings`; empty for none. */
export function countText({ errors, warnings }: ProblemCounts): string {
  return [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

/** Titles of failures, by the kind of their first problem that is no mere warning. */
const FAILURES: Readonly<Record<Problem['kind'], string>> = {
  'syntax-error': 'Syntax error',
  'type-error': 'Type error',
  warning: 'Not compiled',
  'warning-error': 'Warnings that count as errors',
  'settings-error': 'The compiler rejects these settings',
  error: 'Error',
};

/** How a title is meant. */
export type Tone = 'calm' | 'error' | 'good' | 'warning';

/** A state in a few words. */
export interface Title {
  readonly text: string;
  readonly tone: Tone;
}

function titleOfOutcome(outcome: CompileOutcome | FormatOutcome): Title {
  switch (outcome.status) {
    case 'compiled':
      return outcome.problems.length === 0
        ? { text: 'Compiled', tone: 'good' }
        : { text: 'Compiled with warnings', tone: 'warning' };
    case 'formatted':
      return { text: 'Formatted', tone: 'good' };
    case 'failed': {
      const worst = outcome.problems.find((problem) => !isWarning(problem)) ?? outcome.problems[0];
      return { text: FAILURES[worst?.kind ?? 'error'], tone: 'error' };
    }
    case 'refused':
      return { text: 'Not compiled', tone: 'error' };
    case 'timeout':
      return { text: 'The compiler took too long', tone: 'error' };
    case 'unknown':
      return { text: 'Unexpected answer from the compiler', tone: 'error' };
    case 'unreachable':
      return { text: 'The compiler can no longer be reached', tone: 'error' };
  }
}

/** The title of the problems. */
export function problemsTitle(state: SessionState): Title {
  if (state.answer) return titleOfOutcome(state.answer.outcome);
  switch (state.backEnd.phase) {
    case 'missing':
      return { text: 'No compiler', tone: 'warning' };
    case 'failed':
      return { text: 'Setup failed', tone: 'error' };
    case 'ready':
      return { text: 'Ready', tone: 'calm' };
    default:
      return { text: 'Getting ready', tone: 'calm' };
  }
}

/** What the status line says; it is read out whenever it has come to rest. */
export function statusText(state: SessionState): string {
  const { backEnd, release } = state;
  switch (backEnd.phase) {
    case 'finding':
      return 'Looking for a compiler…';
    case 'opening':
      return `Loading the compiler ${release}…`;
    case 'missing':
      return builtOutput(state)
        ? 'No compiler can be reached. What you see was compiled when this site was built.'
        : 'No compiler can be reached, but you can edit and share the program.';
    case 'failed':
      return `The compiler ${release} couldn’t be loaded.`;
    case 'ready':
      break;
  }
  if (isHeld(state)) return 'Not compiled yet.';
  if (state.task === 'format') return 'Formatting…';
  if (state.task === 'convert') return 'Converting to the other syntax…';
  const answer = currentAnswer(state) ?? state.answer;
  if (!answer) return 'Compiling…';
  const { text } = titleOfOutcome(answer.outcome);
  const counts = countText(countProblems(problemsOf(answer.outcome)));
  return `${text}${counts === '' ? '' : `: ${counts}`}, ${release}.`;
}

/** Whether the status is about to be another one, so that it need not be read out. */
export function isBusy(state: SessionState): boolean {
  const { phase } = state.backEnd;
  return (
    phase === 'finding' || phase === 'opening' || state.isCompiling || state.task !== undefined
  );
}
