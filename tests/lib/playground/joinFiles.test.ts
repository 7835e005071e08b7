import { fileLine, joinFiles } from '../../../src/lib/playground/joinFiles';

const FILES = [
  { name: 'Shapes.resi', code: 'let double: int => int' },
  { name: 'Shapes.res', code: 'let hidden = 2\nlet double = x => x * hidden // twice' },
  { name: 'Names.res', code: 'let main = "Main"' },
  { name: 'Main.res', code: 'let four = Shapes.double(2)\n' },
];

const joined = joinFiles(FILES);

test('files become modules in front of the last one', () => {
  expect(joined.code).toBe(
    [
      'module Shapes: {',
      'let double: int => int',
      '} = {',
      'let hidden = 2',
      'let double = x => x * hidden // twice',
      '}',
      'module Names = {',
      'let main = "Main"',
      '}',
      'let four = Shapes.double(2)',
      '',
    ].join('\n'),
  );
});

test('the last file may have an interface, too', () => {
  const { code } = joinFiles([
    { name: 'Main.resi', code: 'let a: int' },
    { name: 'Main.res', code: 'let a = 1' },
  ]);
  expect(code).toBe('module Main: {\nlet a: int\n} = {\nlet a = 1\n}\ninclude Main');
});

test.each([
  ['a file', ['App.res', 'let make = 1'], ['Main.res', 'let a = App.make'], true],
  ['the last file', ['App.resi', 'let make: int'], ['App.res', 'let make = 1'], true],
  ['a module', ['Names.res', 'let a = 1'], ['Main.res', 'module App = {\n}'], false],
  ['a file and a module', ['App.res', ''], ['Main.res', '  module App = {\n}'], false],
])('%s is called App', (_what, first, last, hidesApp) => {
  const all = [first, last].map(([name = '', code = '']) => ({ name, code }));
  expect(joinFiles(all).hidesApp).toBe(hidesApp);
});

test('each line of a file is found again', () => {
  for (const { name, code } of FILES) {
    for (const [index, text] of code.split('\n').entries()) {
      const line = joined.code
        .split('\n')
        .findIndex(
          (each, place) =>
            each === text && fileLine(joined, place + 1)?.file === name && each !== '',
        );
      if (text !== '') expect(fileLine(joined, line + 1)).toEqual({ file: name, line: index + 1 });
    }
  }
});

test('lines that were added belong to the file before them, or to the one that an interface is about', () => {
  expect(fileLine(joined, 1)).toEqual({ file: 'Shapes.resi', line: 1 });
  expect(fileLine(joined, 3)).toEqual({ file: 'Shapes.res', line: 1 });
  expect(fileLine(joined, 6)).toEqual({ file: 'Shapes.res', line: 2 });
  expect(fileLine(joined, 99)).toEqual({ file: 'Main.res', line: 2 });
});
