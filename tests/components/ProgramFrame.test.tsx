/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import ProgramFrame from '../../src/components/ProgramFrame';

const onReport = jest.fn();
const NO_MODULES: readonly [] = [];

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <input aria-label="Program" />
      <ProgramFrame
        title="Frame"
        baseUrl="/"
        modules={NO_MODULES}
        colorScheme="light"
        onReport={onReport}
        onBreach={jest.fn()}
      />
      <button type="button">Behind</button>
    </>,
  );
});

afterEach(() => jest.useRealTimers());

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const frame = (): HTMLElement => screen.getByTitle('Frame');

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
