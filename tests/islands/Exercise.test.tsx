/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import type CodeEditor from '../../src/components/CodeEditor';
import Exercise from '../../src/islands/Exercise';
import { type CompilerHost, HostError } from '../../src/lib/playground/compiler';
import { findHost } from '../../src/lib/playground/findHost';
import { startPlayground } from '../../src/lib/playground/start';
import type { Exercise as ExerciseData } from '../../src/lib/practice/exercise';
import { DRAFTS_KEY } from '../../src/lib/practice/drafts';
import { SOLVED_EVENT } from '../../src/lib/practice/progress';
import { solvedExercises } from '../../src/lib/practice/solved';
import { compiledTo, fakeHost, TYPE_ERROR } from '../support/fakeCompilers';

jest.mock('../../src/lib/playground/findHost', () => ({ findHost: jest.fn() }));
// Its own tests are beside it; jsdom has no layout.
jest.mock('../../src/components/CodeEditor', () => ({
  __esModule: true,
  default: function Editor({
    value,
    onChange,
    onRun,
    label,
    problems,
  }: ComponentProps<typeof CodeEditor>) {
    return (
      <>
        <textarea
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key, ctrlKey }) => key === 'e' && ctrlKey && onRun()}
        />
        {problems.map(({ message, range }) => (
          <p key={message}>{`${range?.startLine}: ${message}`}</p>
        ))}
      </>
    );
  },
}));

const MEND: ExerciseData = {
  id: '0a1b2c3d',
  kind: 'mend',
  release: '12.2.0',
  expected: ['3', 'done'],
  check: 'Console.log("done")',
};

const PREDICT: ExerciseData = {
  id: '4e5f6a7b',
  kind: 'predict',
  release: '12.2.0',
  expected: ['{name: "Rye"}', '2'],
};

const SOURCE = { before: 'let before = 0\n\n', code: 'let a = 1' };

/** What a program becomes: JavaScript that says which program it was. */
const HOST = fakeHost({
  compile: ({ code }) => compiledTo(`console.log(${JSON.stringify(code)});`),
});

