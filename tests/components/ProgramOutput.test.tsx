/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { startCopying } from '../../src/behaviours/copy';
import ProgramOutput, { type RunnableProgram } from '../../src/components/ProgramOutput';
import { NO_RUN, type Run, runReducer } from '../../src/components/ProgramOutput/run';
import type { FrameReport } from '../../src/lib/program/messages';
import { PROGRAM_MODULE, type Program } from '../../src/lib/program/playground';
import {
  NETWORK_DOCUMENT,
  PLAYGROUND_DOCUMENT,
  runtimePath,
  SHOW_MODULE,
} from '../../src/lib/program/runtime';

const SOURCE =
  'let cups = 4\nlet check = () =>\n  Exn.raiseError("more cups than seats")\ncheck()\n';

const JAVASCRIPT = `let cups = 4;

function check() {
  return Js_exn.raiseError("more cups than seats");
}

check();

export { cups, check }
`;

const PROGRAM: RunnableProgram = {
  number: 1,
  javaScript: JAVASCRIPT,
  source: SOURCE,
  release: 'v11.1.4',
};

const RUNTIME = {
  release: '11.1.4',
  modules: { react: ['export {}'], [SHOW_MODULE]: ['export const show = 1;'] },
};

const APP = { ...PROGRAM, javaScript: 'let App = {};\nexport { App }\n' };

const answer = jest.fn();
const onReveal = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onReveal.mockReset();
  answer.mockReset();
  answer.mockResolvedValue({ ok: true, status: 200, text: async () => JSON.stringify(RUNTIME) });
  global.fetch = answer;
});

afterEach(() => jest.useRealTimers());

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const frame = () => screen.getByTitle<HTMLIFrameElement>('The running program');
const log = () => screen.getByRole('log', { name: 'Console' });
/** The first one; the button that copies has another. */
const status = () => screen.getAllByRole('status')[0];
const button = (name: string) => screen.getByRole('button', { name });

/** The component with a page that keeps the reader's choice. */
function Page({ program }: { program: RunnableProgram | undefined }) {
  const [allowsNetwork, setAllowsNetwork] = useState(false);
  return (
    <ProgramOutput
      program={program}
      allowsNetwork={allowsNetwork}
      onNetworkChange={setAllowsNetwork}
      onReveal={onReveal}
      baseUrl="/"
    />
  );
}

async function begin(program: RunnableProgram = PROGRAM) {
  const view = render(<Page program={program} />);
  await waitFor(frame);
  return view;
}

/** Messages of the program's frame, and the moment in which they are gathered. */
function say(...reports: readonly unknown[]) {
  const source = frame().contentWindow;
  act(() => {
    for (const data of reports) {
      window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
    }
    jest.advanceTimersByTime(50);
  });
}

const written = (text: string, rest: Partial<FrameReport> = {}) => ({
  type: 'console',
  level: 'log',
  text,
  ...rest,
});

const RECORD = JSON.stringify([
  {
    kind: 'text',
    text: '{name: "tea", cups: 3}',
    fields: [
      { name: 'name', value: { kind: 'string', text: '"tea"', fields: [] } },
      { name: 'cups', value: { kind: 'number', text: '3', fields: [] } },
    ],
  },
]);

