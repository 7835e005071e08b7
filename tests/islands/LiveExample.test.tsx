/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import LiveExample from '../../src/islands/LiveExample';
import { FIRST_RUN, runReducer } from '../../src/islands/LiveExample/run';
import { SHOW_MODULE } from '../../src/lib/program/runtime';

const EXAMPLE = {
  release: '1.0.0',
  shown: './Example.mjs',
  modules: { live: 'export { live } from "./Example.mjs";' },
};

const RUNTIME = JSON.stringify({
  release: '1.0.0',
  modules: { [SHOW_MODULE]: ['export const show = 1;'] },
});

const answer = jest.fn();

beforeEach(() => {
  answer.mockReset();
  answer.mockResolvedValue({ ok: true, status: 200, text: async () => RUNTIME });
  global.fetch = answer;
  document.documentElement.dataset.theme = 'dark';
});

const frame = () => screen.getByTitle<HTMLIFrameElement>('The running example');

/** A message as it comes from a frame, or from where a test says. */
function say(data: unknown, from: Partial<Pick<MessageEventInit, 'source' | 'origin'>> = {}) {
  const source = frame().contentWindow;
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null', ...from }));
  });
}

async function begin(release: string) {
  const view = render(
    <LiveExample example={{ ...EXAMPLE, release }} code="export const live = 1;" />,
  );
  await waitFor(frame);
  const sent = jest.fn();
  const { contentWindow } = frame();
  if (contentWindow) contentWindow.postMessage = sent;
  return { ...view, sent };
}

describe('LiveExample', () => {
  it('hands the program to a sandboxed frame that listens', async () => {
    const { sent } = await begin('1.0.1');
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    expect(sent).not.toHaveBeenCalled();
    say({ type: 'ready' });
    const [[request] = []] = sent.mock.calls;
    expect(request).toMatchObject({ type: 'run', colorScheme: 'dark' });
    expect(request.modules.map(({ name }: { name: string }) => name)).toEqual([
      SHOW_MODULE,
      './Example.mjs',
      'live',
      'start',
    ]);
    say({ type: 'started' });
    expect(screen.getByRole('status')).toHaveTextContent('The example is running.');
    act(() => {
      document.documentElement.dataset.theme = 'light';
    });
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ type: 'color-scheme', colorScheme: 'light' }, '*'),
    );
  });

  it('believes the frame alone, and no more than it may say', async () => {
    await begin('1.0.2');
    say({ type: 'console', level: 'log', text: 'forged' }, { source: window });
    say({ type: 'console', level: 'log', text: 'forged' }, { origin: 'http://localhost' });
    say({ type: 'console', level: 'fatal', text: 'forged' });
    expect(screen.queryByRole('log')).toBeNull();
    say({ type: 'console', level: 'log', text: 'true' });
    expect(screen.getByRole('log')).toHaveTextContent('true');
    say({ type: 'height', height: 1e6 });
    expect(frame().style.height).toBe('1200px');
  });

  it('is stopped, reset and run again', async () => {
    const user = userEvent.setup();
    await begin('1.0.3');
    const first = frame();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(frame()).not.toBe(first));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.queryByTitle('The running example')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Stopped.');
    await user.click(screen.getByRole('button', { name: 'Run again' }));
    await waitFor(frame);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('is stopped when its frame gets another document', async () => {
    await begin('1.0.4');
    fireEvent.load(frame());
    expect(frame()).toBeInTheDocument();
    fireEvent.load(frame());
    expect(screen.getByRole('status')).toHaveTextContent('left its frame');
  });

  it('tells when its modules do not arrive, and asks again', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer.mockResolvedValueOnce({ ok: false, status: 404 });
    render(
      <LiveExample example={{ ...EXAMPLE, release: '1.0.5' }} code="export const live = 1;" />,
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('couldn’t be loaded'));
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
    await waitFor(frame);
  });
});

describe('runReducer', () => {
  it('names the line of the JavaScript that the page shows', () => {
    const report = {
      type: 'error',
      message: 'Error: no',
      module: './Example.mjs',
      line: 3,
    } as const;
    const texts = (placeOf?: (module: string, line: number) => string) =>
      runReducer(FIRST_RUN, { type: 'report', report, ...(placeOf && { placeOf }) }).lines.map(
        ({ text }) => text,
      );
    expect(texts((module, line) => ` (line ${line} of ${module})`)).toEqual([
      'Error: no (line 3 of ./Example.mjs)',
    ]);
    expect(texts()).toEqual(['Error: no']);
  });

  it('says what a program that ends by itself has come to', () => {
    const started = { type: 'report', report: { type: 'started' }, isPlain: true } as const;
    const line = { type: 'console', level: 'log', text: 'x' } as const;
    const printed = runReducer(FIRST_RUN, { type: 'report', report: line });
    expect(runReducer(printed, started).status).toBe('The example has run.');
    expect(runReducer(FIRST_RUN, started).status).toBe('The example has run and printed nothing.');
  });

  it('says so when something is printed later', () => {
    const started = { type: 'report', report: { type: 'started' }, isPlain: true } as const;
    const line = { type: 'console', level: 'log', text: 'x' } as const;
    const quiet = runReducer(FIRST_RUN, started);
    expect(runReducer(quiet, { type: 'report', report: line }).status).toBe('The example has run.');
  });

  it('keeps the last hundred lines', () => {
    const report = { type: 'console', level: 'log', text: 'x' } as const;
    let run = FIRST_RUN;
    for (let n = 0; n < 150; n += 1) run = runReducer(run, { type: 'report', report });
    expect(run.lines).toHaveLength(100);
    expect(run.lines.at(-1)?.id).toBe(150);
  });

  it('hears nothing of a program that was stopped', () => {
    const stopped = runReducer(FIRST_RUN, { type: 'stop', status: 'Stopped.' });
    expect(runReducer(stopped, { type: 'report', report: { type: 'started' } })).toBe(stopped);
    expect(runReducer(stopped, { type: 'loaded', modules: [] })).toBe(stopped);
  });

  it('tells when a program falls silent, and when it answers again', () => {
    const running = runReducer(FIRST_RUN, { type: 'report', report: { type: 'started' } });
    const silent = runReducer(running, { type: 'report', report: { type: 'silent' } });
    expect(silent.status).toBe('The example isn’t responding. You can stop it.');
    expect(runReducer(silent, { type: 'report', report: { type: 'alive' } }).status).toBe(
      'The example is running.',
    );
  });
});
