/**
 * Whether the reader meant the keyboard to go to a program. Pages see nothing of what is pressed in a frame of
 * another origin, so the last thing that the reader did in the page tells.
 */

/** What the page has seen of the reader. */
export interface Reader {
  /** What was done last: only Tab and a pointer that was moved over the program lead into it. */
  readonly last: 'nothing' | 'key' | 'tab' | 'pointer';
  /** When that was, in milliseconds. */
  readonly at: number;
}

/** A reader who has done nothing yet. */
export const IDLE: Reader = { last: 'nothing', at: Number.NEGATIVE_INFINITY };

/** How long Tab leads into a program, in milliseconds: browsers move the focus at once. */
const TAB_MS = 500;

/** How long a reader without a mouse is still writing after a key, in milliseconds. */
const WRITING_MS = 1000;

/**
 * Whether a program that has the focus was given it by the reader.
 *
 * @param hasPointer whether the device tells where its pointer is; fingers say nothing to the page
 */
export function isInvited({ last, at }: Reader, now: number, hasPointer: boolean): boolean {
  if (last === 'tab') return now - at <= TAB_MS;
  if (hasPointer) return last === 'pointer';
  return now - at > WRITING_MS;
}

/** How often a program may take the focus until it is ended. */
export const MOST_TAKINGS = 5;
