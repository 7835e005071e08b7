import type { IndexedPage } from '../../../../src/lib/search/shards';
import { engineWith, found, manualPage, modulePage, question } from './support';

/** A module whose values have types, and whose `t` may be another name. */
function typedModule(
  title: string,
  members: readonly (readonly [name: string, signature: string, text?: string])[],
  own?: string,
): IndexedPage {
  const page = modulePage(title, []);
  const values = members.map(([heading, signature, text = '']) => ({
    level: 2,
    heading,
    anchor: `value-${heading}`,
    signature,
    text,
  }));
  const types =
    own === undefined ? [] : [{ level: 2, heading: 't', anchor: 'type-t', text: `type ${own}` }];
  return { ...page, sections: [...types, ...values] };
}

const engine = engineWith([
  manualPage('function', 'Function', [['Types of functions', "An arrow: 'a => 'b"]]),
  typedModule('Core.Array', [
    ['map', "(array<'a>, 'a => 'b) => array<'b>", 'map(array, fn) gives the results. More.'],
    ['mapUnsafe', "(array<'a>, 'a => 'b) => array<'b>"],
    ['filter', "(array<'a>, 'a => bool) => array<'a>"],
    ['length', "array<'a> => int"],
    ['join', '(array<string>, string) => string'],
  ]),
  typedModule(
    'Belt.Array',
    [
      ['map', "(t<'a>, 'a => 'b) => t<'b>", 'Deprecated. Use another one.'],
      ['size', "t<'a> => int"],
    ],
    "t<'a> = array<'a>",
  ),
  typedModule('Core.Dict', [['toArray', "t<'a> => array<(string, 'a)>"]], "t<'a> = dict<'a>"),
  typedModule('Core.Int', [['fromString', '(string, ~radix: int=?) => option<int>']]),
]);

const first = (query: string) => found(engine.search(question(query)))[0];

test.each([
  ["array<'a> => ('a => 'b) => array<'b>", 'api/core/array#value-map'],
  ['(a => b, array<a>) => array<b>', 'api/core/array#value-map'],
  ['(array<item>, item => result2) => array<result2>', 'api/core/array#value-map'],
  ["array('x) => ('x => bool) => array('x)", 'api/core/array#value-filter'],
  ['string => option<int>', 'api/core/int#value-fromString'],
  ['dict<a> => array<(string, a)>', 'api/core/dict#value-toArray'],
  ['Js.Dict.t<a> => array<(string, a)>', 'api/core/dict#value-toArray'],
  ['array<int> => int', 'api/core/array#value-length'],
])('%s', (query, place) => {
  expect(first(query)).toBe(place);
});

test('unsafe and deprecated members come later', () => {
  const urls = found(engine.search(question("(array<'a>, 'a => 'b) => array<'b>")));
  expect(urls.indexOf('api/core/array#value-map')).toBe(0);
  expect(urls).toEqual(
    expect.arrayContaining(['api/core/array#value-mapUnsafe', 'api/belt/array#value-map']),
  );
});

test('what is alike and not the same says so', () => {
  const isNear = (query: string) => engine.search(question(query)).hits[0]?.isNear ?? false;
  expect(isNear('(array<a>, a => b) => array<b>')).toBe(false);
  expect(isNear('(array<string>, string => int) => array<int>')).toBe(true);
});

test('hits carry the type and the first sentence', () => {
  const [hit] = engine.search(question('array map')).hits;
  expect(hit).toMatchObject({
    signature: "(array<'a>, 'a => 'b) => array<'b>",
    summary: 'map(array, fn) gives the results.',
  });
});

test.each(['=>', 'a => b', 'array => map => x + 1'])('%s is looked up by its words', (query) => {
  expect(engine.search(question(query)).hits.every(({ isNear }) => isNear === undefined)).toBe(
    true,
  );
});

describe('of members with the same type', () => {
  const others = engineWith([
    typedModule('Core.String', [['fromCharCode', 'int => string']]),
    typedModule('Core.Int', [
      ['toFixed', '(int, ~digits: int=?) => string'],
      ['toString', '(int, ~radix: int=?) => string'],
    ]),
    typedModule('Core.Float', [['fromString', 'string => option<float>']]),
    typedModule('Core', [['panic', "string => 'a"]]),
    typedModule('Belt.List', [['forEach', "(list<'a>, 'a => 'b) => unit"]]),
    typedModule('Js.List', [['iter', "('a => unit, list<'a>) => unit"]]),
  ]);
  const best = (query: string) => found(others.search(question(query)))[0];

  test.each([
    ['the one that is called after what it gives', 'int => string', 'api/core/int#value-toString'],
    [
      'one that returns it, not one that never does',
      'string => option<float>',
      'api/core/float#value-fromString',
    ],
    [
      'a callback’s result may be dropped',
      '(list<a>, a => unit) => unit',
      'api/belt/list#value-forEach',
    ],
  ])('%s', (_, query, place) => {
    expect(best(query)).toBe(place);
  });

  test('a block of code is no type', () => {
    expect(found(others.search(question('async () => {}')))).toEqual([]);
  });
});
