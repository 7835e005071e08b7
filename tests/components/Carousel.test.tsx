/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import Carousel from '../../src/components/Carousel';
import { SiteProviders } from '../support/SiteProviders';

const PICTURES = ['Editor', 'Reference', 'Playground'].map((alt) => ({
  src: `/landing/${alt}.webp`,
  alt,
}));

let wantsStillness = false;
beforeEach(() => {
  wantsStillness = false;
  window.matchMedia = jest.fn((query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduce') && wantsStillness,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});
afterEach(() => jest.useRealTimers());

function show(interval?: number): void {
  render(
    <SiteProviders>
      <Carousel
        label="The tools"
        pictures={PICTURES}
        width={640}
        height={400}
        {...(interval !== undefined && { interval })}
      />
    </SiteProviders>,
  );
}

/** Name of the picture that shows. */
const shown = (): string | null => screen.getByRole('img').getAttribute('alt');

test('is a carousel that shows one picture and says which', () => {
  show();
  expect(screen.getByRole('group', { name: 'The tools' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(shown()).toBe('Editor');
  expect(screen.getByText('Picture 1 of 3: Editor')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('a click on the picture leads on, and from the last one to the first', async () => {
  show();
  const next = screen.getByRole('button', { name: 'Next picture' });
  await userEvent.click(next);
  expect(shown()).toBe('Reference');
  await userEvent.click(next);
  await userEvent.click(next);
  expect(shown()).toBe('Editor');
});

test('a dash leads to its picture, arrow keys to the neighbors', async () => {
  show();
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

test('a swipe leads to a neighbor, and is no click', () => {
  show();
  const stage = screen.getByRole('button', { name: 'Next picture' });
  fireEvent.pointerDown(stage, { clientX: 200, clientY: 10 });
  fireEvent.pointerUp(stage, { clientX: 300, clientY: 20 });
  fireEvent.click(stage);
  expect(shown()).toBe('Playground');
});

describe('with an interval', () => {
  beforeEach(() => jest.useFakeTimers());
  const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

  test('moves by itself, waits below a pointer, and stops for good', () => {
    show(5000);
    wait(4999);
    expect(shown()).toBe('Editor');
    wait(1);
    expect(shown()).toBe('Reference');
    const carousel = screen.getByRole('group', { name: 'The tools' });
    fireEvent.pointerEnter(carousel);
    wait(20_000);
    expect(shown()).toBe('Reference');
    fireEvent.pointerLeave(carousel);
    wait(5000);
    expect(shown()).toBe('Playground');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    wait(20_000);
    expect(shown()).toBe('Playground');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('stays where it is for those who want less motion', () => {
    wantsStillness = true;
    show(5000);
    wait(20_000);
    expect(shown()).toBe('Editor');
  });
});
