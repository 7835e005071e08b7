import { nextPicture, pictureAfterSwipe, previousPicture } from '../../src/lib/carousel';

test('pictures follow each other in a circle', () => {
  expect([0, 1, 2].map((current) => nextPicture(current, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((current) => previousPicture(current, 3))).toEqual([2, 0, 1]);
});

test.each([
  ['to the left leads to the next one', -60, 10, 1],
  ['to the right leads to the one before', 60, -10, 2],
  ['that is short leads nowhere', -39, 0, 0],
  ['that scrolls leads nowhere', -60, 80, 0],
])('a swipe %s', (_, dx, dy, expected) => {
  expect(pictureAfterSwipe(0, 3, dx, dy)).toBe(expected);
});
