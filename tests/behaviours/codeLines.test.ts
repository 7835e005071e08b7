/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showLines, startCodeLines } from '../../src/behaviours/codeLines';
import { languageOf } from '../../plugins/code-blocks/languages';
import { renderBlock } from '../../plugins/code-blocks/render';

const LONG = ['let a = 1', 'let b = 2', 'let c = 3', 'let d = 4', 'let e = 5'].join('\n');

/** A block as the build writes it. */
function block(code: string): string {
  const { html } = renderBlock({
    panels: [
      {
        label: 'ReScript',
        language: languageOf('res'),
        code,
        highlighted: [],
        isSignature: false,
        isPrelude: false,
      },
    ],
    isWrong: false,
    answers: [],
  });
  return `<div>${html}</div>`;
}

const numbers = () => [...document.querySelectorAll<HTMLAnchorElement>('.code-numbers > a')];
const mark = () => document.querySelector('.code-aim');

async function goTo(hash: string): Promise<void> {
  window.history.replaceState(null, '', `/${hash}`);
  showLines(false);
  // The module is loaded.
  await waitFor(() => expect(mark() === null).toBe(hash === ''));
}

startCodeLines();
const scrolled = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = scrolled.mockReset();
  document.body.innerHTML = `<div data-article><h1>Page</h1>${block(LONG)}
    <h2 id="types">Types</h2>${block('let short = 1')}<details>${block(LONG)}</details>
    <h2 id="more">More</h2>${block(LONG)}</div>`;
});

test('short code has no button', () => {
  expect(document.querySelectorAll('[data-lines]')).toHaveLength(3);
});

test('numbers are links to their lines, counted beneath the nearest heading', async () => {
  const [, button] = document.querySelectorAll('[data-lines]');
  if (button) await userEvent.click(button);
  await waitFor(() => expect(numbers()).toHaveLength(5));
  expect(numbers().map(({ hash }) => hash)).toEqual(
    [1, 2, 3, 4, 5].map((line) => `#types~2L${line}`),
  );
  expect(button).toHaveAttribute('aria-pressed', 'true');
  if (button) await userEvent.click(button);
  expect(numbers()).toEqual([]);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('the code stays what is copied', async () => {
  const [button] = document.querySelectorAll('[data-lines]');
  if (button) await userEvent.click(button);
  await goTo('#~1L2');
  expect(document.querySelector('[data-code]')?.textContent).toBe(LONG);
});

test('an address of lines marks them, opens what hides them and brings the reader there', async () => {
  await goTo('#types~2L2-4');
  expect(mark()).toHaveAttribute('aria-label', 'Lines 2 to 4');
  expect(document.querySelector('details')?.open).toBe(true);
  await waitFor(() => expect(mark()).toHaveFocus());
  expect(scrolled).toHaveBeenCalledTimes(1);
  await goTo('');
});

test('a reader who is back stays where they were', async () => {
  window.history.replaceState(null, '', '/#~1L4');
  showLines(true);
  await waitFor(() => expect(mark()).toHaveAttribute('aria-label', 'Line 4'));
  expect(scrolled).not.toHaveBeenCalled();
  expect(mark()).not.toHaveFocus();
});

test.each(['#types~3L1', '#types~2L6', '#gone~1L1', '#more~2L1'])(
  '%s, which is not there, marks nothing',
  async (hash) => {
    await goTo('#more~1L1');
    window.history.replaceState(null, '', `/${hash}`);
    showLines(false);
    await waitFor(() => expect(mark()).toBeNull());
  },
);

test('with Shift, a number makes a range with the line that is marked', async () => {
  const [button] = document.querySelectorAll('[data-lines]');
  if (button) await userEvent.click(button);
  await waitFor(() => expect(numbers()).toHaveLength(5));
  await goTo('#~1L4');
  const user = userEvent.setup();
  const [, second] = numbers();
  await user.keyboard('{Shift>}');
  if (second) await user.click(second);
  await user.keyboard('{/Shift}');
  expect(window.location.hash).toBe('#~1L2-4');
  // Whoever follows the address calls it.
  showLines(false);
  await waitFor(() => expect(mark()).toHaveAttribute('aria-label', 'Lines 2 to 4'));
  expect(
    numbers().filter((link) => link.ariaCurrent === 'true' || link.hasAttribute('aria-current')),
  ).toHaveLength(3);
});
