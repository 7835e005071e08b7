/** @jest-environment jsdom */
import { restoreScroll, startScrollMemory } from '../../src/behaviours/scrollMemory';

let scrolledTo: unknown[];

function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  document.dispatchEvent(new Event('scroll'));
}

/** Back or Forward to an entry with a state: the browser changes the address, then tells. */
function traverse(state: unknown): void {
  window.history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

const kept = (): unknown => Reflect.get(window.history.state ?? {}, 'scrollY');

startScrollMemory();

beforeEach(() => {
  jest.useFakeTimers();
  scrolledTo = [];
  window.scrollTo = (options?: unknown) => void scrolledTo.push(options);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  window.history.replaceState({ key: 'router' }, '');
  restoreScroll(true);
});

afterEach(() => jest.useRealTimers());

test('a place is kept when the reader rests, beside what the router keeps', () => {
  scroll(100);
  jest.advanceTimersByTime(119);
  scroll(250);
  jest.advanceTimersByTime(119);
  expect(kept()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(window.history.state).toEqual({ key: 'router', scrollY: 250 });
});

test('a click keeps it at once', () => {
  scroll(250);
  document.body.click();
  expect(kept()).toBe(250);
});

test('a place that is kept is not written again: browsers limit how often', () => {
  scroll(250);
  document.body.click();
  const replace = jest.spyOn(window.history, 'replaceState');
  document.body.click();
  jest.runAllTimers();
  expect(replace).not.toHaveBeenCalled();
  replace.mockRestore();
});

test('Back returns to it when the page is there, without a movement', () => {
  traverse({ key: 'a', scrollY: 400 });
  expect(scrolledTo).toEqual([]);
  restoreScroll(false);
  expect(scrolledTo).toEqual([{ top: 400, behavior: 'instant' }]);
});

test('the top is a place, too', () => {
  traverse({ key: 'a', scrollY: 0 });
  restoreScroll(false);
  expect(scrolledTo).toEqual([{ top: 0, behavior: 'instant' }]);
});

test.each([[null], [{ key: 'a' }], [{ scrollY: '400' }], ['text']])(
  'an entry with state %j has none',
  (state) => {
    traverse(state);
    restoreScroll(false);
    expect(scrolledTo).toEqual([]);
  },
);

test('it is used once: the next page begins at its top', () => {
  traverse({ scrollY: 400 });
  restoreScroll(false);
  restoreScroll(false);
  expect(scrolledTo).toHaveLength(1);
});

test('what scrolls while a page is on its way is no place of its entry', () => {
  scroll(900);
  traverse({ key: 'a', scrollY: 400 });
  jest.runAllTimers();
  scroll(0);
  document.body.click();
  jest.runAllTimers();
  expect(kept()).toBe(400);
  restoreScroll(false);
  scroll(410);
  jest.runAllTimers();
  expect(kept()).toBe(410);
});

test('the first page is restored by the browser, the others here', () => {
  window.history.scrollRestoration = 'auto';
  traverse({ scrollY: 400 });
  restoreScroll(true);
  expect(scrolledTo).toEqual([]);
  expect(window.history.scrollRestoration).toBe('manual');
});

test('a page that is left as a whole keeps its place, and the browser restores it', () => {
  scroll(300);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe(300);
  expect(window.history.scrollRestoration).toBe('auto');
});
