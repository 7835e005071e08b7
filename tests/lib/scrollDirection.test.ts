import { INITIAL_SCROLL_STATE, scrollTo } from '../../src/lib/scrollDirection';

/** The directions after each of some positions. */
function directions(...positions: readonly number[]): string {
  let state = INITIAL_SCROLL_STATE;
  return positions
    .map((y) => {
      state = scrollTo(state, y);
      return state.direction;
    })
    .join(' ');
}

test('the top is always up', () => {
  expect(directions(30, 79, 80)).toBe('up up up');
  expect(directions(500, 80)).toBe('down up');
  expect(directions(500, -30)).toBe('down up');
});

test('down needs 20 px, counted from the highest point', () => {
  expect(directions(80, 99)).toBe('up up');
  expect(directions(80, 100)).toBe('up down');
});

test('up needs 20 px, counted from the lowest point', () => {
  expect(directions(500, 600, 581)).toBe('down down down');
  expect(directions(500, 600, 580)).toBe('down down up');
});

test('small steps add up', () => {
  expect(directions(500, 493, 486, 479)).toBe('down down down up');
  expect(directions(500, 300, 307, 314, 321)).toBe('down up up up down');
});

test('trembling changes nothing', () => {
  expect(directions(500, 490, 500, 485, 499)).toBe('down down down down down');
});

test('the same position gives the same state', () => {
  const state = scrollTo(INITIAL_SCROLL_STATE, 500);
  expect(scrollTo(state, 500)).toBe(state);
  expect(scrollTo(state, 490)).toBe(state);
  expect(scrollTo(INITIAL_SCROLL_STATE, 0)).toBe(INITIAL_SCROLL_STATE);
});
