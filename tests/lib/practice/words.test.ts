import { misfitOf, verdictOn, withoutOutput } from '../../../src/lib/practice/words';

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

test('a program without an output', () => {
  expect(withoutOutput('It threw.')).toEqual({ isRight: false, text: 'Not yet. It threw.' });
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
