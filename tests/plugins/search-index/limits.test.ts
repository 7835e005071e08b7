import { clipped } from '../../../plugins/search-index/limits';

describe('a clipped text', () => {
  it.each([
    ['one  line\n of text', 100, 'one line of text'],
    ['ends at a word', 9, 'ends at a'],
    ['ends at a word', 8, 'ends at'],
    ['sometimes', 4, 'some'],
    ['a\nb\u00a0c \n d\n', 100, 'a b c d'],
    ['', 5, ''],
  ])('%j, at most %i characters', (text, limit, expected) => {
    expect(clipped(text, limit)).toBe(expected);
  });
});
