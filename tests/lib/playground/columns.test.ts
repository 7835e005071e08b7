import { columnOfByte } from '../../../src/lib/playground/columns';

test.each([
  ['abc', 0, 0],
  ['abc', 2, 2],
  ['abc', 9, 3],
  ['é😀漢b', 0, 0],
  ['é😀漢b', 1, 0],
  ['é😀漢b', 2, 1],
  ['é😀漢b', 4, 1],
  ['é😀漢b', 6, 3],
  ['é😀漢b', 9, 4],
  ['é😀漢b', 10, 5],
  ['', 3, 0],
])('in %j, byte %i is in column %i', (line, byte, column) => {
  expect(columnOfByte(line, byte)).toBe(column);
});
