/** Which picture of a carousel comes next. */

/** The picture behind another one; behind the last one comes the first. */
export function nextPicture(current: number, count: number): number {
  return (current + 1) % count;
}

/** The picture before another one; before the first one comes the last. */
export function previousPicture(current: number, count: number): number {
  return (current + count - 1) % count;
}

/** How far a finger moves to the side until that means another picture, in CSS pixels. */
const SWIPE = 40;

/**
 * The picture that a swipe leads to: to the left the next one, to the right the one before.
 *
 * @param dx how far the finger has moved to the right, in CSS pixels
 * @param dy how far it has moved down; further than to the side, it scrolls
 */
export function pictureAfterSwipe(current: number, count: number, dx: number, dy: number): number {
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy)) return current;
  return dx < 0 ? nextPicture(current, count) : previousPicture(current, count);
}
