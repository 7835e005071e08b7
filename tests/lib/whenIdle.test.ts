/** @jest-environment jsdom */
import { whenIdle } from '../../src/lib/whenIdle';

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useRealTimers();
});

test.each([
  [undefined, { timeout: 5000 }],
  [2000, { timeout: 2000 }],
])('with a limit of %s it runs when the browser says so', (timeout, options) => {
  const request = jest.fn<number, [() => void, unknown]>(() => 1);
  Object.assign(window, { requestIdleCallback: request });
  const run = jest.fn();
  whenIdle(run, timeout);
  expect(run).not.toHaveBeenCalled();
  expect(request).toHaveBeenCalledWith(run, options);
});

test('where the browser never says so, it runs a moment later', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  whenIdle(run, 2000);
  jest.advanceTimersByTime(100);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
});
