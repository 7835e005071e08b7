/** @jest-environment jsdom */
import { whenLoaded } from '../../src/lib/whenLoaded';

function setState(state: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
}

test('waits for the page’s own scripts, once', () => {
  const run = jest.fn();
  setState('interactive');
  whenLoaded(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs at once on a page that is loaded', () => {
  const run = jest.fn();
  setState('complete');
  whenLoaded(run);
  expect(run).toHaveBeenCalledTimes(1);
});