describe('ProgramOutput', () => {
  it('says how to begin', () => {
    render(<Page program={undefined} />);
    expect(status()).toHaveTextContent('Nothing has run yet.');
    expect(screen.queryByRole('region', { name: 'React' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Console' })).toContainElement(log());
    expect(log()).toHaveTextContent('What the program prints with Console.log or Js.log');
    expect(screen.queryByRole('button', { name: /Run|Stop/ })).toBeNull();
    expect(button('Clear')).toBeDisabled();
    expect(button('Copy the console')).toBeDisabled();
  });

  it('brings the results of a run into view, unless the reader is writing', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await begin();
    say({ type: 'ready' }, { type: 'started' });
    expect(scroll).toHaveBeenCalledTimes(1);
    scroll.mockClear();
    const editor = document.body.appendChild(document.createElement('div'));
    // jsdom knows the attribute, but not the property.
    Object.defineProperty(editor, 'isContentEditable', { value: true });
    editor.tabIndex = 0;
    fireEvent.click(button('Stop'));
    fireEvent.click(button('Run again'));
    editor.focus();
    await waitFor(frame);
    say({ type: 'ready' }, { type: 'started' });
    expect(scroll).not.toHaveBeenCalled();
    editor.remove();
    scroll.mockRestore();
  });

  it('hands a program to a sandboxed frame, hidden while it runs in a worker', async () => {
    await begin();
    expect(status()).toHaveTextContent('Starting…');
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame()).toHaveAttribute('src', `/${PLAYGROUND_DOCUMENT}`);
    expect(frame()).toHaveAttribute('aria-hidden', 'true');
    const sent = jest.spyOn(frame().contentWindow ?? window, 'postMessage').mockReturnValue();
    say({ type: 'ready' });
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'run', place: 'worker' }),
      '*',
    );
    say({ type: 'started' });
    expect(status()).toHaveTextContent('The program has run.');
    expect(screen.queryByText(/Nothing was rendered/)).toBeNull();
    expect(log()).toHaveTextContent('The program hasn’t printed anything.');
    expect(answer).not.toHaveBeenCalled();
  });

  it('says how a component is shown, to programs that have one', async () => {
    await begin({
      ...PROGRAM,
      source: '@react.component\nlet make = () => <p> {React.string("Hi")} </p>\n',
    });
    say({ type: 'ready' }, { type: 'started' });
    expect(screen.getByText(/Nothing was rendered/)).toHaveTextContent(
      'export a module App with make, such as module App = { @react.component let make',
    );
  });

  it('shows what is rendered', async () => {
    await begin(APP);
    expect(answer).toHaveBeenCalledWith(`/${runtimePath('11.1.4')}`);
    say({ type: 'ready' }, { type: 'started' });
    expect(status()).toHaveTextContent('The program is running.');
    expect(frame()).not.toHaveAttribute('aria-hidden');
    expect(screen.queryByText(/Nothing was rendered/)).toBeNull();
    say({ type: 'height', height: 48 });
    expect(frame().style.height).toBe('48px');
  });

  it('counts repeated lines, and names levels', async () => {
    await begin();
    say(written('tea', { count: 3 }), written('tea'), written('careful', { level: 'warn' }));
    expect(within(log()).getByText('tea').parentElement).toHaveTextContent('Log tea×4 times');
    expect(log()).toHaveTextContent('Warning careful');
  });

  it('shows some levels alone', async () => {
    const user = setup();
    await begin();
    say(written('tea'), written('careful', { level: 'warn' }));
    const filter = screen.getByRole('combobox', { name: 'Lines that are shown' });
    await user.selectOptions(filter, 'Warnings and errors');
    expect(log()).toHaveTextContent(/^Warning careful$/);
    await user.selectOptions(filter, 'Errors');
    expect(log()).toHaveTextContent('No lines of this kind.');
    await user.selectOptions(filter, 'All lines');
    expect(log()).toHaveTextContent('tea');
  });

  it('copies and clears the console', async () => {
    const user = setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await begin();
    say({ type: 'started' }, written('tea', { count: 2 }), written('no', { level: 'error' }));
    startCopying();
    await user.click(button('Copy the console'));
    expect(copied).toHaveBeenCalledWith('tea (×2)\n[error] no');
    document.getElementById('announcer')?.remove();
    await user.click(button('Clear'));
    expect(log()).toHaveTextContent('The program hasn’t printed anything.');
  });

  it('unfolds values, and puts no folded one into the page', async () => {
    await begin();
    say(written('{name: "tea", cups: 3}', { values: RECORD }));
    const summary = within(log()).getByText('{name: "tea", cups: 3}');
    expect(summary.closest('summary')).toBeInTheDocument();
    expect(within(log()).queryByRole('listitem')).toBeNull();
    const details = summary.closest('details');
    // The browser itself opens it, by pointer and by keyboard; jsdom knows the element alone.
    if (details) details.open = true;
    if (details) fireEvent(details, new Event('toggle'));
    const fields = within(log()).getAllByRole('listitem');
    expect(fields.map(({ textContent }) => textContent)).toEqual(['name: "tea"', 'cups: 3']);
  });

  it('keeps values of a line apart', async () => {
    await begin();
    const values = JSON.stringify([
      { kind: 'string', text: '"tea"', fields: [] },
      { kind: 'number', text: '3', fields: [] },
      ...JSON.parse(RECORD),
    ]);
    say(written('tea 3 {…}', { values }));
    expect(log()).toHaveTextContent('Log tea 3{name: "tea", cups: 3}');
  });

  it('shows values that a program describes wrongly, as far as they go', async () => {
    await begin();
    const forged = [{ kind: 'string', text: 'no JSON', fields: [] }, ...JSON.parse(RECORD)];
    say(
      written('first', { values: JSON.stringify(forged) }),
      written('second', { values: '[{' }),
      written('third', { values: '[{"kind":"spell"}]' }),
    );
    expect(log()).toHaveTextContent(/no JSON.*second.*third/);
  });

  it('hears the frame while its program sends lines without end', async () => {
    await begin();
    const flood = Array.from({ length: 2000 }, (_, n) => written(String(n)));
    say(...flood, { type: 'started' });
    expect(status()).toHaveTextContent('The program has run.');
    expect(log().querySelectorAll('[data-level]')).toHaveLength(502);
  });

  it('leads from an error to the line of the program', async () => {
    const user = setup();
    await begin();
    say({
      type: 'error',
      message: 'Error: more cups than seats',
      module: PROGRAM_MODULE,
      line: 4,
      stack: `at check (${PROGRAM_MODULE}:4:10)\nat other (lib.js:1:1)`,
    });
    expect(status()).toHaveTextContent('The program threw an error.');
    // The first one is that of the message, the other one is in the stack.
    const [place, call] = within(log()).getAllByText('line 3 of the program');
    expect(place?.closest('details')).toBeNull();
    expect(call?.closest('details')).not.toBeNull();
    if (place) await user.click(place);
    expect(onReveal).toHaveBeenCalledWith(3, undefined);
    const [first, second] = within(log()).getAllByRole('listitem', { hidden: true });
    expect(first).toHaveTextContent('check line 3 of the program');
    expect(second).toHaveTextContent('at other (lib.js:1:1)');
  });

  it('is stopped, and runs again', async () => {
    const user = setup();
    await begin();
    const first = frame();
    say({ type: 'started' }, written('tea'));
    await user.click(button('Stop'));
    expect(screen.queryByTitle('The running program')).toBeNull();
    expect(status()).toHaveTextContent('Stopped.');
    expect(button('Run again')).toHaveFocus();
    expect(log()).toHaveTextContent('tea');
    await user.click(button('Run again'));
    await waitFor(() => expect(frame()).not.toBe(first));
    expect(log()).not.toHaveTextContent('tea');
  });

  it('starts anew in the document with a network, and back', async () => {
    const user = setup();
    await begin();
    const network = screen.getByRole('switch', { name: 'Network access' });
    expect(network).toHaveAccessibleDescription(/can’t reach the network/);
    await user.click(network);
    await waitFor(() => expect(frame()).toHaveAttribute('src', `/${NETWORK_DOCUMENT}`));
    expect(network).toBeChecked();
    expect(network).toHaveAccessibleDescription(/every HTTPS address/);
    await user.click(network);
    await waitFor(() => expect(frame()).toHaveAttribute('src', `/${PLAYGROUND_DOCUMENT}`));
  });

  it('runs another program by its number', async () => {
    const { rerender } = await begin();
    const first = frame();
    say(written('tea'));
    rerender(<Page program={{ ...PROGRAM }} />);
    expect(frame()).toBe(first);
    rerender(<Page program={{ ...PROGRAM, number: 2 }} />);
    await waitFor(() => expect(frame()).not.toBe(first));
    expect(log()).not.toHaveTextContent('tea');
  });

  it('tells of a program that does not answer', async () => {
    await begin();
    say({ type: 'ready' }, { type: 'started' });
    act(() => jest.advanceTimersByTime(5000));
    expect(status()).toHaveTextContent('The program isn’t responding. You can stop it.');
    say({ type: 'alive' });
    expect(status()).toHaveTextContent('The program has run.');
  });

  it('stops a program that leaves its frame', async () => {
    await begin();
    fireEvent.load(frame());
    fireEvent.load(frame());
    expect(status()).toHaveTextContent('The program left its frame and was stopped.');
  });

  it('starts a program again that misses the page', async () => {
    await begin();
    const first = frame();
    const message = 'ReferenceError: matchMedia is not defined';
    say(written('early'), { type: 'error', message, isPageMissing: true }, written('late'));
    await waitFor(() => expect(frame()).not.toBe(first));
    expect(frame()).not.toHaveAttribute('aria-hidden');
    expect(log()).toHaveTextContent(`Info The program needs a page (${message})`);
    expect(log()).not.toHaveTextContent(/early|late/);
  });

  it.each([
    ['of an unknown version', { release: 'v3.0.0' }, /got v3\.0\.0; choose another/],
    ['with an unknown import', {}, /got leftpad, which \.\/Playground\.js imports/],
  ])('says why a program %s is not run', async (_, rest, reason) => {
    const javaScript = 'import * as L from "leftpad";\nconsole.log(L);\n';
    render(<Page program={{ ...PROGRAM, javaScript, ...rest }} />);
    await waitFor(() => expect(status()).toHaveTextContent('The program can’t be run.'));
    expect(log()).toHaveTextContent(reason);
    expect(button('Run again')).toBeVisible();
  });
});

