/** What readers have written into exercises that they haven't solved, kept on the device. */
import { array, boolean, record, string } from '../decode';
import { storage } from '../storage';

/** Key of the drafts in the browser's storage. */
export const DRAFTS_KEY = 'exercise_drafts';

/** Drafts that are kept; the oldest gives way. */
const MOST_DRAFTS = 20;

/** Characters of a draft that is kept; nobody needs as many. */
const MOST_CHARACTERS = 5000;

interface Draft {
  /** Of the exercise. */
  readonly id: string;
  readonly text: string;
  /** It is the task of a step of the tour. */
  readonly isStep?: boolean;
}

const draftsDecoder = array(record({ id: string, text: string }, { isStep: boolean }));

const NONE: readonly Draft[] = [];

function drafts(): readonly Draft[] {
  return storage.read<readonly Draft[]>(DRAFTS_KEY, draftsDecoder, NONE);
}

function write(kept: readonly Draft[]): void {
  if (kept.length === 0) storage.remove(DRAFTS_KEY);
  else storage.write(DRAFTS_KEY, kept);
}

/** What a reader has written into an exercise; undefined where nothing is kept. */
export function draftOf(id: string): string | undefined {
  return drafts().find((draft) => draft.id === id)?.text;
}

/** Keeps what a reader has written into an exercise, unless it is too long. */
export function keepDraft({ id, text, isStep }: Draft): void {
  if (text.length > MOST_CHARACTERS) return;
  const others = drafts().filter((draft) => draft.id !== id);
  write([...others, { id, text, ...(isStep && { isStep }) }].slice(-MOST_DRAFTS));
}

/** Forgets what a reader has written into an exercise. */
export function forgetDraft(id: string): void {
  const all = drafts();
  if (all.some((draft) => draft.id === id)) write(all.filter((draft) => draft.id !== id));
}

/** Forgets what a reader has written into the steps of the tour. */
export function forgetStepDrafts(): void {
  const all = drafts();
  if (all.some(({ isStep }) => isStep)) write(all.filter(({ isStep }) => !isStep));
}
