/** @jest-environment jsdom */
import { prepareAnnouncements } from '../../src/behaviours/announce';
import { startCopying } from '../../src/behaviours/copy';

const copied: string[] = [];

function setClipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

const panel = (code: string) =>
  `<div data-code-panel><button data-copy aria-label="Copy code"></button><pre><code data-code>${code}</code></pre></div>`;

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-copy]')];

function button(index = 0): HTMLElement {
  const found = buttons()[index];
  if (!found) throw new Error(`Expected a copy button ${index}, found ${buttons().length}.`);
  return found;
}

/** Lets the promise of the clipboard come back. */
async function press(target: HTMLElement): Promise<void> {
  target.click();
  await Promise.resolve();
  await Promise.resolve();
}

const announced = () => document.querySelector('[role="status"]')?.textContent;

startCopying();

beforeEach(() => {
  jest.useFakeTimers();
  copied.length = 0;
  document.body.innerHTML = panel('let a = 1') + panel('let <span>b</span> = 2\nlet c = 3');
  prepareAnnouncements();
  setClipboard(async (text) => {
    copied.push(text);
  });
});

afterEach(() => jest.useRealTimers());

test('copies exactly the code of the button’s panel', async () => {
  await press(button(1));
  expect(copied).toEqual(['let b = 2\nlet c = 3']);
  expect(button(1)).toHaveAttribute('data-state', 'copied');
  expect(button(1)).toHaveTextContent('Copied to clipboard');
  expect(button(0)).not.toHaveAttribute('data-state');
});

test('goes back to Init after three seconds', async () => {
  await press(button());
  jest.advanceTimersByTime(2999);
  expect(button()).toHaveAttribute('data-state', 'copied');
  expect(announced()).toBe('Copied to clipboard');
  jest.advanceTimersByTime(1);
  expect(button()).toHaveAttribute('data-state', 'init');
  expect(button()).toBeEmptyDOMElement();
  expect(announced()).toBe('');
});

test('counts the three seconds anew when pressed again', async () => {
  await press(button());
  jest.advanceTimersByTime(2000);
  await press(button());
  jest.advanceTimersByTime(2000);
  expect(button()).toHaveAttribute('data-state', 'copied');
  expect(copied).toHaveLength(2);
  jest.advanceTimersByTime(1000);
  expect(button()).toHaveAttribute('data-state', 'init');
});

test('shows where the clipboard refuses and says so to screen readers, until the next attempt', async () => {
  setClipboard(() => Promise.reject(new Error('denied')));
  await press(button());
  expect(button()).toHaveAttribute('data-state', 'failed');
  expect(button()).toBeEmptyDOMElement();
  expect(announced()).toBe('Copying failed');
  jest.advanceTimersByTime(60_000);
  expect(button()).toHaveAttribute('data-state', 'failed');

  setClipboard(() => Promise.resolve());
  await press(button());
  expect(button()).toHaveAttribute('data-state', 'copied');
});

test('fails where there is no clipboard', async () => {
  setClipboard();
  await press(button());
  expect(button()).toHaveAttribute('data-state', 'failed');
});

test('serves pages that come later, and leaves other clicks alone', async () => {
  document.body.innerHTML = `<button>Other</button>${panel('late')}`;
  document.querySelector('button')?.click();
  await press(button());
  expect(copied).toEqual(['late']);
});

test('copies the address of an item, without the rest of the page’s address', async () => {
  window.history.replaceState(null, '', '/docs/api/js/array2?instead-of=x#value-filter');
  document.body.innerHTML =
    '<button data-copy-link="value-map" aria-label="Copy link to map">Copy link</button>';
  const link = document.querySelector<HTMLElement>('[data-copy-link]');
  if (!link) throw new Error('Expected a button, found none.');
  await press(link);
  expect(copied).toEqual([`${window.location.origin}/docs/api/js/array2#value-map`]);
  expect(link).toHaveTextContent('Copied to clipboard');
  jest.advanceTimersByTime(3000);
  expect(link).toHaveTextContent(/^Copy link$/);
});
