/** @jest-environment jsdom */
import { watchLeaving } from '../../../plugins/program-runtime/frame/leaving';

const leave = jest.fn();
watchLeaving(leave);

// A program that keeps all keys for itself.
const heard: string[] = [];
for (const target of [window, document]) {
  target.addEventListener(
    'keydown',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event instanceof KeyboardEvent) heard.push(event.key);
    },
    { capture: true },
  );
}

function press(...keys: readonly string[]): void {
  for (const key of keys) {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  }
}

beforeEach(() => {
  press('x');
  leave.mockClear();
  heard.length = 0;
});

describe('the way out of a program', () => {
  it.each([
    ['Escape and Tab', ['Escape', 'Tab']],
    ['Escape and Shift with Tab', ['Escape', 'Shift', 'Tab']],
  ])('is %s', (_, keys) => {
    press(...keys);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(heard).not.toContain('Tab');
  });

  it.each([
    ['Tab alone', ['Tab']],
    ['Escape alone', ['Escape']],
    ['Tab after another key', ['Escape', 'x', 'Tab']],
    ['a second Tab', ['Tab', 'Tab']],
  ])('is not %s', (_, keys) => {
    press(...keys);
    expect(leave).not.toHaveBeenCalled();
    expect(heard).toEqual(keys);
  });
});
