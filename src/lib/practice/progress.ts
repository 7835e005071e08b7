/** What happens when a reader solves an exercise; pages need it as late as that. */
import { storage } from '../storage';
import { showSolved, SOLVED_KEY, solvedExercises } from './solved';

/** Event on the element of an exercise when a reader has solved it; it bubbles. */
export const SOLVED_EVENT = 'exercise-solved';

/** Remembers that an exercise is solved, and marks it. */
export function rememberSolved(id: string): void {
  const solved = solvedExercises();
  if (!solved.includes(id)) storage.write(SOLVED_KEY, [...solved, id]);
  showSolved();
}
