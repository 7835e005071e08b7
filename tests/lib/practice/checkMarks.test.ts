import { isMarking, withMarks, withoutMarks } from '../../../src/lib/practice/checkMarks';
import { findPrintedDifference } from '../../../src/lib/practice/compare';

const CHECK = `let show = text =>
  switch fromForm(text) {
  | Some(size) => price(size)
  | None => 0
  }

Console.log(show("small"))
["a", "b"]->Array.forEach(name => Console.log(name))
Promise.all([later(1)])
->Promise.thenResolve(all => Console.log(all))
->Promise.done`;

test('a mark stands before each statement, and none within a definition or a pipe', () => {
  expect(withMarks(CHECK)).toBe(`let show = text =>
  switch fromForm(text) {
  | Some(size) => price(size)
  | None => 0
  }

Console.log("<check 6>")
Console.log(show("small"))
Console.log("<check 7>")
["a", "b"]->Array.forEach(name => Console.log(name))
Console.log("<check 8>")
Promise.all([later(1)])
->Promise.thenResolve(all => Console.log(all))
->Promise.done
Console.log("<check 11>")`);
});

test('the end of a text is no statement', () => {
  const check = 'let size: int = %raw(`\n  1 + 1\n`)\nConsole.log(size)';
  expect(withMarks(check).split('\n').filter(isMarking)).toHaveLength(2);
  expect(withMarks(check)).toContain('\n`)\nConsole.log("<check 3>")\nConsole.log(size)\n');
});

test('lines of the check have the statement that printed them', () => {
  const printed = ['own', '<check 6>', '240', '<check 8>', 'soon', '<check 11>', 'later'];
  expect(
    withoutMarks(
      printed.map((text) => ({ text })),
      CHECK,
    ),
  ).toEqual([
    { text: 'own' },
    { text: '240', statement: 'Console.log(show("small"))' },
    {
      text: 'soon',
      statement:
        'Promise.all([later(1)]) ->Promise.thenResolve(all => Console.log(all)) ->Promise.done',
    },
    { text: 'later' },
  ]);
  expect(withoutMarks([{ text: '<check 1>' }], undefined)).toEqual([{ text: '<check 1>' }]);
});

test('a difference has the statement that printed it, and whether it stands in its place', () => {
  const printed = [{ text: 'own' }, { text: '1\n2', statement: 'print()' }];
  expect(findPrintedDifference(['own', '1', '2'], printed, 'mend')).toBeUndefined();
  expect(findPrintedDifference(['own', '1', '3'], printed, 'mend')).toEqual({
    line: 3,
    expected: '3',
    got: '2',
    statement: 'print()',
    isInPlace: true,
  });
  expect(findPrintedDifference(['own', 'more', '1', '2'], printed, 'mend')).toEqual({
    line: 2,
    expected: 'more',
    got: '1',
    statement: 'print()',
    isInPlace: false,
  });
  expect(findPrintedDifference(['mine', '1', '2'], printed, 'mend')).toEqual({
    line: 1,
    expected: 'mine',
    got: 'own',
  });
});
