import { compiledParts, compiledSentence } from '../../src/lib/heroWords';

test.each([
  [7.19, 'build', 'Compiled in 7 ms by v1.2.3, when this page was built.'],
  [0.4, 'native', 'Compiled in less than 1 ms by v1.2.3, on this machine.'],
  [83.5, 'bundle', 'Compiled in 84 ms by v1.2.3, in your browser.'],
] as const)('%d ms by the %s', (milliseconds, where, sentence) => {
  expect(compiledSentence(milliseconds, 'v1.2.3', where)).toBe(sentence);
});

test('parts of the sentence, for a place with less room', () => {
  expect(compiledParts({ milliseconds: 7.19, where: 'bundle' })).toEqual({
    time: '7 ms',
    place: 'in your browser',
  });
});
