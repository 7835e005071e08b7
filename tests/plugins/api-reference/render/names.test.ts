import { typeNames } from '../../../../plugins/api-reference/render/names';

test.each([
  ["let get: (Js.Dict.t<'a>, string) => option<'a>", ['Js.Dict.t', 'string', 'option']],
  ["let make: (~id: id<'k, 'id>, ~size: int=?) => t<'k>", ['id', 'int', 't']],
  ["let cmp: (t('a), t('a), (. 'a, 'a) => int) => int", ['t', 't', 'int', 'int']],
  ['let \\"+": (int, int) => int', ['int', 'int', 'int']],
  ['let ( + ): (int, int) => int', ['int', 'int', 'int']],
  // Fields, tags and constructors are no types; those of constructors' arguments are.
  ['type t = {value: int, mutable next: option<t>}', ['int', 'option', 't']],
  ["type t<'a> = result<'a, 'b> = Ok('a) | Error('b)", ['result']],
  ['type t = [#a | #b(float)]', ['float']],
  ['exception Error(t)', ['t']],
  // Attributes hold other words.
  ['@unboxed type t = String(string) | @as(null) Null', ['string']],
  // Module types, but not what is theirs, nor the parameters and types of a functor.
  ["let f: module(Comparable with type t = 'a) => t", ['Comparable', 't']],
  ["let f: (module Comparable with type t = 'a) => t", ['Comparable', 't']],
  [
    'module Make: (M: {\n  type t\n  let cmp: (t, t) => int\n}) => {\n  let cmp: cmp<t>\n}',
    ['int', 'cmp'],
  ],
])('the types in %s', (signature, names) => {
  const found = typeNames(signature);
  expect(found.map(({ name }) => name)).toEqual(names);
  for (const { name, start, end } of found) expect(signature.slice(start, end)).toBe(name);
});
