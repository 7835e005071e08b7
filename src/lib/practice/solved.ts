/** The exercises that a reader has solved, remembered on the device. */
import { array, string } from '../decode';
import { storage } from '../storage';

/** Key of the ids in the browser's storage. */
export const SOLVED_KEY = 'solved_exercises';

/** Ids of the exercises that were solved on this device. */
export function solvedExercises(): readonly string[] {
  return storage.read(SOLVED_KEY, array(string), []);
}

/** Shows which exercises of the page on screen are solved. */
export function showSolved(): void {
  const solved = solvedExercises();
  for (const mark of document.querySelectorAll<HTMLElement>('[data-solved]')) {
    mark.hidden = !solved.includes(mark.dataset.solved ?? '');
  }
}
