/** What readers are told about what they made of an exercise. */
import type { Problem } from '../playground/compiler';
import type { Difference } from './compare';
import type { ExerciseKind } from './exercise';

/** What came of a check. */
export interface Verdict {
  readonly isRight: boolean;
  readonly text: string;
}

const RIGHT: Verdict = { isRight: true, text: 'Right: this is what it should print.' };

const PREDICTED: Verdict = { isRight: true, text: 'Right: this is what it prints.' };

function shown(line: string): string {
  return line === '' ? 'an empty line' : `“${line}”`;
}

/** What differs between two outputs; who predicts one isn't told what it should be. */
function differenceText({ line, expected, got }: Difference, kind: ExerciseKind): string {
  if (kind === 'predict') {
    if (expected === undefined) return `It prints nothing more after line ${line - 1}.`;
    return got === undefined
      ? `It prints more: line ${line} is missing.`
      : `It prints something else on line ${line}.`;
  }
  if (expected === undefined) {
    return `Nothing more should be printed after line ${line - 1}, but ${shown(got ?? '')} is.`;
  }
  const wanted = `Line ${line} of the output should be ${shown(expected)}`;
  return got === undefined ? `${wanted}, but is missing.` : `${wanted}, but is ${shown(got)}.`;
}

/** The verdict on an output. */
export function verdictOn(difference: Difference | undefined, kind: ExerciseKind): Verdict {
  if (!difference) return kind === 'predict' ? PREDICTED : RIGHT;
  return { isRight: false, text: `Not yet. ${differenceText(difference, kind)}` };
}

/** The verdict on a program that has no output to be compared. */
export function withoutOutput(reason: string): Verdict {
  return { isRight: false, text: `Not yet. ${reason}` };
}

/** Why a program whose own lines compile can't be checked. */
export interface Misfit {
  /** In a sentence, for the verdict. */
  readonly summary: string;
  /** In more words, which stand above the compiler's message; backquotes mark code. */
  readonly text: string;
}

/**
 * Why a program can't be checked.
 *
 * @param problem what the compiler says of the check, which readers don't see
 * @param line the line of the check that it is about
 */
export function misfitOf({ kind }: Pick<Problem, 'kind'>, line: string): Misfit {
  if (kind === 'syntax-error') {
    return {
      summary: 'The program isn’t complete.',
      text: 'The program ends too early: a bracket, a brace or a quotation mark in it isn’t closed. The compiler says:',
    };
  }
  const use = line.replaceAll('`', '').trim();
  return {
    summary: 'The program doesn’t fit what the task asks for.',
    text: `The program is used like this, and doesn’t fit: \`${use}\`. The compiler says:`,
  };
}
