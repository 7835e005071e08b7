import { laidOut } from '../../../../plugins/api-reference/render/layout';

describe('signatures', () => {
  test('of short functions stand in one line, however their formatter broke them', () => {
    expect(laidOut("let spliceInPlace:\n  (~pos: int, ~add: array('a), t('a)) => t('a)")).toBe(
      "let spliceInPlace: (~pos: int, ~add: array('a), t('a)) => t('a)",
    );
    expect(laidOut("let all2: ((promise<'a>, promise<'b>)) => promise<(\n  'a,\n  'b,\n)>")).toBe(
      "let all2: ((promise<'a>, promise<'b>)) => promise<('a, 'b)>",
    );
  });

  test('of long functions have a line for each parameter', () => {
    expect(
      laidOut(
        "let splice: (array<'a>, ~start: int, ~remove: int, ~insert: array<'a>) => array<'a>",
      ),
    ).toBe(
      "let splice: (\n  array<'a>,\n  ~start: int,\n  ~remove: int,\n  ~insert: array<'a>,\n) => array<'a>",
    );
  });

  test('keep commas of arguments, functions and objects within a parameter together', () => {
    expect(
      laidOut(
        "let reduceWithIndex: (result<'a, 'b>, {\"a\": int, \"b\": int}, (. 'c, 'a, int) => 'c) => 'c",
      ),
    ).toBe(
      "let reduceWithIndex: (\n  result<'a, 'b>,\n  {\"a\": int, \"b\": int},\n  (. 'c, 'a, int) => 'c,\n) => 'c",
    );
  });

  test('of uncurried functions keep the dot in the parenthesis', () => {
    expect(
      laidOut(
        "let someVeryLongName: (. t<'key, 'value, 'id>, t<'key, 'value, 'id>, 'key) => option<'value>",
      ),
    ).toBe(
      "let someVeryLongName: (.\n  t<'key, 'value, 'id>,\n  t<'key, 'value, 'id>,\n  'key,\n) => option<'value>",
    );
  });

  test('of operators keep their names', () => {
    expect(laidOut('let ( > ): (int, int) => bool')).toBe('let ( > ): (int, int) => bool');
    expect(laidOut('let \\"+": (int, int) => int')).toBe('let \\"+": (int, int) => int');
  });

  test('of values and records stay as they are', () => {
    for (const text of ['let pi: float', 'type t = {\n  a: int,\n  b: string,\n}']) {
      expect(laidOut(text)).toBe(text);
    }
  });

  test('of types that are another type stand in one line', () => {
    expect(
      laidOut(
        "type comparable('key, 'id) = (module Comparable with\n                                 type identity = 'id and type t = 'key)",
      ),
    ).toBe(
      "type comparable('key, 'id) = (module Comparable with type identity = 'id and type t = 'key)",
    );
  });

  test('with many tags do not run over the screen', () => {
    const tags = ['#a', '#"b c"', '#1', '#d', '#e', '#f', '#g', '#h', '#i'];
    expect(laidOut(`type t = [\n${tags.map((tag) => `  | ${tag}\n`).join('')}]`)).toBe(
      `type t = [${tags.join(' | ')}]`,
    );
    const few = 'type t = [\n  | #a\n  | #b\n]';
    expect(laidOut(few)).toBe(few);
  });

  test('of functors are indented by their brackets', () => {
    const reason = `module MakeComparable:
  (M: {
     type t;
     let cmp: (t, t) => int;
   }) =>
   {
    type identity;
    type t = M.t;
  }`;
    expect(laidOut(reason)).toBe(`module MakeComparable: (M: {
  type t;
  let cmp: (t, t) => int;
}) => {
  type identity;
  type t = M.t;
}`);
  });
});
