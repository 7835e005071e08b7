import { lineFragment, readLineFragment } from '../../src/lib/lineAddress';

test.each([
  ['#type-parameters~2L5-8', { heading: 'type-parameters', block: 2, first: 5, last: 8 }],
  ['#~1L3', { heading: '', block: 1, first: 3, last: 3 }],
  ['#a~b~1L3', { heading: 'a~b', block: 1, first: 3, last: 3 }],
])('%s is read and written', (fragment, address) => {
  expect(readLineFragment(fragment)).toEqual(address);
  expect(lineFragment(address)).toBe(fragment);
});

test('a range may be written from its end', () => {
  expect(readLineFragment('#a~1L8-5')).toMatchObject({ first: 5, last: 8 });
});

test.each(['', '#type-parameters', '#a~1', '#a~xL1', '#a~1L12345'])('%j names no lines', (hash) => {
  expect(readLineFragment(hash)).toBeUndefined();
});
