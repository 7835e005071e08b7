/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import type CodeEditor from '../../src/components/CodeEditor';
import LiveExample from '../../src/islands/LiveExample';
import { type CompilerHost, HostError } from '../../src/lib/playground/compiler';
import { findHost } from '../../src/lib/playground/findHost';
import { compiledTo, fakeHost, TYPE_ERROR } from '../support/fakeCompilers';

jest.mock('../../src/lib/playground/findHost', () => ({ findHost: jest.fn() }));
// Its own tests are beside it; jsdom has no layout.
jest.mock('../../src/components/CodeEditor', () => ({
  __esModule: true,
  default: function Editor({
    value,
    onChange,
    label,
    problems,
  }: ComponentProps<typeof CodeEditor>) {
    return (
      <>
        <textarea
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {problems.map(({ message, range }) => (
          <p key={message}>{`${range?.startLine}: ${message}`}</p>
        ))}
      </>
    );
  },
}));

const SOURCE = { before: 'let before = 0\n\n', code: 'let a = 1' };

/** Lets lazy parts arrive, promises end and timers run. */
async function settle() {
  for (let round = 0; round < 10; round += 1) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('The running example');

/** The modules that the frame on screen is given, as one text. */
async function modulesOfRun(): Promise<string> {
  const sent = jest.fn();
  const { contentWindow } = frame();
  if (contentWindow) contentWindow.postMessage = sent;
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'ready' },
        source: contentWindow,
        origin: 'null',
      }),
    );
  });
  await settle();
  return JSON.stringify(sent.mock.calls[0]?.[0]);
}

async function show(host: CompilerHost | HostError) {
  jest
    .mocked(findHost)
    .mockImplementation(() =>
      host instanceof Error ? Promise.reject(host) : Promise.resolve(host),
    );
  render(
    <LiveExample
      example={{ release: '11.1.4', modules: {} }}
      code={'let a = 1;\nexport { a };'}
      source={SOURCE}
    />,
  );
  await settle();
}

const editor = () => screen.getByRole('textbox', { name: 'Example in ReScript' });

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

async function type(text: string) {
  fireEvent.change(editor(), { target: { value: text } });
  await settle();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const HOST = fakeHost({
  compile: ({ code }) => compiledTo(`console.log(${JSON.stringify(code)});`),
});

test('shows the values of a program that prints nothing', async () => {
  await show(HOST);
  expect(await modulesOfRun()).toContain('[\\"a\\"]');
});

test('compiles what the reader changes, behind what stands above it, and runs it', async () => {
  await show(HOST);
  await press('Edit');
  expect(editor()).toHaveValue('let a = 1');
  await type('Console.log(2)');
  await press('Run');
  expect(await modulesOfRun()).toContain('let before = 0\\\\n\\\\nConsole.log(2)');
});

test('tells errors by the lines of the example', async () => {
  const range = { startLine: 3, startColumn: 9, endLine: 3, endColumn: 12 };
  await show(
    fakeHost({ compile: () => ({ status: 'failed', problems: [{ ...TYPE_ERROR, range }] }) }),
  );
  await press('Edit');
  await type('let a: int = "1"');
  expect(screen.getByText(/^1: This has type: string/)).toBeInTheDocument();
});

test('Reset brings the page’s program back, and the editor can be closed', async () => {
  await show(HOST);
  await press('Edit');
  await type('Console.log(2)');
  await press('Run');
  await press('Reset');
  expect(editor()).toHaveValue('let a = 1');
  await press('Run');
  expect(await modulesOfRun()).toContain('let a = 1;');
  fireEvent.keyDown(editor(), { key: 'Escape' });
  await settle();
  expect(editor()).toBeInTheDocument();
  await press('Close the editor');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('runs the page’s program without a compiler, and says that no change can be compiled', async () => {
  await show(new HostError('Nobody is there.'));
  await press('Edit');
  expect(screen.getByText(/No compiler can be reached/)).toBeInTheDocument();
  await press('Run');
  expect(await modulesOfRun()).toContain('let a = 1;');
});

test('an example without a program of its own can only be run', async () => {
  render(<LiveExample example={{ release: '11.1.4', modules: {} }} code="let a = 1;" />);
  await settle();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});
