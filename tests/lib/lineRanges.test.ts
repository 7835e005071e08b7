import { parseLineRanges } from '../../src/lib/lineRanges';

test.each([
  ['1', [1]],
  ['1,3-5', [1, 3, 4, 5]],
  ['1..3', [1, 2, 3]],
  [' 7 , 2 - 3 ', [2, 3, 7]],
  ['3-5,4-6,5', [3, 4, 5, 6]],
  ['10,9', [9, 10]],
  ['4-4', [4]],
])('%j', (spec, lines) => {
  expect(parseLineRanges(spec, 10)).toEqual({ ok: true, value: lines });
});

test.each([
  ['', 'a line number or a range, got ""'],
  ['1,', 'a line number or a range, got ""'],
  ['one', 'a line number or a range, got "one"'],
  ['1-', 'a line number or a range, got "1-"'],
  ['-1', 'a line number or a range, got "-1"'],
  ['1.5', 'a line number or a range, got "1.5"'],
  ['1...3', 'a line number or a range, got "1...3"'],
  ['1-2-3', 'a line number or a range, got "1-2-3"'],
  ['{1}', 'a line number or a range, got "{1}"'],
  ['0-2', 'lines counted from 1, got "0-2"'],
  ['5-3', 'a range that ends after its start, got "5-3"'],
  ['1,11', 'no line after 10, got "11"'],
  [`1-${'9'.repeat(400)}`, `no line after 10, got "1-${'9'.repeat(400)}"`],
])('%j is refused', (spec, sentence) => {
  expect(parseLineRanges(spec, 10)).toEqual({
    ok: false,
    error: `Expected ${sentence} in the highlighted lines "${spec}"; write for example 1,3-5.`,
  });
});

test('without a known length, lines end somewhere', () => {
  expect(parseLineRanges('9999-10000').ok).toBe(true);
  expect(parseLineRanges('1-9999999').ok).toBe(false);
});
