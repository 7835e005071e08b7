/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';

import CopyBox from '../../src/components/CopyBox';
import { arriveAt } from '../support/behaviours';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  writeText.mockReset().mockResolvedValue();
  render(<CopyBox command="npm install rescript" />);
  await arriveAt('/');
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
const said = () => document.getElementById('announcer')?.textContent;

test('says for two seconds that it copied', async () => {
  const button = screen.getByRole('button', { name: 'Copy npm install rescript' });
  await press();
  expect(writeText).toHaveBeenCalledWith('npm install rescript');
  expect(button).toHaveAttribute('data-state', 'copied');
  expect(button).not.toHaveAttribute('aria-label');
  expect(said()).toBe('Copied!');
  act(() => jest.advanceTimersByTime(1999));
  expect(button).toHaveAttribute('data-state', 'copied');
  act(() => jest.advanceTimersByTime(1));
  expect(button).toHaveAccessibleName('Copy npm install rescript');
  expect(said()).toBe('');
});

test('says for two seconds that copying is refused, and may be pressed again', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  const button = screen.getByRole('button', { name: 'Copy npm install rescript' });
  await press();
  expect(button).toHaveAttribute('data-state', 'failed');
  expect(button).not.toHaveAttribute('aria-label');
  expect(said()).toBe('Copying failed');
  act(() => jest.advanceTimersByTime(2000));
  expect(button).toHaveAttribute('data-state', 'init');
  expect(button).toHaveAccessibleName('Copy npm install rescript');
  await press();
  expect(button).toHaveAttribute('data-state', 'failed');
  writeText.mockResolvedValue();
  await press();
  expect(button).toHaveAttribute('data-state', 'copied');
});

test('browsers without a clipboard are a refusal', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await press();
  expect(screen.getByRole('button')).toHaveAttribute('data-state', 'failed');
});
