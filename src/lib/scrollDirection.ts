/**
 * The direction in which a reader scrolls, for the bar that hides on the way down and returns on
 * the way up.
 */

/** Distance from the top, in CSS pixels, within which the bar always shows. */
export const TOP_THRESHOLD = 80;

/** Way in CSS pixels that a reader must scroll back before the direction turns. */
export const CHANGE_THRESHOLD = 20;

/** Where the reader is heading. */
export interface ScrollState {
  readonly direction: 'up' | 'down';
  /** The farthest point reached in this direction; the way back is measured from it. */
  readonly turningPoint: number;
}

/** The state of a page before the first scrolling. */
export const INITIAL_SCROLL_STATE: ScrollState = { direction: 'up', turningPoint: 0 };

/**
 * The state after scrolling to a position. Measuring from the turning point, not from the last
 * event, makes slow scrolling in small steps count as well.
 *
 * @param scrollY `window.scrollY`; negative positions (overscroll) count as the top.
 * @returns the very same state where nothing changes.
 */
export function scrollTo(state: ScrollState, scrollY: number): ScrollState {
  const y = Math.max(0, scrollY);
  if (y <= TOP_THRESHOLD) {
    return state.direction === 'up' && state.turningPoint === y
      ? state
      : { direction: 'up', turningPoint: y };
  }
  const way = y - state.turningPoint;
  const isOnward = state.direction === 'down' ? way > 0 : way < 0;
  if (isOnward) {
    return { direction: state.direction, turningPoint: y };
  }
  if (Math.abs(way) < CHANGE_THRESHOLD) {
    return state;
  }
  return { direction: way > 0 ? 'down' : 'up', turningPoint: y };
}
