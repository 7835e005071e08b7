/** Which steps of the tour a reader has done, kept in the browser. */
import { array, string } from './decode';
import { storage } from './storage';
import { TOUR_STEPS } from './tour';

/** Key of the ids of steps that are done. */
const TOUR_KEY = 'tour';

const idsDecoder = array(string);

const NONE: readonly string[] = [];

/** The steps that are done, of those that there are. */
export function doneSteps(): ReadonlySet<string> {
  const ids = storage.read<readonly string[]>(TOUR_KEY, idsDecoder, NONE);
  return new Set(ids.filter((id) => TOUR_STEPS.includes(id)));
}

/** Keeps that a step is done. */
export function keepStep(id: string): void {
  const done = doneSteps();
  if (!done.has(id)) storage.write(TOUR_KEY, [...done, id]);
}

/** Forgets all steps. */
export function forgetSteps(): void {
  storage.remove(TOUR_KEY);
}

/** The first step that isn't done; undefined where all are. */
export function nextStep(done: ReadonlySet<string>): string | undefined {
  return TOUR_STEPS.find((id) => !done.has(id));
}