/** Lets lazy parts arrive, promises end and timers run. */
async function settle() {
  for (let round = 0; round < 10; round += 1) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

const solved = jest.fn();

async function show(exercise: ExerciseData, host: CompilerHost | HostError = HOST) {
  jest
    .mocked(findHost)
    .mockImplementation(() =>
      host instanceof Error ? Promise.reject(host) : Promise.resolve(host),
    );
  const { container } = render(<Exercise example={exercise} source={SOURCE} />);
  container.addEventListener(SOLVED_EVENT, (event) =>
    solved(event instanceof CustomEvent ? event.detail : undefined),
  );
  await settle();
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

const editor = () => screen.getByRole('textbox', { name: 'Your program in ReScript' });

async function type(text: string) {
  fireEvent.change(editor(), { target: { value: text } });
  await settle();
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Your running program');

/** What the frame reports. */
async function report(...reports: readonly object[]) {
  const { contentWindow: source } = frame();
  act(() => {
    for (const data of reports) {
      window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
    }
  });
  await settle();
}

const line = (text: string) => ({ type: 'console', level: 'log', text });

/** What is said about the attempt; the editor's own status is another. */
const verdict = () =>
  screen.getAllByRole('status').find((status) => 'right' in status.dataset)?.textContent ?? '';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  solved.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('a program', () => {
  test('is compiled behind the page’s preludes with the check at its end, and right by its output', async () => {
    await show(MEND);
    expect(editor()).toHaveValue('let a = 1');
    await type('Console.log(3)');
    await press('Check');
    const { contentWindow } = frame();
    const sent = jest.spyOn(contentWindow ?? window, 'postMessage').mockImplementation();
    await report({ type: 'ready' });
    const program =
      'let before = 0\n\nConsole.log(3)\n\nConsole.log("<check 0>")\nConsole.log("done")\nConsole.log("<check 1>")';
    expect(JSON.stringify(sent.mock.calls[0])).toContain(
      JSON.stringify(JSON.stringify(program)).slice(1, -1),
    );
    await report(line('3'), { type: 'started' });
    expect(verdict()).toBe('Not yet. Line 2 of the output should be “done”, but is missing.');
    expect(solved).not.toHaveBeenCalled();
    // What comes later is judged, too.
    await report(line('<check 0>'), line('done'), line('<check 1>'));
    expect(verdict()).toBe('Right: this is what it should print.');
    expect(screen.getByRole('log', { name: 'Console' })).toHaveTextContent(
      '3done Check: Console.log("done")',
    );
    expect(solved).toHaveBeenCalledWith({ id: MEND.id });
    expect(solvedExercises()).toEqual([MEND.id]);
  });

  test('is told where its output differs, and is not taken for solved', async () => {
    await show(MEND);
    await press('Check');
    await report(line('4'), line('done'), { type: 'started' });
    expect(verdict()).toBe('Not yet. Line 1 of the output should be “3”, but is “4”.');
    expect(solvedExercises()).toEqual([]);
    await press('Check');
    expect(verdict()).toBe('');
    expect(screen.queryByRole('log')).toBeNull();
  });

  test('is told which statement of the check printed what differs, and shares the check without marks', async () => {
    await show(MEND);
    await press('Check');
    await report(line('3'), line('<check 0>'), line('dome'), line('<check 1>'), {
      type: 'started',
    });
    expect(verdict()).toBe(
      'Not yet. In the check, Console.log("done") should print “done”, but prints “dome”.',
    );
    expect(screen.getByRole('log')).toHaveTextContent('3dome Check: Console.log("done")');
    const address = screen.getByRole('link', { name: 'Open in playground' }).getAttribute('href');
    const { code } = startPlayground(address?.slice(address.indexOf('?')) ?? '');
    expect(code).toBe('let before = 0\n\nlet a = 1\n\nConsole.log("done")');
  });

  test('that does not compile has its errors under their lines, and is not run', async () => {
    const range = { startLine: 3, startColumn: 9, endLine: 3, endColumn: 12 };
    await show(
      MEND,
      fakeHost({ compile: () => ({ status: 'failed', problems: [{ ...TYPE_ERROR, range }] }) }),
    );
    expect(screen.getByText(/^1: This has type: string/)).toBeInTheDocument();
    expect(screen.queryByText(/^Not yet/)).toBeNull();
    await press('Check');
    expect(verdict()).toBe(
      'Not yet. The compiler refuses line 1: “This has type: string But it is expected to have type: int”.',
    );
    expect(screen.queryByTitle('Your running program')).toBeNull();
  });

  test('whose check does not compile is told what it does not fit, without a line of the check', async () => {
    const range = { startLine: 6, startColumn: 1, endLine: 6, endColumn: 4 };
    const warning = { kind: 'warning', warning: 8, range, message: 'Of the check.' } as const;
    await show(
      MEND,
      fakeHost({
        compile: () => ({ status: 'failed', problems: [{ ...TYPE_ERROR, range }, warning] }),
      }),
    );
    expect(screen.getByText(/^The program is used like this/)).toHaveTextContent(
      'The program is used like this, and doesn’t fit: Console.log("done"). The compiler says:',
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(/\[E\] ErrorThis has type: string/);
    await press('Check');
    expect(verdict()).toBe('Not yet. The program doesn’t fit what the task asks for.');
  });

  test('may throw, and may be endless', async () => {
    await show(MEND);
    await press('Check');
    await report({ type: 'error', message: 'RangeError: too far' });
    expect(verdict()).toBe('Not yet. The program threw an error: RangeError: too far');
    await press('Check');
    await report(line('<check 0>'), { type: 'error', message: 'RangeError: too far' });
    expect(verdict()).toBe(
      'Not yet. The program threw an error in the check, Console.log("done"): RangeError: too far',
    );
    await press('Check');
    await report({ type: 'halted' });
    expect(verdict()).toBe('Not yet. The program doesn’t come to an end.');
    expect(screen.queryByTitle('Your running program')).toBeNull();
  });

  test('is what it was after Reset, and keeps the reader’s text while the editor is closed', async () => {
    await show(MEND);
    await type('let a = 2');
    fireEvent.keyDown(editor(), { key: 'Escape' });
    await settle();
    expect(editor()).toHaveValue('let a = 2');
    await press('Close the editor');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try it' })).toHaveFocus();
    await press('Try it');
    expect(editor()).toHaveValue('let a = 2');
    await press('Reset');
    expect(editor()).toHaveValue('let a = 1');
  });

  test('takes verdict and output along when the editor is closed, as the page shows its own program then', async () => {
    await show(MEND);
    await type('Console.log(3)');
    await press('Check');
    await report(line('3'), line('done'), { type: 'started' });
    expect(verdict()).toMatch(/^Right/);
    await press('Close the editor');
    expect(verdict()).toBe('');
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.queryByTitle('Your running program')).toBeNull();
  });

  test('tells how the keyboard leaves the editor', async () => {
    await show({ ...MEND, isOpen: true });
    expect(screen.getByText('Press Escape and then Tab to leave the editor.')).toBeInTheDocument();
  });

  test('is there again when the reader comes back, until it is solved or reset', async () => {
    await show(MEND);
    await type('Console.log(3)');
    cleanup();
    await show(MEND);
    expect(editor()).toHaveValue('Console.log(3)');
    await press('Reset');
    cleanup();
    await show(MEND);
    expect(editor()).toHaveValue('let a = 1');
    await type('Console.log(1 + 2)');
    await press('Check');
    await report(line('3'), line('done'), { type: 'started' });
    expect(verdict()).toMatch(/^Right/);
    cleanup();
    await show(MEND);
    expect(editor()).toHaveValue('let a = 1');
  });

  test('can’t be checked where no compiler is, and one sentence says so', async () => {
    await show(MEND, new HostError('Nobody is there.'));
    expect(screen.getByText(/^No compiler can be reached/)).toBeInTheDocument();
    await press('Check');
    expect(verdict()).toMatch(/^Not yet\. No compiler can be reached/);
  });

  test('stays open, and leaves the keyboard where it is, on a page of its own', async () => {
    await show({ ...MEND, isOpen: true });
    expect(screen.queryByRole('button', { name: 'Close the editor' })).toBeNull();
    fireEvent.keyDown(editor(), { key: 'Escape' });
    await settle();
    expect(editor()).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});

describe('a prediction', () => {
  const field = () => screen.getByRole('textbox', { name: 'It prints, line by line:' });
  const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

  test('needs no compiler, and takes blanks and quotes as they come', async () => {
    await show(PREDICT, new HostError('Nobody is there.'));
    expect(field()).toHaveFocus();
    write("{ name: 'Rye' }\n2\n");
    await press('Check');
    expect(verdict()).toBe('Right: this is what it prints.');
    expect(solvedExercises()).toEqual([PREDICT.id]);
    expect(solved).toHaveBeenCalledWith({ id: PREDICT.id });
  });

  test('is there again when the reader comes back, until it is right', async () => {
    await show(PREDICT);
    write('{name: "Oat"}');
    cleanup();
    await show(PREDICT);
    expect(field()).toHaveValue('{name: "Oat"}');
    write('{name: "Rye"}\n2');
    await press('Check');
    cleanup();
    await show(PREDICT);
    expect(field()).toHaveValue('');
    write('a');
    write('');
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
  });

  test('that is wrong does not give the answer away', async () => {
    await show(PREDICT);
    await press('Check');
    expect(verdict()).toBe('Not yet. Write what it prints, line by line.');
    write('{name: "Oat"}\n2');
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(verdict()).toBe('Not yet. It prints something else on line 1.');
    write('{name: "Rye"}');
    await press('Check');
    expect(verdict()).toBe('Not yet. It prints more: line 2 is missing.');
    write('{name: "Rye"}\n2\n3');
    await press('Check');
    expect(verdict()).toBe('Not yet. It prints nothing more after line 2. You wrote “3” there.');
    expect(solvedExercises()).toEqual([]);
  });
});
