// cspell:ignore foreachwithindex mapwithindex nullundefined xmlfile
import {
  canonical,
  createTermReader,
  piecesOf,
  singular,
} from '../../../../src/lib/search/engine/terms';

const termsOf = (text: string): string[] => createTermReader()(text);

describe('terms of a text', () => {
  test.each([
    ['words in lower case', 'Let Binding', ['let', 'binding']],
    [
      'parts and the whole of camel case',
      'forEachWithIndex',
      ['foreachwithindex', 'for', 'each', 'with', 'index'],
    ],
    ['parts and the whole of snake case', 'null_undefined', ['nullundefined', 'null', 'undefined']],
    ['capitals in a row', 'XMLFile', ['xmlfile', 'xml', 'file']],
    ['a digit at the end', 'Array2', ['array2', 'array', '2']],
    ['what follows a verb', 'toUpperCase', ['touppercase', 'to', 'upper', 'case', 'uppercase']],
    ['an underscore alone', '_', ['_']],
    ['accents', 'Café naïve', ['cafe', 'naive']],
    ['contractions', "don't", ['dont']],
  ])('%s', (_, text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  test('qualified names are terms from each of their dots', () => {
    expect(termsOf('Belt.Array.map')).toEqual([
      'belt.array.map',
      'belt',
      'array.map',
      'array',
      'map',
    ]);
  });

  test.each([
    ['@as', ['@as', 'as']],
    ['@@warning', ['@@warning', '@warning', 'warning']],
    ['%%raw', ['%%raw', '%raw', 'raw']],
    ['#red', ['#red', 'red']],
    ['~label', ['~label', 'label']],
  ])('%s is found with its sign and without', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  test('attributes with dots keep their sign', () => {
    expect(termsOf('@react.component')).toEqual(
      expect.arrayContaining(['@react.component', 'react', 'component']),
    );
  });

  test.each([
    '->',
    '|>',
    '...',
    '=>',
    '++',
    ':=',
    '===',
    '&&',
    '||',
    '!',
    '<>',
    '${',
    '`',
    '?',
    '#',
    '~',
    '@',
    '%',
  ])('%s is a term of its own', (operator) => {
    expect(termsOf(operator)).toEqual([operator]);
    expect(termsOf(`a ${operator} b`)).toEqual(['a', operator, 'b']);
  });

  test('operators beside names are found', () => {
    expect(termsOf('list->map(f) => ...rest')).toEqual([
      'list',
      '->',
      'map',
      'f',
      '=>',
      '...',
      'rest',
    ]);
  });

  test('punctuation of prose is no term', () => {
    expect(termsOf('Is it (really) so? "Yes", it is: so.')).toEqual([
      'is',
      'it',
      'really',
      'so',
      'yes',
      'it',
      'is',
      'so',
    ]);
  });

  test('a lone surrogate is left out', () => {
    expect(termsOf('a \ud83d b')).not.toContain('a \ud83d b');
    expect(termsOf('a \ud83d b')).toEqual(expect.arrayContaining(['a', 'b']));
  });
});

test.each([
  ['functions', 'function'],
  ['dependencies', 'dependency'],
  ['matches', 'match'],
  ['classes', 'class'],
  ['boxes', 'box'],
  ['caches', 'cache'],
  ['class', 'class'],
  ['status', 'status'],
  ['alias', 'alias'],
  ['this', 'this'],
  ['js', 'js'],
  ['has', 'has'],
])('the singular of %s is %s', (word, expected) => {
  expect(singular(word)).toBe(expected);
});

test('names that readers call the same have one canonical form', () => {
  expect(canonical('Pattern-Matchings')).toBe(canonical('pattern matching'));
  expect(canonical('Array.map')).toBe('array map');
});

test('pieces know where they stand', () => {
  const text = 'Use Array.mapWithIndex';
  const places = piecesOf(text).map(({ term, start, end }) => [term, text.slice(start, end)]);
  expect(places).toEqual(
    expect.arrayContaining([
      ['array.mapwithindex', 'Array.mapWithIndex'],
      ['map', 'map'],
      ['index', 'Index'],
    ]),
  );
});
