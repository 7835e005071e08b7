/** Exercises of the page on screen that were solved before carry a mark. */
import { onSolvedChange, solvedExercises } from '../lib/practice/progress';

/** Shows which exercises of the page are solved. */
export function showSolved(): void {
  const marks = document.querySelectorAll<HTMLElement>('[data-exercise] [data-solved]');
  if (marks.length === 0) return;
  const solved = solvedExercises();
  for (const mark of marks) {
    const { exercise = '' } = mark.closest<HTMLElement>('[data-exercise]')?.dataset ?? {};
    mark.hidden = !solved.includes(exercise);
  }
}

/** Marks what is solved from now on. */
export function startExercises(): void {
  onSolvedChange(showSolved);
}
