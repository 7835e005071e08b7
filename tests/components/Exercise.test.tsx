/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';

import Exercise, { Hint, Solution } from '../../src/components/Exercise';

function show(isOpen?: boolean) {
  render(
    <Exercise kind="predict" id="0a1b2c3d" {...(isOpen && { open: true })}>
      <p>The lamp is lit twice.</p>
      <Hint>Count the calls.</Hint>
      <Solution kind="predict">Twice.</Solution>
    </Exercise>,
  );
  return screen.getByRole('group', { name: 'Exercise' });
}

test('says what to do, and folds hints and solution away', () => {
  const exercise = show();
  expect(within(exercise).getByText('What does it print?')).toBeVisible();
  expect(within(exercise).getByText('The lamp is lit twice.')).toBeVisible();
  const folds = [...exercise.querySelectorAll('details')];
  expect(folds.map(({ open, textContent }) => [open, textContent])).toEqual([
    [false, 'Show a hintCount the calls.'],
    [false, 'Show the answerTwice.'],
  ]);
});

test('is found by who opens it at once', () => {
  expect(show()).not.toHaveAttribute('data-open');
  document.body.replaceChildren();
  expect(show(true)).toHaveAttribute('data-open', 'true');
});

test('has a mark with its id, which is hidden until it is solved', () => {
  const mark = within(show()).getByText('Solved');
  expect(mark).not.toBeVisible();
  expect(mark).toHaveAttribute('data-solved', '0a1b2c3d');
});
