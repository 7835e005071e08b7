/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import ProgramFrame from '../../src/components/ProgramFrame';
import { MOST_TAKINGS } from '../../src/lib/program/focusGuard';

const onBreach = jest.fn();
const onReport = jest.fn();
const NO_MODULES: readonly [] = [];

beforeEach(() => {
  jest.useFakeTimers();
  onBreach.mockReset();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
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
    </>,
  );
});

afterEach(() => jest.useRealTimers());

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const frame = (): HTMLElement => screen.getByTitle('Frame');

/** Frames are no stops of the simulated keyboard: `take` does what the browser would. */
const pressTab = (): boolean => fireEvent.keyDown(screen.getByLabelText('Program'), { key: 'Tab' });

/** What browsers do when a document in a frame takes the focus. */
function take(): void {
  act(() => {
    frame().focus();
    window.dispatchEvent(new Event('blur'));
    jest.advanceTimersByTime(1);
  });
}

describe('a program that takes the focus', () => {
  it('gives it back to the reader who writes', async () => {
    await setup().type(screen.getByLabelText('Program'), 'a');
    take();
    expect(screen.getByLabelText('Program')).toHaveFocus();
    expect(onBreach).not.toHaveBeenCalled();
  });

  it('has it where the reader pressed Tab', async () => {
    const user = setup();
    await user.click(screen.getByLabelText('Program'));
    pressTab();
    take();
    expect(frame()).toHaveFocus();
  });

  it('is ended when it does so again and again', async () => {
    await setup().type(screen.getByLabelText('Program'), 'a');
    for (let turn = 0; turn < MOST_TAKINGS; turn += 1) take();
    expect(onBreach.mock.calls).toEqual([['focus']]);
    expect(screen.getByLabelText('Program')).toHaveFocus();
  });
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

  it('gets behind the program, which does not take the reader back', async () => {
    const user = setup();
    await user.click(screen.getByLabelText('Program'));
    pressTab();
    take();
    leave();
    expect(screen.getByText('End of the program')).toHaveFocus();
    take();
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
