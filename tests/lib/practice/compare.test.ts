import { findDifference, linesOf, writtenLines } from '../../../src/lib/practice/compare';

test('lines of a console: texts may have several, and blanks at their ends are not seen', () => {
  expect(linesOf(['one\ntwo ', '', 'three'])).toEqual(['one', 'two', '', 'three']);
});

test('what a reader wrote is without empty lines around it', () => {
  expect(writtenLines('\n 1\n\n2 \n\n')).toEqual([' 1', '', '2']);
  expect(writtenLines(' \n')).toEqual([]);
  expect(writtenLines('')).toEqual([]);
});

describe('findDifference', () => {
  test('finds none where all lines are the same', () => {
    expect(findDifference(['1', '2'], ['1', '2'], 'mend')).toBeUndefined();
  });

  test('tells the first line that differs', () => {
    expect(findDifference(['1', '2', '3'], ['1', '4', '5'], 'complete')).toEqual({
      line: 2,
      expected: '2',
      got: '4',
    });
  });

  test('tells what is missing, and what is too much', () => {
    expect(findDifference(['1', '2'], ['1'], 'mend')).toEqual({ line: 2, expected: '2' });
    expect(findDifference(['1'], ['1', '2'], 'mend')).toEqual({ line: 2, got: '2' });
    expect(findDifference(['1'], [], 'mend')).toEqual({ line: 1, expected: '1' });
  });

  test('blanks and the kind of quotes matter to programs, and not to readers who predict', () => {
    const lines = [['{name: "Rye", copies: 2}'], ["{ name: 'Rye', copies: 2 }"]] as const;
    expect(findDifference(...lines, 'predict')).toBeUndefined();
    expect(findDifference(...lines, 'mend')).toMatchObject({ line: 1 });
    expect(findDifference(['10'], ['1'], 'predict')).toMatchObject({ line: 1 });
  });
});
