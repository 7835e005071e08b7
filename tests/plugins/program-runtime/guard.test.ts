import { allowAll, haltEndless } from '../../../plugins/program-runtime/frame/guard';
import { GUARD_NAME } from '../../../src/lib/program/guardName';

/** What a check of a program asks. */
let ask: () => number;
/** Gives the browser its turn: what was posted arrives. */
let arrive: (() => void) | null;
let now: number;

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  // The document defines the function once; each test has a document of its own.
  jest.spyOn(Object, 'defineProperty').mockImplementation((target, name, { value }) => {
    expect([target, name]).toEqual([globalThis, GUARD_NAME]);
    ask = value;
    return target;
  });
  class Channel {
    port1 = {
      set onmessage(listener: () => void) {
        arrive = listener;
      },
    };
    port2 = { postMessage: () => undefined };
  }
  jest.spyOn(globalThis, 'MessageChannel', 'get').mockReturnValue(Channel as never);
});

afterEach(() => jest.restoreAllMocks());

test('a program that lets the browser work goes on for ever', () => {
  const onHalt = jest.fn();
  haltEndless(onHalt);
  for (let second = 0; second < 60; second += 1) {
    now = second * 1000;
    expect(ask()).toBeUndefined();
    arrive?.();
  }
  expect(onHalt).not.toHaveBeenCalled();
});

test('a program that keeps it waiting is halted after three seconds, once and for all', () => {
  const onHalt = jest.fn();
  haltEndless(onHalt);
  expect(ask()).toBeUndefined();
  now = 3000;
  expect(ask()).toBeUndefined();
  now = 3001;
  expect(ask).toThrow('kept the browser waiting');
  arrive?.();
  expect(ask).toThrow('kept the browser waiting');
  expect(onHalt).toHaveBeenCalledTimes(1);
});

test('a worker’s program may take its time', () => {
  allowAll();
  expect(ask()).toBeUndefined();
  now = 60_000;
  expect(ask()).toBeUndefined();
});
