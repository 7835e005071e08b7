/** What readers are told about what they made of an exercise. */
import type { Problem } from '../playground/compiler';
import { isMarking } from './checkMarks';
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
function differenceText(difference: Difference, kind: ExerciseKind): string {
  const { line, expected, got, statement, isInPlace } = difference;
  if (kind === 'predict') {
    if (expected === undefined) return `It prints nothing more after line ${line - 1}.`;
    return got === undefined
      ? `It prints more: line ${line} is missing.`
      : `It prints something else on line ${line}.`;
  }
  const printer = statement === undefined ? '' : ` That line is printed by the check: ${statement}`;
  if (expected === undefined) {
    return `Nothing more should be printed after line ${line - 1}, but ${shown(got ?? '')} is.${printer}`;
  }
  if (statement !== undefined && isInPlace) {
    return `In the check, ${statement} should print ${shown(expected)}, but prints ${shown(got ?? '')}.`;
  }
  const wanted = `Line ${line} of the output should be ${shown(expected)}`;
  return got === undefined
    ? `${wanted}, but is missing.`
    : `${wanted}, but is ${shown(got)}.${printer}`;
}

/**
 * What a reader is told of another wrong prediction: also what stands on the line that differs, but not what should.
 *
 * @param tries wrong ones before
 */
export function verdictOnPrediction(difference: Difference | undefined, tries: number): Verdict {
  const verdict = verdictOn(difference, 'predict');
  const got = difference?.got;
  if (tries === 0 || got === undefined) return verdict;
  return { ...verdict, text: `${verdict.text} You wrote ${shown(got)} there.` };
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

/** Characters of a compiler's message that a verdict quotes; the whole message stands beside it. */
const MOST_QUOTED = 120;

/** The first paragraph of a message in one line, cut between words where it is long. */
function beginningOf(message: string): string {
  const [paragraph = ''] = message.trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ');
  if (line.length <= MOST_QUOTED) return line;
  return `${line.slice(0, MOST_QUOTED).replace(/\s+\S*$/, '')} …`;
}

/**
 * Why a program that doesn't compile can't be checked, by its first error; undefined where it has none.
 *
 * @param problems with the lines that readers see
 */
export function refusalOf(problems: readonly Problem[]): string | undefined {
  const error = problems.find(({ kind }) => kind !== 'warning');
  if (!error) return undefined;
  const place = error.range ? `line ${error.range.startLine}` : 'the program';
  const said = beginningOf(error.message);
  const sentence = `The compiler refuses ${place}: “${said}”${/[.?!…]$/.test(said) ? '' : '.'}`;
  return error.hint === undefined ? sentence : `${sentence} ${error.hint}`;
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
  // What begins in the program's last line may go on in the check's first, which is a mark.
  if (kind === 'syntax-error' || isMarking(line)) {
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
