import { loadAllApiModels } from '../../../plugins/api-reference/load';
import { modulesOfModel } from '../../../plugins/api-reference/model/modelIndex';
import {
  constructorStructure,
  declaredType,
  structureOfValue,
  typeStructure,
} from '../../../plugins/api-reference/signatures/typeStructure';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

const A = { kind: 'variable', name: "'a" };
const INT = { kind: 'named', name: 'int' };

test.each<readonly [string, unknown]>([
  ["'a", A],
  ['unit', { kind: 'named', name: 'unit' }],
  ["Js.Dict.t<'a>", { kind: 'named', name: 'Js.Dict.t', arguments: [A] }],
  ["list('a)", { kind: 'named', name: 'list', arguments: [A] }],
  ["('a, int)", { kind: 'tuple', items: [A, INT] }],
  ['int => int', { kind: 'function', parameters: [{ type: INT }], result: INT }],
  [
    "(~from: int, ~to_: int=?, (. 'a) => int) => 'a",
    {
      kind: 'function',
      parameters: [
        { label: 'from', type: INT },
        { label: 'to_', isOptional: true, type: INT },
        { type: { kind: 'function', parameters: [{ type: A }], result: INT } },
      ],
      result: A,
    },
  ],
  // A tuple is one parameter.
  [
    "((int, 'a)) => int",
    {
      kind: 'function',
      parameters: [{ type: { kind: 'tuple', items: [INT, A] } }],
      result: INT,
    },
  ],
  ['{..}', { kind: 'object', isOpen: true, fields: [] }],
  ["{..} as 'a", { kind: 'alias', name: "'a", type: { kind: 'object', isOpen: true, fields: [] } }],
  ['{"x": int}', { kind: 'object', isOpen: false, fields: [{ name: 'x', type: INT }] }],
  ['{. "x": int }', { kind: 'object', isOpen: false, fields: [{ name: 'x', type: INT }] }],
  [
    '[> #a | #"b c"(int)]',
    {
      kind: 'variant',
      bound: 'at least',
      tags: [{ name: 'a' }, { name: 'b c', arguments: [INT] }],
    },
  ],
  ['[ | `a ]', { kind: 'variant', bound: 'exactly', tags: [{ name: 'a' }] }],
  [
    "module(Comparable with type t = 'a)",
    { kind: 'module', signature: "Comparable with type t = 'a" },
  ],
  ['(module Comparable)', { kind: 'module', signature: 'Comparable' }],
])('%s is read as a tree', (text, structure) => {
  expect(typeStructure(text)).toEqual(structure);
});

test.each(['', 'int int', '(int', '(~a: int)', '{x: int', '[int]'])('“%s” is no type', (text) => {
  expect(typeStructure(text)).toBeUndefined();
});

test('constructors have arguments, and a result where they name it', () => {
  expect(constructorStructure('None')).toEqual({ arguments: [] });
  expect(constructorStructure("Pair('a, int)")).toEqual({ arguments: [A, INT] });
  expect(constructorStructure('Number: kind<int>')).toEqual({
    arguments: [],
    result: { kind: 'named', name: 'kind', arguments: [INT] },
  });
  expect(constructorStructure('Shape({sides?: int})')).toEqual({
    arguments: [{ kind: 'record', fields: [{ name: 'sides', isOptional: true, type: INT }] }],
  });
});

test('declared types have parameters, and what they equal', () => {
  expect(declaredType("type t<'a> = array<'a>")).toEqual({
    parameters: ["'a"],
    structure: { kind: 'named', name: 'array', arguments: [A] },
  });
  expect(declaredType("@unboxed type t<+'a> = null<'a> = Value('a) | @as(null) Null")).toEqual({
    parameters: ["'a"],
    structure: { kind: 'named', name: 'null', arguments: [A] },
  });
  for (const own of ['type t', 'type t = A | B(int)', 'type t = {a: int}', 'type t = | A']) {
    expect(declaredType(own)).toEqual({ parameters: [] });
  }
});

test(
  'all types of all versions are read',
  async () => {
    const { models } = await loadAllApiModels();
    const unread = models.flatMap((model) =>
      [...modulesOfModel(model)].flatMap(({ items }) =>
        items.flatMap((item): readonly string[] => {
          if (item.kind === 'value')
            return structureOfValue(item.signature) ? [] : [item.signature];
          if (item.kind !== 'type') return [];
          const fields = item.fields.filter(({ type }) => !typeStructure(type));
          const constructors = item.constructors.filter(
            (one) => !constructorStructure(one.signature),
          );
          const isUnread =
            /=/.test(item.signature) &&
            item.fields.length + item.constructors.length === 0 &&
            !declaredType(item.signature).structure;
          return [
            ...fields.map(({ type }) => type),
            ...constructors.map(({ signature }) => signature),
            ...(isUnread ? [item.signature] : []),
          ];
        }),
      ),
    );
    expect(models.length).toBeGreaterThan(1);
    expect(unread).toEqual([]);
  },
  COLD_MS,
);
