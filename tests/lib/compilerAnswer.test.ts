import { answerLines, placeOf } from '../../src/lib/compilerAnswer';

/** Parts of a message with roles, as `role: text`. */
const roles = (message: string): string[] =>
  answerLines(message).flatMap(({ runs }) =>
    runs.flatMap(({ text, role }) => (role ? [`${role}: ${text}`] : [])),
  );

const TYPE_ERROR = `We've found a bug for you!
Example.res:3:9-15

1 │ type book = {title: string}
2 │
3 │ let n = 1 + "two"
  ┆ ++ "three"

This has type: string
Somewhere wanted: int

Hint: Did you mean three?`;

test('a message has a heading, a place, numbers of lines, a stretch, types and a hint', () => {
  expect(roles(TYPE_ERROR)).toEqual([
    "heading: We've found a bug for you!",
    'place: Example.res:3:9-15',
    'gutter: 1 │ ',
    'gutter: 2 │',
    'gutter: 3 │ ',
    'wrong: 1 + "tw',
    'gutter:   ┆ ',
    'wrong: string',
    'wanted: int',
    'hint: Hint:',
  ]);
});

test.each([
  TYPE_ERROR,
  '  Warning number 8 (configured as error)\n  Example.res:1:1\n\n  1 │ x\n\n  You forgot',
  'File "Example.re", line 2, characters 12-22:\nError: Unbound value x',
  '',
])('all parts together are the message: %#', (message) => {
  const lines = answerLines(message);
  expect(lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')).toBe(message);
});

test('a stretch over several lines leaves out what they are indented by', () => {
  const message = `Syntax error!
Example.res:1:5-3:1

1 │ let a = {
2 │   b
3 │ }`;
  expect(roles(message).filter((role) => role.startsWith('wrong'))).toEqual([
    'wrong: a = {',
    'wrong: b',
    'wrong: }',
  ]);
});

test('a stretch goes on where a line is broken', () => {
  const message = `We've found a bug for you!
Example.res:1:5-14

1 │ let long
  │ Name = 10
2 │ let b = 2`;
  expect(roles(message).filter((role) => role.startsWith('wrong'))).toEqual([
    'wrong: long',
    'wrong: Name =',
  ]);
});

test('nothing is marked where columns could be bytes', () => {
  const message = `Warning number 26
Example.res:1:5-6

1 │ let é = 1`;
  expect(roles(message).some((role) => role.startsWith('wrong'))).toBe(false);
});

test('each of several messages has a place of its own', () => {
  const one = `Warning number 26
Example.res:1:5

1 │ let a = 1`;
  const other = one.replace('1:5', '1:9');
  expect(roles(`${one}\n\n${other}`).filter((role) => role.startsWith('wrong'))).toEqual([
    'wrong: a',
    'wrong: 1',
  ]);
});

test('lines of the program are told from prose', () => {
  expect(answerLines(TYPE_ERROR).map(({ isProgram }) => isProgram)).toEqual(
    TYPE_ERROR.split('\n').map((line) => /[│┆]/.test(line)),
  );
});

test.each([
  ['A.res:5:38-42', [5, 38, 5, 42]],
  ['A.res:5:38', [5, 38, 5, 38]],
  ['A.res:4:3-7:3', [4, 3, 7, 3]],
])('reads the place in %s', (place, [startLine, startColumn, endLine, endColumn]) => {
  expect(placeOf(`Warning number 8\n${place}\n`)).toEqual({
    startLine,
    startColumn,
    endLine,
    endColumn,
  });
});

test('a message without a place has none', () => {
  expect(placeOf('no place')).toBeUndefined();
});
