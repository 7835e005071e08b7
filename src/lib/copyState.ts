/** States of copy buttons, with their texts and times. */

/** `init`: ready; `copied`: the confirmation shows; `failed`: copying was not possible. */
export type CopyState = 'init' | 'copied' | 'failed';

/**
 * `attempt`: the reader presses the button; `succeeded` and `refused`: the clipboard answered;
 * `elapsed`: the time of what the button says is over.
 */
export type CopyEvent = 'attempt' | 'succeeded' | 'refused' | 'elapsed';

/** How long what a button says shows, in milliseconds. */
export const COPIED_DURATION_MS = { docs: 3000, landing: 2000 } as const;

/** What the confirmation says. */
export const COPIED_TEXT = { docs: 'Copied to clipboard', landing: 'Copied!' } as const;

/** What a button with words says of a failure: it takes no more room than 'Copied!'. */
export const FAILED_LABEL = 'Failed';

/** What screen readers say of a failure, which others see on the button. */
export const FAILED_TEXT = 'Copying failed';

/** The state after an event. */
export function copyReducer(state: CopyState, event: CopyEvent): CopyState {
  switch (event) {
    case 'attempt':
      return state === 'failed' ? 'init' : state;
    case 'succeeded':
      return 'copied';
    case 'refused':
      return 'failed';
    case 'elapsed':
      return 'init';
  }
}
