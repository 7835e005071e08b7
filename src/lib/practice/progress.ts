/** The exercises that a reader has solved, remembered on the device. */
import { array, string } from '../decode';
import { storage } from '../storage';

const KEY = 'solved_exercises';

const decoder = array(string);

const NONE: readonly string[] = [];

/** Ids of the exercises that were solved on this device. */
export function solvedExercises(): readonly string[] {
  return storage.read(KEY, decoder, NONE);
}

/** Remembers that an exercise is solved. */
export function rememberSolved(id: string): void {
  const solved = solvedExercises();
  if (!solved.includes(id)) storage.write(KEY, [...solved, id]);
}

/** Calls the listener when another exercise is solved, in this tab or another; gives what ends that. */
export function onSolvedChange(listener: () => void): () => void {
  return storage.onChange(KEY, listener);
}

/** Event on the element of an exercise when a reader has solved it; it bubbles. */
export const SOLVED_EVENT = 'exercise-solved';
