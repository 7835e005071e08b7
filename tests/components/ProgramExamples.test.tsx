/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';

import ProgramExamples from '../../src/components/ProgramExamples';
import { playgroundExamples } from '../../src/data/playgroundExamples';
import type { Syntax } from '../../src/lib/playgroundLink';
import { defaultProgram } from '../../src/lib/playgroundPrograms';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../../src/versions';

const LATEST = `v${LATEST_MANUAL_VERSION.toolchain.compilerRelease}`;
const REASON = MANUAL_VERSIONS.at(-1)?.name ?? '';

// jsdom has no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function show(release = LATEST, syntax: Syntax = 'rescript') {
  const choose = jest.fn();
  render(<ProgramExamples release={release} syntax={syntax} onChoose={choose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Examples' }));
  return choose;
}

const dialog = () => document.querySelector('dialog');

test('fetches the examples when the list is opened, and gives the chosen one', async () => {
  const choose = show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  const first = await screen.findByRole('button', { name: 'Variants' });
  expect(first).toHaveFocus();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(14);
  fireEvent.click(screen.getByRole('button', { name: 'Records' }));
  expect(dialog()?.open).toBe(false);
  expect(choose).toHaveBeenCalledWith({
    id: 'records',
    title: 'Records',
    code: expect.stringContaining('type loan = '),
    javaScript: expect.stringContaining('Ines'),
    syntax: 'rescript',
    version: LATEST_MANUAL_VERSION.name,
  });
});

test('arrows, Home and End move in the list', async () => {
  show();
  const first = await screen.findByRole('button', { name: 'Variants' });
  const buttons = screen.getAllByRole('listitem').map((item) => item.querySelector('button'));
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(buttons[1]).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? first, { key: 'End' });
  expect(buttons.at(-1)).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowDown' });
  expect(buttons.at(-1)).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? first, { key: 'Home' });
  expect(first).toHaveFocus();
  fireEvent.keyDown(first, { key: 'ArrowUp' });
  expect(first).toHaveFocus();
});

test('the button Close and a click beside the box close the list', async () => {
  show();
  await screen.findByRole('button', { name: 'Variants' });
  fireEvent.click(screen.getByRole('heading', { name: 'Examples' }));
  expect(dialog()?.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()?.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Examples' }));
  await screen.findByRole('button', { name: 'Variants' });
  fireEvent.click(dialog() as HTMLElement);
  await waitFor(() => expect(dialog()?.open).toBe(false));
});

test('the older syntax has examples of its own', async () => {
  const choose = show(REASON, 'reason');
  fireEvent.click(await screen.findByRole('button', { name: 'JavaScript from Reason' }));
  expect(choose).toHaveBeenCalledWith(
    expect.objectContaining({ syntax: 'reason', code: expect.stringContaining('[@bs.new]') }),
  );
});

test('releases of no documented version have none', async () => {
  show('v1.2.3');
  expect(await screen.findByText('There are no examples for v1.2.3.')).toBeInTheDocument();
});

test('a failure is told, and can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // No build writes examples of the newest version in the oldest syntax.
  show(LATEST, 'reason');
  expect(await screen.findByText('The examples couldn’t be loaded.')).toBeInTheDocument();
  expect(log).toHaveBeenCalledTimes(1);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  });
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  log.mockRestore();
});

test('the first program is the one that the playground begins with, and has its JavaScript', async () => {
  const [first] = await playgroundExamples(LATEST, 'rescript');
  expect(first).toMatchObject({
    code: defaultProgram(LATEST_MANUAL_VERSION.toolchain, 'rescript'),
    javaScript: expect.stringContaining('Three seats:'),
  });
  expect(await playgroundExamples('v1.2.3', 'rescript')).toEqual([]);
});
