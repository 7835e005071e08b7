import { spread } from '../../../plugins/compiled-examples/compiler/spread';
import { valueNamesOf } from '../../../plugins/compiled-examples/compiler/valueNames';

/** The lines of a spread program. */
const linesOf = (code: string): readonly string[] => spread(code).code.split('\n');

test('lines end after what wants something behind it', () => {
  expect(linesOf('let sum = add(1, [2, 3]->first)')).toEqual([
    'let sum = ',
    'add(',
    '1, ',
    '[',
    '2, ',
    '3]->',
    'first)',
  ]);
  expect(linesOf('let f = (~a, ~b=?) => a == 1 && b != None ? {x: a} : g')).toEqual([
    'let f = ',
    '(',
    '~a, ',
    '~b=?) => ',
    'a == ',
    '1 && ',
    'b != None ? {',
    'x: ',
    'a} : ',
    'g',
  ]);
});

test.each([
  ['let text = "a, (b)"', ['let text = ', '"a, (b)"']],
  ['// a, (b) => c', ['// a, (b) => c']],
  ['let text = `a, ${b} = (c)`', ['let text = ', '`a, ${b} = (c)`']],
  ['let x = -1', ['let x = ', '-1']],
  ['type t = {.. "a": int}', ['type t = ', '{.. "a": ', 'int}']],
])('strings, comments and what stands together stay: %s', (code, expected) => {
  expect(linesOf(code)).toEqual(expected);
});

test('names are found again', () => {
  const code = 'let total = prices->Array.map(price => price * rate)\nConsole.log(total)';
  const { code: spreadCode, placeOf } = spread(code);
  const lines = spreadCode.split('\n');
  const names = valueNamesOf(code);
  expect(names.map(({ name }) => name)).toEqual(
    'total prices map price price rate log total'.split(' '),
  );
  for (const name of names) {
    const { line, column } = placeOf(name);
    expect(lines[line]?.slice(column, column + name.name.length)).toBe(name.name);
  }
});

test('only names that may be values are asked for', () => {
  const code =
    'type pet = {name: string}\nlet cat: pet = {name: "😀"}; let n = Array.length([cat])';
  expect(valueNamesOf(code).map(({ name }) => name)).not.toContain('Array');
  expect(valueNamesOf(code).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['cat', 'n', 'length']),
  );
});
