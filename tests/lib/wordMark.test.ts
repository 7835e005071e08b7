import { LETTER_SIZE, LOOKS, SIGNS, wordMark } from '../../src/lib/wordMark';

test.each(LOOKS)('a word in the look %s keeps its letters', (look) => {
  expect(wordMark('Tea House', look, 'none').text.toLowerCase()).toBe('tea house');
});

test('capitals and small letters are the looks’ own', () => {
  expect(wordMark('Tea', 'capitals', 'none').text).toBe('TEA');
  expect(wordMark('Tea', 'lower', 'none').text).toBe('tea');
  expect(wordMark('TeA', 'solid', 'none').text).toBe('TeA');
});

test('a longer word is longer, and a wide letter longer than a narrow one', () => {
  const length = (name: string): number => wordMark(name, 'quiet', 'none').textLength;
  expect(length('mm')).toBeGreaterThan(2 * length('i'));
  expect(length('oooo')).toBe(Math.round(4 * 0.57 * LETTER_SIZE));
});

test.each(SIGNS)('the sign %s stands before the word, within the drawing', (sign) => {
  const { path, textStart, textLength, width } = wordMark('Tea', 'solid', sign);
  expect(path === undefined).toBe(sign === 'none');
  expect(textStart).toBe(sign === 'none' ? 2 : 24);
  expect(width).toBe(textStart + textLength + 2);
});
