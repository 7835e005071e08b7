/** What a program does to the page around it that ends it, in words that follow “The program”. */
export const BREACHES = {
  left: 'left its frame',
  focus: 'kept taking the keyboard’s focus',
  flood: 'sent the page too much that it can’t read',
} as const;

/** A reason for which the page ends a program. */
export type Breach = keyof typeof BREACHES;

/** How soon behind an action of the reader in the page, in milliseconds, a focus in the frame is the program's doing. */
const AT_ONCE_MS = 500;

/** How many times in succession a program may take the focus: one that comes alive may have a field to write in. */
const MOST_THEFTS = 2;

/** Tells readers who go into a program from programs that take the focus from readers. */
export interface FocusWatch {
  /** The reader has done something in the page, or has left the program, at a time in milliseconds. */
  act(now: number): void;
  /** The focus has come into the frame; whether the program has taken it too often. */
  enter(now: number): boolean;
}

/**
 * Counts how often the focus goes into a frame just when the reader acts elsewhere. A focus that comes later starts
 * the count anew, because readers enter by pointer, of which the page doesn't hear.
 */
export function watchFocus(): FocusWatch {
  let acted = -Infinity;
  let thefts = 0;
  return {
    act(now) {
      acted = now;
    },
    enter(now) {
      thefts = now - acted < AT_ONCE_MS ? thefts + 1 : 0;
      return thefts > MOST_THEFTS;
    },
  };
}