describe('runReducer', () => {
  const worker: Program = {
    modules: [{ name: PROGRAM_MODULE, pieces: [''] }],
    place: 'worker',
    isRendered: false,
  };
  const started = (program: Program = worker): Run =>
    runReducer(runReducer(NO_RUN, { type: 'start' }), { type: 'loaded', program });
  type Report = Extract<Parameters<typeof runReducer>[1], { type: 'reports' }>['reports'][number];
  const after = (run: Run, ...reports: readonly Report[]): Run =>
    runReducer(run, { type: 'reports', reports });
  const line = (text: string): Report => ({ type: 'console', level: 'log', text });

  it('gives each run a frame of its own', () => {
    const again = runReducer(started(), { type: 'start' });
    expect(again).toMatchObject({ phase: 'loading', frame: 2, program: undefined, entries: [] });
  });

  it('keeps the lines that a frame reports, and what is said of them, but no flood', () => {
    const lines = Array.from({ length: 600 }, (_, n) => line(String(n)));
    const full = after(started(), ...lines);
    expect(full.entries).toHaveLength(502);
    expect(full.entries.at(-1)).toMatchObject({ id: 502, text: '501' });
    expect(after(full, line('600'))).toBe(full);
    expect(after(full, line('501')).entries.at(-1)).toMatchObject({ id: 502, count: 2 });
    const cleared = runReducer(full, { type: 'clear' });
    expect(after(cleared, line('600')).entries).toHaveLength(1);
  });

  it('counts lines that are alike in all, and never errors', () => {
    const error: Report = { type: 'error', message: 'no' };
    const { entries } = after(
      started(),
      line('a'),
      line('a'),
      { type: 'console', level: 'log', text: 'a', depth: 1 },
      { type: 'console', level: 'warn', text: 'a', depth: 1 },
      error,
      error,
    );
    expect(entries.map(({ level, count }) => `${level} ${count}`)).toEqual([
      'log 2',
      'log 1',
      'warn 1',
      'error 1',
      'error 1',
    ]);
  });

  it('names the line of the program’s own module alone', () => {
    const thrown = (module: string): Report => ({ type: 'error', message: 'no', module, line: 3 });
    const { entries } = after(started(), thrown(PROGRAM_MODULE), thrown('react'));
    expect(entries.map(({ fault }) => fault)).toEqual([{ stack: '', line: 3 }, { stack: '' }]);
  });

  it('moves to a page once, and forgets what came from the worker', () => {
    const missing: Report = { type: 'error', message: 'no document', isPageMissing: true };
    const moved = after(started(), line('early'), missing, line('late'), missing);
    expect(moved).toMatchObject({ place: 'page', frame: 2, phase: 'starting' });
    expect(moved.entries.map(({ level }) => level)).toEqual(['info']);
    expect(after(moved, missing).entries.map(({ level }) => level)).toEqual(['info', 'error']);
  });

  it('hears nothing of a program that was stopped', () => {
    const stopped = runReducer(started(), { type: 'stop', status: 'Stopped.' });
    expect(after(stopped, { type: 'started' }, line('late'))).toBe(stopped);
    expect(runReducer(stopped, { type: 'loaded', program: worker })).toBe(stopped);
  });

  it('does not call a program done that answers again before it has begun', () => {
    const busy = after(started(), { type: 'silent' });
    expect(busy.status).toBe('The program isn’t responding. You can stop it.');
    expect(after(busy, { type: 'alive' }).status).toBe('Starting…');
    const page = started({ ...worker, place: 'page' });
    expect(after(page, { type: 'started' }, { type: 'alive' }).status).toBe(
      'The program is running.',
    );
  });
});
