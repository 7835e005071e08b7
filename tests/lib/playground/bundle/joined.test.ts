import { compileJoined } from '../../../../src/lib/playground/bundle/joined';
import type { CompileOutcome, FormatOutcome } from '../../../../src/lib/playground/compiler';

const FILES = [
  { name: 'Shapes.resi', code: 'let double: int => int' },
  { name: 'Shapes.res', code: 'let double = x => x' },
  { name: 'Main.res', code: 'let four =\n  Shapes.double("2")' },
];

const PARSED: FormatOutcome = { status: 'formatted', code: '' };
const range = (startLine: number, endLine = startLine) => ({
  startLine,
  startColumn: 3,
  endLine,
  endColumn: 9,
});

test('places of the joined program become those of its files', async () => {
  const outcome: CompileOutcome = {
    status: 'compiled',
    javaScript: '// all',
    problems: [{ kind: 'warning', range: range(2), message: 'in the interface' }],
    typeHints: [
      { range: range(4), hint: 'int => int' },
      { range: range(6, 7), hint: 'int' },
    ],
  };
  const compiled = await compileJoined(FILES, {
    parse: () => Promise.resolve(PARSED),
    compile: (code) => {
      expect(code.split('\n')[6]).toBe('  Shapes.double("2")');
      return Promise.resolve(outcome);
    },
  });
  expect(compiled).toEqual({
    ...outcome,
    problems: [{ ...outcome.problems[0], file: 'Shapes.resi', range: range(1) }],
    typeHints: [
      { file: 'Shapes.res', range: range(1), hint: 'int => int' },
      { file: 'Main.res', range: range(1, 2), hint: 'int' },
    ],
  });
});

test.each([
  [0, 'Shapes.resi', 2, 1],
  [1, 'Shapes.res', 1, 1],
  [2, 'Main.res', 2, 2],
])(
  'file %i is parsed by itself, and what it lacks is said of it',
  async (index, file, told, line) => {
    let parsed = 0;
    const compile = jest.fn();
    const outcome = await compileJoined(FILES, {
      parse: () => {
        parsed += 1;
        return Promise.resolve(
          parsed <= index
            ? PARSED
            : {
                status: 'failed',
                problems: [{ kind: 'syntax-error', range: range(told), message: 'No brace.' }],
              },
        );
      },
      compile,
    });
    expect(outcome).toEqual({
      status: 'failed',
      problems: [{ kind: 'syntax-error', file, range: range(line), message: 'No brace.' }],
    });
    expect(compile).not.toHaveBeenCalled();
  },
);

test('what is no answer is told as it is', async () => {
  const timeout = { status: 'timeout', seconds: 5 } as const;
  const parse = () => Promise.resolve(PARSED);
  expect(
    await compileJoined(FILES, { parse: () => Promise.resolve(timeout), compile: jest.fn() }),
  ).toBe(timeout);
  expect(await compileJoined(FILES, { parse, compile: () => Promise.resolve(timeout) })).toBe(
    timeout,
  );
});
