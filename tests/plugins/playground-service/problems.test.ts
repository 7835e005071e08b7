import { problemsOf } from '../../../plugins/playground-service/service/problems';

const CODE = 'let s = "é😀"; let z = 1 + "b"\n';
const source = { code: CODE, file: 'Playground.res', countsBytes: false };

function typeError(place: string): string {
  return `\n  We've found a bug for you!\n  ${place}\n\n  1 │ let s\n\n  This has type: string\n`;
}

test.each([
  [true, 30, 32],
  [false, 27, 29],
])('counts columns in UTF-16 units, from bytes: %s', (countsBytes, from, to) => {
  expect(
    problemsOf(typeError(`Playground.res:1:${from}-${to}`), { ...source, countsBytes }),
  ).toEqual([
    {
      kind: 'type-error',
      range: { startLine: 1, startColumn: 27, endLine: 1, endColumn: 30 },
      message: 'This has type: string',
    },
  ]);
});

test('keeps ranges within their lines, and not backwards', () => {
  expect(problemsOf(typeError('Playground.res:1:90-95'), source)[0]?.range).toEqual({
    startLine: 1,
    startColumn: 31,
    endLine: 1,
    endColumn: 31,
  });
  expect(problemsOf(typeError('Playground.res:1:3-2:0'), source)[0]?.range).toEqual({
    startLine: 1,
    startColumn: 3,
    endLine: 2,
    endColumn: 1,
  });
});

test('gives no place in other files', () => {
  const [problem] = problemsOf(typeError('/etc/passwd.res:1:1-5'), source);
  expect(problem).toEqual({ kind: 'type-error', message: 'This has type: string' });
});

test('knows warnings, and those that are errors', () => {
  const stderr = [27, '27 (configured as error)']
    .map((head) => `\n  Warning number ${head}\n  Playground.res:1:5\n\n  unused variable s.\n`)
    .join('');
  const range = { startLine: 1, startColumn: 5, endLine: 1, endColumn: 6 };
  expect(problemsOf(stderr, source)).toEqual([
    { kind: 'warning', warning: 27, range, message: 'unused variable s.' },
    { kind: 'warning-error', warning: 27, range, message: 'unused variable s.' },
  ]);
});

test.each([
  ['Ill-formed list of warnings\n', 'Ill-formed list of warnings'],
  [
    "\n  We've found a bug for you!\n  command line\n  \n  The module or file Nope can't be found.\n",
    "The module or file Nope can't be found.",
  ],
])('knows what is about the settings', (stderr, message) => {
  expect(problemsOf(stderr, source)).toEqual([{ kind: 'settings-error', message }]);
});

test('says the same once', () => {
  const stderr = typeError('Playground.res:1:1-3');
  expect(problemsOf(stderr + stderr, source)).toHaveLength(1);
  expect(problemsOf('', source)).toEqual([]);
});

test('shows what it does not know', () => {
  expect(problemsOf('Fatal error: exception Stack_overflow\n', source)).toEqual([
    { kind: 'error', message: 'Fatal error: exception Stack_overflow' },
  ]);
});

test('of hundreds of problems and long messages, it is said how much is left out', () => {
  const warning = (text: string): string =>
    `\n  Warning number 44\n  Playground.res:1:1\n\n  1 │ let s\n\n  ${text}\n`;
  const many = Array.from({ length: 420 }, (_, index) => warning(`shadows ${index}`)).join('');
  const problems = problemsOf(many, source);
  expect(problems).toHaveLength(301);
  expect(problems.at(-1)).toEqual({
    kind: 'warning',
    message: 'The compiler told of 120 more problems, which are not shown.',
  });
  const [long] = problemsOf(warning('x'.repeat(50_000)), source);
  expect(long?.message).toMatch(/^x{4000} … \(46000 more characters\)$/);
});
