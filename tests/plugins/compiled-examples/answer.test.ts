import { colorAnswer, stretchOf } from '../../../plugins/compiled-examples/answer';

const ERROR = `We've found a bug for you!
Loans.res:5:38-42

3 │ let grace = 3
5 │ let isLate = loan => loan.daysLate > grase

The value grase can't be found

Hint: Did you mean grace?`;

test('the text stays as it is', () => {
  const text = colorAnswer(ERROR).map((runs) => runs.map((run) => run.text).join(''));
  expect(text.join('\n')).toBe(ERROR);
});

test('heading, place, numbers of lines, the stretch and the hint have colors of their own', () => {
  const runs = colorAnswer(ERROR).flat();
  expect(runs.filter(({ kind }) => kind === 'deleted').map(({ text }) => text)).toEqual([
    "We've found a bug for you!",
    'grase',
  ]);
  expect(runs).toContainEqual({ text: 'Loans.res:5:38-42', kind: 'type' });
  expect(runs).toContainEqual({ text: '3 │ ', kind: 'comment' });
  expect(runs).toContainEqual({ text: 'Hint:', kind: 'string' });
});

test('a warning is not as red as an error, unless it counts as one', () => {
  expect(colorAnswer('Warning number 8')[0]?.[0]?.kind).toBe('literal');
  expect(colorAnswer('Warning number 109 (configured as error)')[0]?.[0]?.kind).toBe('deleted');
});

test.each([
  ['A.res:5:38-42', { line: 5, start: 38, end: 42 }],
  ['A.res:5:38', { line: 5, start: 38, end: 38 }],
  ['A.res:4:3-7:3', { line: 4, start: 3, end: Infinity }],
  ['A.res:4:3-4:9', { line: 4, start: 3, end: 9 }],
  ['no place', undefined],
])('reads the place in %s', (message, stretch) => {
  expect(stretchOf(message)).toEqual(stretch);
});
