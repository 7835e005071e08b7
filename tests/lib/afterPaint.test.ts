/** @jest-environment jsdom */
import { afterPaint } from '../../src/lib/afterPaint';

/** What waits for the next frame. */
let frames: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    frames.push(() => run(0));
    return frames.length;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => {
    frames[frame - 1] = () => undefined;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a task runs once, in the task that follows the frame', () => {
  const task = jest.fn();
  afterPaint(task);
  frames[0]?.();
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('without a frame it runs after a second', () => {
  const task = jest.fn();
  afterPaint(task);
  jest.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});

test('what was given up never runs', () => {
  const task = jest.fn();
  afterPaint(task)();
  frames[0]?.();
  const stop = afterPaint(task);
  frames[1]?.();
  stop();
  jest.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
});
