/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import Carousel from '../../src/components/Carousel';
import { arriveAt } from '../support/behaviours';
import { SiteProviders } from '../support/SiteProviders';

const PICTURES = ['Editor', 'Reference', 'Playground'].map((alt) => ({
  src: `/landing/${alt}.webp`,
  alt,
}));

async function show(): Promise<void> {
  render(
    <SiteProviders>
      <Carousel label="The tools" pictures={PICTURES} width={640} height={400} />
    </SiteProviders>,
  );
  await arriveAt('/');
}

/** Name of the picture that shows. */
const shown = (): string | null =>
  within(screen.getByRole('button', { name: 'Next picture' }))
    .getByRole('img')
    .getAttribute('alt');

test('is a carousel that shows one picture and says which', async () => {
  await show();
  expect(screen.getByRole('group', { name: 'The tools' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(shown()).toBe('Editor');
  expect(screen.getByText('Picture 1 of 3: Editor')).toBeInTheDocument();
});

test('a click on the picture leads on, and from the last one to the first', async () => {
  await show();
  const next = screen.getByRole('button', { name: 'Next picture' });
  await userEvent.click(next);
  expect(shown()).toBe('Reference');
  await userEvent.click(next);
  await userEvent.click(next);
  expect(shown()).toBe('Editor');
});

test('a dash leads to its picture, arrow keys to the neighbors', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Picture 3: Playground' }));
  expect(shown()).toBe('Playground');
  expect(screen.getByRole('button', { name: /^Picture 3/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Editor');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shown()).toBe('Reference');
});

test('arrow keys are the carousel’s alone, and other keys are the page’s', async () => {
  await show();
  const stage = screen.getByRole('button', { name: 'Next picture' });
  // False says that the page must not scroll for the key.
  expect(fireEvent.keyDown(stage, { key: 'ArrowRight' })).toBe(false);
  expect(fireEvent.keyDown(stage, { key: 'ArrowLeft' })).toBe(false);
  expect(fireEvent.keyDown(stage, { key: 'ArrowDown' })).toBe(true);
});

test('a swipe leads to a neighbor, and is no click', async () => {
  await show();
  const stage = screen.getByRole('button', { name: 'Next picture' });
  fireEvent.pointerDown(stage, { clientX: 200, clientY: 10 });
  fireEvent.pointerUp(stage, { clientX: 300, clientY: 20 });
  fireEvent.click(stage);
  expect(shown()).toBe('Playground');
});
