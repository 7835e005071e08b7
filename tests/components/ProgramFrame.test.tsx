/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';

import ProgramFrame from '../../src/components/ProgramFrame';

/** A frame that is ready as soon as it stands in the page, before the browser goes on. */
function ReadyAtOnce() {
  useLayoutEffect(() => {
    const source = screen.getByTitle<HTMLIFrameElement>('Frame').contentWindow;
    window.dispatchEvent(
      new MessageEvent('message', { source, origin: 'null', data: { type: 'ready' } }),
    );
  }, []);
  return null;
}

const onReport = jest.fn();
const onBreach = jest.fn();
const NO_MODULES: readonly [] = [];

beforeEach(() => {
  jest.useFakeTimers();
  onBreach.mockClear();
  render(
    <>
      <input aria-label="Program" />
      <ProgramFrame
        title="Frame"
        baseUrl="/"
        modules={NO_MODULES}
        colorScheme="light"
        onReport={onReport}
        onBreach={onBreach}
      />
      <button type="button">Behind</button>
      <ReadyAtOnce />
    </>,
  );
});

afterEach(() => jest.useRealTimers());

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const frame = (): HTMLElement => screen.getByTitle('Frame');

it('hears of a frame that is ready at once', () => {
  expect(frame().dataset.ready).toBe('true');
});

describe('a reader who leaves', () => {
  const leave = (): void => {
    const source = screen.getByTitle<HTMLIFrameElement>('Frame').contentWindow;
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { source, origin: 'null', data: { type: 'leave' } }),
      );
    });
  };

  it('gets behind the program', async () => {
    const user = setup();
    act(() => frame().focus());
    leave();
    expect(screen.getByText('End of the program')).toHaveFocus();
    await user.keyboard('{Tab}');
    expect(screen.getByText('Behind')).toHaveFocus();
  });

  it('is none who is not in it', async () => {
    await setup().click(screen.getByLabelText('Program'));
    leave();
    expect(screen.getByLabelText('Program')).toHaveFocus();
  });
});

describe('a program', () => {
  /** The focus goes into the frame, of which a page hears by losing it. */
  const enter = (): void =>
    act(() => {
      frame().focus();
      window.dispatchEvent(new Event('blur'));
    });

  it('may take the focus from a reader twice, and is ended when it does so again and again', async () => {
    const user = setup();
    for (const count of [0, 0, 1]) {
      await user.click(screen.getByLabelText('Program'));
      enter();
      expect(onBreach).toHaveBeenCalledTimes(count);
    }
    expect(onBreach).toHaveBeenCalledWith('focus');
  });

  it('is not ended when readers go into it', async () => {
    const user = setup();
    for (const pause of [0, 600, 600]) {
      await user.click(screen.getByLabelText('Program'));
      jest.advanceTimersByTime(pause);
      enter();
    }
    for (let count = 0; count < 4; count += 1) {
      act(() => screen.getByLabelText('Program').focus());
      jest.advanceTimersByTime(600);
      await user.keyboard('{Tab}');
      enter();
    }
    expect(onBreach).not.toHaveBeenCalled();
  });

  it('is ended when it floods the page with what is no report', () => {
    const source = screen.getByTitle<HTMLIFrameElement>('Frame').contentWindow;
    const send = (count: number): void => {
      for (let index = 0; index < count; index += 1)
        window.dispatchEvent(new MessageEvent('message', { source, origin: 'null', data: index }));
    };
    send(199);
    expect(onBreach).not.toHaveBeenCalled();
    send(10);
    expect(onBreach.mock.calls).toEqual([['flood']]);
  });
});
