// cspell:ignore addint mulint negbigint YMDH
import { cleanSignature } from '../../../plugins/api-reference/signatures/clean';
import { typeDetails } from '../../../plugins/api-reference/signatures/details';
import { formatSignatures } from '../../../plugins/api-reference/signatures/format';
import { Interfaces } from '../../../plugins/api-reference/signatures/interfaces';
import { parseInterface } from '../../../plugins/api-reference/signatures/parse';
import { splitOutside } from '../../../plugins/api-reference/signatures/scan';
import { referenceFacts } from '../../../plugins/api-reference/libraries';
import type { ApiSyntax } from '../../../plugins/api-reference/model/types';

/** As `bsc -bs-re-out X.cmi` of the oldest version prints it. */
const REASON = `type t;
type exn += pri Error(t);
[@bs...] external makeWithYMDH:
  (~year: float, ~month: float, ~date: float, ~hours: 
  float, unit) => t = "Date";
external ( + ): (int, int) => int = "%addint";
type tagged_t =
    JSFalse
  | JSNumber(float);
type node = { value: int, next: option(node), } and list = { first: node, };
module type Type = { type t; let make: unit => t; };
module Null = Js.Null;
module MakeComparable:
  (M : { type t; let cmp: (t, t) => int; }) => {
                                                 type identity;
                                                 let cmp: cmp(t, identity);
                                               };
`;

/** As \`bsc X.cmi\` of later versions prints it. */
const RESCRIPT = `type rec t<'a> = 'a
  constraint 'a = {..}
@unboxed @unboxed type rec arity1<'a> = {\\"I1": 'a}
type exn += private  Error(t)
type exn +=  Undefined
external all3: ((promise<'a0>, promise<'a1>)) => promise<
  ('a0, 'a1),
> =
  "all" "#rescript-external"
external ~-: bigint => bigint = "%negbigint"
let get: (Js_dict.t<'a>, string) => option<'a>
module Int = Belt_MapInt
module TimeoutId: {
  external ignore: timeoutId => unit = "%ignore"
}
module MakeHashable: (
  M: {
    type rec t
    let hash: t => int
  },
) => {
  type rec identity
  let hash: hash<t, identity>
}
@deprecated("Use { this }
  instead")
let last: int
`;

const clean = (text: string, syntax: ApiSyntax = 'rescript') =>
  parseInterface(text, syntax).map((declaration) =>
    cleanSignature(
      declaration,
      syntax,
      (file) => ({ Js_dict: 'Js.Dict', Core__Ordering: 'Ordering' })[file],
    ),
  );

describe('printed interfaces', () => {
  test('of Reason are taken apart', () => {
    expect(parseInterface(REASON, 'reason').map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'type t',
      'exception Error',
      'value makeWithYMDH',
      'value +',
      'type tagged_t',
      'type node',
      'type list',
      'module-type Type',
      'alias Null',
      'functor MakeComparable',
    ]);
  });

  test('of ReScript are taken apart', () => {
    expect(parseInterface(RESCRIPT, 'rescript').map(({ kind, name }) => `${kind} ${name}`)).toEqual(
      [
        'type t',
        'type arity1',
        'exception Error',
        'exception Undefined',
        'value all3',
        'value ~-',
        'value get',
        'alias Int',
        'module TimeoutId',
        'functor MakeHashable',
        'value last',
      ],
    );
  });

  test.each([
    ['reason', REASON, 'MakeComparable', ['identity', 'cmp']],
    ['rescript', RESCRIPT, 'MakeHashable', ['identity', 'hash']],
    ['rescript', RESCRIPT, 'TimeoutId', ['ignore']],
  ] as const)('in %s tell what is in a module', (syntax, text, name, names) => {
    const found = parseInterface(text, syntax).find((one) => one.name === name);
    expect(found?.body?.map((one) => one.name)).toEqual(names);
  });

  test('tell what an alias stands for', () => {
    const targets = [...parseInterface(REASON, 'reason'), ...parseInterface(RESCRIPT, 'rescript')];
    expect(targets.flatMap(({ target }) => target ?? [])).toEqual(['Js.Null', 'Belt_MapInt']);
  });
});

describe('clean signatures', () => {
  test.each([
    ['[@bs...] external log: \'a => unit = "log";', 'reason', "let log: 'a => unit"],
    ['external ( * ): (int, int) => int = "%mulint";', 'reason', 'let ( * ): (int, int) => int'],
    ['external *: (int, int) => int = "%mulint"', 'rescript', 'let \\"*": (int, int) => int'],
    ['let match_: t => bool', 'rescript', 'let match_: t => bool'],
    ['type exn += pri Error(t);', 'reason', 'exception Error(t)'],
    ['type exn +=  Undefined', 'rescript', 'exception Undefined'],
    ["type rec t<'a> = Js_dict.t<'a>", 'rescript', "type t<'a> = Js.Dict.t<'a>"],
    ['type rec t = {t: int}', 'rescript', 'type t = {t: int}'],
    ['type rec t = Leaf | Node(t, t)', 'rescript', 'type rec t = Leaf | Node(t, t)'],
    ['@unboxed @unboxed type rec t = Any(int)', 'rescript', '@unboxed type t = Any(int)'],
    ['let compare: (t, t) => Core__Ordering.t', 'rescript', 'let compare: (t, t) => Ordering.t'],
    [
      'let match: (string, RegExp.t) => option<\\"RegExp.Result".t>',
      'rescript',
      'let match: (string, RegExp.t) => option<RegExp.Result.t>',
    ],
    [
      "type c<'k, 'id> = module(Comparable\n  with identity = 'id\n  with t = 'k)",
      'rescript',
      "type c<'k, 'id> = module(Comparable with type identity = 'id and type t = 'k)",
    ],
  ] as const)('%s', (text, syntax, expected) => {
    expect(clean(text, syntax)).toEqual([expected]);
  });
});

