import { readType, type Type } from '../../../../src/lib/search/engine/typeSyntax';

/** A type as text, so that expectations can be read. */
function shown(type: Type | undefined): string | undefined {
  switch (type?.kind) {
    case undefined:
      return undefined;
    case 'variable':
      return `'${type.name}`;
    case 'constructor': {
      const list = type.arguments.map(shown).join(', ');
      return list === '' ? type.name : `${type.name}<${list}>`;
    }
    case 'function':
      return `{${type.parameters.map(shown).join(', ')} => ${shown(type.result)}}`;
  }
}

test.each([
  ['array<int>', 'array<int>'],
  ["array('a) => int", "{array<'a> => int}"],
  ["(array<'a>, 'a => 'b) => array<'b>", "{array<'a>, {'a => 'b} => array<'b>}"],
  ["array<'a> => ('a => 'b) => array<'b>", "{array<'a>, {'a => 'b} => array<'b>}"],
  ["(. array('a), (. 'a) => bool) => bool", "{array<'a>, {'a => bool} => bool}"],
  ['dict<a> => array<(string, a)>', '{dict<a> => array<()<string, a>>}'],
  ['(~length: int, ~fill: string=?) => string', '{int => string}'],
  ['unit => float', '{unit => float}'],
  ['() => float', '{ => float}'],
  ['Js.Dict.t<int>', 'Js.Dict.t<int>'],
  ['{"a": int} => [#a | #b]', '{{ " a " : int } => [ #a | #b ]}'],
])('%s', (text, expected) => {
  expect(shown(readType(text))).toBe(expected);
});

test.each([
  ["array<'a", "array<'a>"],
  ['(array<int>, int', '()<array<int>, int>'],
  ['string =>', "{string => '?}"],
])('%s counts as closed while it is typed', (text, expected) => {
  expect(shown(readType(text))).toBe(expected);
});

test.each(['', 'map filter', '=>', 'x + 1 => y', 'array<int>>', ')(', '('.repeat(9000)])(
  '%# no type',
  (text) => {
    const type = readType(text);
    expect(type === undefined || (type.kind === 'variable' && text === '')).toBe(true);
  },
);
