import { withMarks } from '../../../src/lib/practice/checkMarks';
import {
  misfitOf,
  refusalOf,
  verdictOn,
  verdictOnPrediction,
  withoutOutput,
} from '../../../src/lib/practice/words';

test.each([
  [undefined, 'Right: this is what it should print.'],
  [
    { line: 2, expected: 'a', got: 'b' },
    'Not yet. Line 2 of the output should be “a”, but is “b”.',
  ],
  [{ line: 1, expected: 'a' }, 'Not yet. Line 1 of the output should be “a”, but is missing.'],
  [
    { line: 1, expected: '', got: 'b' },
    'Not yet. Line 1 of the output should be an empty line, but is “b”.',
  ],
  [
    { line: 2, expected: 'a', got: 'b', statement: 'Console.log(f(2))', isInPlace: true },
    'Not yet. In the check, Console.log(f(2)) should print “a”, but prints “b”.',
  ],
  [
    { line: 2, expected: 'a', got: 'b', statement: 'Console.log(f(2))', isInPlace: false },
    'Not yet. Line 2 of the output should be “a”, but is “b”. That line is printed by the check: Console.log(f(2))',
  ],
  [{ line: 3, got: 'b' }, 'Not yet. Nothing more should be printed after line 2, but “b” is.'],
])('a program with the difference %j', (difference, text) => {
  expect(verdictOn(difference, 'mend')).toEqual({ isRight: !difference, text });
});

test.each([
  [undefined, 'Right: this is what it prints.'],
  [{ line: 2, expected: 'a', got: 'b' }, 'Not yet. It prints something else on line 2.'],
  [{ line: 2, expected: 'a' }, 'Not yet. It prints more: line 2 is missing.'],
  [{ line: 3, got: 'b' }, 'Not yet. It prints nothing more after line 2.'],
])('a prediction with the difference %j does not tell the answer', (difference, text) => {
  expect(verdictOn(difference, 'predict')).toEqual({ isRight: !difference, text });
});

test.each([
  [0, 'Not yet. It prints something else on line 2.'],
  [1, 'Not yet. It prints something else on line 2. You wrote “b” there.'],
])('after %d wrong predictions, the reader’s own line is told', (tries, text) => {
  const difference = { line: 2, expected: 'a', got: 'b' };
  expect(verdictOnPrediction(difference, tries)).toEqual({ isRight: false, text });
});

test('a line that a prediction lacks has nothing to be told', () => {
  expect(verdictOnPrediction({ line: 2, expected: 'a' }, 3).text).toBe(
    'Not yet. It prints more: line 2 is missing.',
  );
  expect(verdictOnPrediction(undefined, 3).isRight).toBe(true);
});

test('a program without an output', () => {
  expect(withoutOutput('It threw.')).toEqual({ isRight: false, text: 'Not yet. It threw.' });
});

describe('a program that the compiler refuses', () => {
  const range = { startLine: 2, startColumn: 1, endLine: 2, endColumn: 2 };

  test.each([
    ['Did you forget a `:` here?', '“Did you forget a `:` here?”'],
    [
      'This has type: string\n  But it is expected to have type: int\n\n  You can convert it.',
      '“This has type: string But it is expected to have type: int”.',
    ],
    [`It isn’t ${'very '.repeat(30)}short`, `“It isn’t ${'very '.repeat(22)}…”`],
  ])('is told the line and the beginning of %j', (message, quoted) => {
    expect(refusalOf([{ kind: 'type-error', range, message }])).toBe(
      `The compiler refuses line 2: ${quoted}`,
    );
  });

  test('is given the hint of its first error', () => {
    const problem = {
      kind: 'syntax-error',
      range,
      message: 'No.',
      hint: 'There is no `return`.',
    } as const;
    expect(refusalOf([problem])).toBe('The compiler refuses line 2: “No.” There is no `return`.');
  });

  test('is told of the first error, which need not have a line', () => {
    expect(
      refusalOf([
        { kind: 'warning', range, message: 'Unused.' },
        { kind: 'error', message: 'No such module.' },
      ]),
    ).toBe('The compiler refuses the program: “No such module.”');
    expect(refusalOf([{ kind: 'warning', range, message: 'Unused.' }])).toBeUndefined();
  });
});

test.each([
  [
    'type-error',
    'The program doesn’t fit what the task asks for.',
    'The program is used like this, and doesn’t fit: `Console.log(Shelf ${n})`. The compiler says:',
  ],
  ['syntax-error', 'The program isn’t complete.', expect.stringContaining('ends too early')],
] as const)('a check that has a problem of the kind %s', (kind, summary, text) => {
  expect(misfitOf({ kind }, '  Console.log(`Shelf ${n}`)')).toEqual({ summary, text });
});

test('a program whose last line goes on in the check isn’t complete', () => {
  const [mark = ''] = withMarks('Console.log(1)').split('\n');
  expect(misfitOf({ kind: 'type-error' }, mark).summary).toBe('The program isn’t complete.');
});
