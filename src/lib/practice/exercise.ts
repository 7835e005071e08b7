/**
 * Exercises of pages: `plugins/compiled-examples` proves one and leaves it on the fence of its task,
 * `plugins/code-blocks` writes it into the page beneath the task, and the island `Exercise` checks what readers make
 * of it.
 */
import { array, boolean, type Decoded, literal, record, string } from '../decode';

/**
 * What readers are to do: `mend` a program that doesn't compile or does the wrong thing, `complete` one that lacks a
 * part, or `predict` what one prints.
 */
export const EXERCISE_KINDS = ['mend', 'complete', 'predict'] as const;

/** What readers are to do. */
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** Titles of exercises by their kind. */
export const EXERCISE_TITLES: Readonly<Record<ExerciseKind, string>> = {
  mend: 'Fix the program',
  complete: 'Complete the program',
  predict: 'What does it print?',
};

/** What readers open to see the solution. */
export const SOLUTION_TITLES: Readonly<Record<ExerciseKind, string>> = {
  mend: 'Show the solution',
  complete: 'Show the solution',
  predict: 'Show the answer',
};

/** Whether a text is the name of a kind. */
export function isExerciseKind(text: string | undefined): text is ExerciseKind {
  return EXERCISE_KINDS.some((kind) => kind === text);
}

/** Decodes what a page says of an exercise. */
export const exerciseDecoder = record(
  {
    /** Made of its programs, so that it is remembered as solved wherever it stands. */
    id: string,
    kind: literal(...EXERCISE_KINDS),
    /** Release of the compiler, without a leading `v`. */
    release: string,
    /** The lines that the solution prints. */
    expected: array(string),
  },
  {
    /** What is put behind the reader's program. */
    check: string,
    /** Whether it begins by itself, and stays: on pages that are about one exercise. */
    isOpen: boolean,
  },
);

/** An exercise that can be checked. */
export type Exercise = Decoded<typeof exerciseDecoder>;
