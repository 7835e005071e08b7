// cspell:ignore arrray patern polymorfic
import { changesBetween, changesForgiven } from '../../../../src/lib/search/engine/typos';

test.each([
  ['record', 'record', 0],
  ['recrod', 'record', 1],
  ['patern', 'pattern', 1],
  ['arrray', 'array', 1],
  ['polymorfic', 'polymorphic', 2],
  ['', 'abc', 3],
])('%s and %s are %d changes apart', (a, b, changes) => {
  expect(changesBetween(a, b)).toBe(changes);
  expect(changesBetween(b, a)).toBe(changes);
});

test.each([
  ['map', 0],
  ['list', 1],
  ['variant', 1],
  ['function', 2],
  ['->', 0],
  ['v11', 0],
  ['12345678', 0],
])('%s is forgiven %d changes', (word, changes) => {
  expect(changesForgiven(word)).toBe(changes);
});
