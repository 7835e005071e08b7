import { highlightParts, plainText } from '../../../../src/lib/search/dialog/highlight';

test.each([
  ['no marks', [{ text: 'no marks', isMarked: false }]],
  [
    'a <mark>rec</mark>ord',
    [
      { text: 'a ', isMarked: false },
      { text: 'rec', isMarked: true },
      { text: 'ord', isMarked: false },
    ],
  ],
  ['<mark>all</mark>', [{ text: 'all', isMarked: true }]],
  [
    '<img src=x onerror=alert(1)> <mark><b>x</b></mark>',
    [
      { text: '<img src=x onerror=alert(1)> ', isMarked: false },
      { text: '<b>x</b>', isMarked: true },
    ],
  ],
  [
    'open <mark>end',
    [
      { text: 'open ', isMarked: false },
      { text: 'end', isMarked: true },
    ],
  ],
  [
    'end</mark> only',
    [
      { text: 'end', isMarked: false },
      { text: ' only', isMarked: false },
    ],
  ],
  ['', []],
])('%j', (text, parts) => {
  expect(highlightParts(text)).toEqual(parts);
});

test('a plain text has no marks, and all else', () => {
  expect(plainText('<i>a</i> <mark>b</mark>')).toBe('<i>a</i> b');
});
