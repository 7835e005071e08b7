/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import type CodeEditor from '../../src/components/CodeEditor';
import HeroEditor from '../../src/islands/HeroEditor';
import { type CompilerHost, HostError } from '../../src/lib/playground/compiler';
import { findHost } from '../../src/lib/playground/findHost';
import { readPlaygroundLink } from '../../src/lib/playgroundLink';
import { fakeHost, TYPE_ERROR } from '../support/fakeCompilers';

jest.mock('../../src/lib/playground/findHost', () => ({ findHost: jest.fn() }));
// Its own tests are beside it; jsdom has no layout.
jest.mock('../../src/components/CodeEditor', () => ({
  __esModule: true,
  default: function Editor({ value, onChange, label }: ComponentProps<typeof CodeEditor>) {
    return (
      <textarea
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  },
}));

const PROGRAMS = [
  { name: 'variants', code: 'let a = 1', javaScript: 'built a' },
  { name: 'react', code: 'let b = 2', javaScript: 'built b' },
];

/** Lets lazy parts arrive, promises end and timers run. */
async function settle() {
  for (let round = 0; round < 10; round += 1) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

async function show(host: CompilerHost | HostError = fakeHost(), chosen = 'variants') {
  jest
    .mocked(findHost)
    .mockImplementation(() =>
      host instanceof Error ? Promise.reject(host) : Promise.resolve(host),
    );
  render(
    <>
      {PROGRAMS.map(({ name }) => (
        <input key={name} type="radio" name="hero-program" value={name} aria-label={name} />
      ))}
      <HeroEditor programs={PROGRAMS} chosen={chosen} />
    </>,
  );
  await settle();
}

const program = () => screen.getByRole('textbox', { name: 'Program in ReScript' });
const result = () => screen.getByRole('region', { name: 'Compile to JavaScript' });

async function type(text: string) {
  fireEvent.change(program(), { target: { value: text } });
  await settle();
}

async function choose(name: string) {
  fireEvent.click(screen.getByRole('radio', { name }));
  await settle();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('compiles the chosen program and what becomes of it', async () => {
  await show();
  expect(program()).toHaveValue('let a = 1');
  expect(result()).toHaveTextContent('// let a = 1');
  await type('let a = 3');
  expect(result()).toHaveTextContent('// let a = 3');
  const link = screen.getByRole('link', { name: 'Edit this example in Playground' });
  expect(readPlaygroundLink(link.getAttribute('href')?.split('?')[1] ?? '')).toMatchObject({
    code: 'let a = 3',
  });
});

test.each([
  ['native', 'on this machine'],
  ['bundle', 'in your browser'],
] as const)('tells how long a compiler of kind %s took, and where', async (kind, where) => {
  const host = fakeHost({
    compile: () => ({
      status: 'compiled',
      javaScript: 'js',
      problems: [],
      typeHints: [],
      milliseconds: 11.2,
    }),
  });
  await show({ ...host, kind });
  expect(screen.getByRole('status')).toHaveTextContent(`Compiled in 11 ms by v11.1.4, ${where}.`);
});

test('each tab keeps what the reader wrote, until it is reset', async () => {
  await show();
  await type('let a = 3');
  await choose('react');
  expect(program()).toHaveValue('let b = 2');
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
  await choose('variants');
  expect(program()).toHaveValue('let a = 3');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await settle();
  expect(program()).toHaveValue('let a = 1');
});

test('says what is wrong in the place of the JavaScript', async () => {
  await show(fakeHost({ compile: () => ({ status: 'failed', problems: [TYPE_ERROR] }) }));
  expect(result()).toHaveTextContent('expected to have type: int');
});

test('shows the output of the build where no compiler can be reached, and says so', async () => {
  await show(new HostError('There is none.'), 'react');
  expect(program()).toHaveValue('let b = 2');
  expect(result()).toHaveTextContent('built b');
  expect(screen.getByRole('status')).toHaveTextContent('No compiler can be reached');
  await type('let b = 4');
  expect(result()).toHaveTextContent('compiled to before you changed it');
  await choose('variants');
  expect(result()).toHaveTextContent('built a');
});
