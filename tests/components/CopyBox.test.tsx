/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';

import CopyBox from '../../src/components/CopyBox';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  writeText.mockReset().mockResolvedValue();
  render(<CopyBox command="npm install rescript" />);
});

afterEach(() => jest.useRealTimers());

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('says for two seconds that it copied, and cannot be pressed meanwhile', async () => {
  const button = screen.getByRole('button', { name: 'Copy npm install rescript' });
  await press();
  expect(writeText).toHaveBeenCalledWith('npm install rescript');
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleName('Copied!');
  expect(screen.getByRole('status')).toHaveTextContent('Copied!');
  act(() => jest.advanceTimersByTime(1999));
  expect(button).toBeDisabled();
  act(() => jest.advanceTimersByTime(1));
  expect(button).toBeEnabled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('stays as it was where copying is refused, and may be pressed again', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  await press();
  const button = screen.getByRole('button', { name: 'Copy npm install rescript' });
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('data-state', 'failed');
  await press();
  expect(button).toHaveAttribute('data-state', 'copied');
});

test('browsers without a clipboard are a refusal', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await press();
  expect(screen.getByRole('button')).toHaveAttribute('data-state', 'failed');
});
