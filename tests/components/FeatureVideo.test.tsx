/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import FeatureVideo from '../../src/components/FeatureVideo';
import { SiteProviders } from '../support/SiteProviders';

/** Tells the component whether it is on screen. */
let setVisible: (isVisible: boolean) => void;
let wantsStillness = false;

beforeEach(() => {
  wantsStillness = false;
  window.matchMedia = jest.fn((query: string) =>
    Object.assign(new EventTarget(), {
      matches: wantsStillness,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(callback: IntersectionObserverCallback) {
      setVisible = (isIntersecting) =>
        act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this));
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
  // jsdom plays nothing.
  let isPaused = true;
  jest.spyOn(window.HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused);
  jest.spyOn(window.HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    isPaused = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  jest.spyOn(window.HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    isPaused = true;
    this.dispatchEvent(new Event('pause'));
  });
});

function show(): HTMLVideoElement {
  render(
    <SiteProviders>
      <FeatureVideo src="/landing/types" label="A type error appears" />
    </SiteProviders>,
  );
  return screen.getByLabelText<HTMLVideoElement>('A type error appears');
}

test('has a size, a poster, both formats, and loads nothing ahead', () => {
  const video = show();
  expect(video).toHaveAttribute('width', '640');
  expect(video).toHaveAttribute('height', '360');
  expect(video).toHaveAttribute('poster', '/landing/types.webp');
  expect(video).toHaveAttribute('preload', 'none');
  expect([...video.querySelectorAll('source')].map(({ type }) => type)).toEqual([
    'video/webm',
    'video/mp4',
  ]);
});

test('plays while it is on screen', () => {
  const video = show();
  setVisible(true);
  expect(video.paused).toBe(false);
  setVisible(false);
  expect(video.paused).toBe(true);
});

test('what a reader has paused stays so when it comes back', async () => {
  const video = show();
  setVisible(true);
  await userEvent.click(screen.getByRole('button', { name: /^Pause/ }));
  setVisible(false);
  setVisible(true);
  expect(video.paused).toBe(true);
});

test('moves for those who want less motion only when they ask for it', async () => {
  wantsStillness = true;
  const video = show();
  setVisible(true);
  expect(video.paused).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Play/ }));
  expect(video.paused).toBe(false);
});