describe('details of types', () => {
  test('fields of records in both syntaxes', () => {
    const fields = [
      { name: 'value', type: 'int', isOptional: false },
      { name: 'next', type: 'option(node)', isOptional: false },
    ];
    expect(
      typeDetails('type node = { mutable value: int, next: option(node), }', 'reason'),
    ).toEqual({ fields, constructors: [] });
    expect(
      typeDetails(
        'type t = {\n  @as("in") in_?: dict<string, int>,\n  \\"I1": (int, [> #a | #b]) => int,\n}',
        'rescript',
      ).fields,
    ).toEqual([
      { name: 'in_', type: 'dict<string, int>', isOptional: true },
      { name: 'I1', type: '(int, [> #a | #b]) => int', isOptional: false },
    ]);
  });

  test('constructors of variants, also behind another name of the type', () => {
    expect(
      typeDetails("type t<'a> = Js.Null.t<'a> = Value('a) | @as(null) Null", 'rescript')
        .constructors,
    ).toEqual([
      { name: 'Value', signature: "Value('a)" },
      { name: 'Null', signature: 'Null' },
    ]);
    expect(
      typeDetails(
        'type kind(_) =\n    String: kind(Js.String.t)\n  | Number: kind(float)',
        'reason',
      ).constructors,
    ).toEqual([
      { name: 'String', signature: 'String: kind(Js.String.t)' },
      { name: 'Number', signature: 'Number: kind(float)' },
    ]);
  });

  test.each([
    ['type t', 'rescript'],
    ['type t = Js.Exn.t', 'rescript'],
    ["type t('a) = Belt.Id.t('a)", 'reason'],
    ['type t = {..}', 'rescript'],
    ['type t = {. "x": int }', 'reason'],
    ['type t = [#a | #b]', 'rescript'],
  ] as const)('none for %s', (text, syntax) => {
    expect(typeDetails(text, syntax)).toEqual({ fields: [], constructors: [] });
  });

  test('commas within type arguments separate nothing', () => {
    expect(splitOutside('a: (x, y) => z<b, c>, d', ',')).toEqual(['a: (x, y) => z<b, c>', ' d']);
  });
});

describe('layout', () => {
  test('a signature that can’t be read stays, and the others are laid out', async () => {
    const calls: string[] = [];
    const formatted = await formatSignatures(
      ['let a: int', 'let b: %', 'let c: int'],
      'reason',
      (code) => {
        calls.push(code);
        return Promise.resolve(
          code.includes('%') ? undefined : code.replaceAll(': int', ':\n  int'),
        );
      },
    );
    expect(formatted).toEqual(['let a:\n  int', 'let b: %', 'let c:\n  int']);
    expect(calls.length).toBeLessThan(6);
  });

  test('a formatter that changes more than the layout is not believed', async () => {
    const text = 'let f: a => (. b) => c';
    expect(
      await formatSignatures([text], 'rescript', () => Promise.resolve('let f: (a, . b) => c')),
    ).toEqual([text]);
  });
});

describe('interfaces of modules', () => {
  const { libraries } = referenceFacts('rescript-v10');
  const belt = libraries.find(({ name }) => name === 'Belt');
  const js = libraries.find(({ name }) => name === 'Js');
  if (!belt || !js) throw new Error('Expected Belt and Js among the libraries.');
  const interfaces = new Interfaces(
    {
      belt: 'module Map = Belt_Map',
      belt_Map: 'module Int = Belt_MapInt\ntype t',
      belt_MapInt: 'type key = int',
      js: 'module Nullable = Js_null_undefined\nmodule Typed_array = Js_typed_array\nmodule Other = Js.Typed_array.Inner',
      js_typed_array: 'module Inner: {\n  let x: int\n}',
      js_null_undefined: 'let y: int',
    },
    'rescript',
  );
  const names = (found: ReturnType<Interfaces['ofLibrary']>) =>
    found?.declarations.map(({ name }) => name);

  test('are found by the name of their file, whatever the alias says', () => {
    const root = interfaces.ofLibrary(belt);
    const map = root && interfaces.ofSubmodule(belt, root, ['Belt', 'Map']);
    const int = map && interfaces.ofSubmodule(belt, map, ['Belt', 'Map', 'Int']);
    expect(names(int)).toEqual(['key']);
    expect(int).toMatchObject({ file: 'Belt_MapInt', isAlias: false });
  });

  test('are found within others, by alias, and under their other name', () => {
    const root = interfaces.ofLibrary(js);
    if (!root) throw new Error('Expected the interface of Js.');
    expect(names(interfaces.ofSubmodule(js, root, ['Js', 'Nullable']))).toEqual(['y']);
    expect(interfaces.ofSubmodule(js, root, ['Js', 'Other'])).toMatchObject({ isAlias: true });
    const typed = interfaces.ofSubmodule(js, root, ['Js', 'Typed_array']);
    expect(
      typed && names(interfaces.ofSubmodule(js, typed, ['Js', 'Typed_array', 'Inner'])),
    ).toEqual(['x']);
    expect(interfaces.ofSubmodule(js, root, ['Js', 'Nothing'])).toBeUndefined();
  });
});
