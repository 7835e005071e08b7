import { newNameOf, withExample } from '../../../plugins/api-reference/model/migration';
import { functionType } from '../../../plugins/api-reference/signatures/functionType';

describe('what a function takes and gives', () => {
  const positional = (type: string) => ({ isOptional: false, type });

  test.each([
    ["let map: (t('a), (. 'a) => 'b) => t('b)", ["t('a)", "(. 'a) => 'b"], "t('b)"],
    ["let map: (array<'a>, 'a => 'b) => array<'b>", ["array<'a>", "'a => 'b"], "array<'b>"],
    ['let f: unit => unit', ['unit'], 'unit'],
    ['let unzip: ((a, b)) => c', ['(a, b)'], 'c'],
    ['let f: (. int, (int, int) => bool) => int => t', ['int', '(int, int) => bool'], 'int => t'],
    ['let \\"+": (int, int) => int', ['int', 'int'], 'int'],
    ['let f: (\n  dict<a, b>,\n  {"a": int},\n) => int', ['dict<a, b>', '{"a": int}'], 'int'],
  ])('%s', (signature, parameters, result) => {
    expect(functionType(signature)).toEqual({ parameters: parameters.map(positional), result });
  });

  test('has labels, which may be optional', () => {
    expect(functionType('let f: (~a: int, ~b: (int => t)=?, ~c: option<t>=?) => int')).toEqual({
      parameters: [
        { label: 'a', isOptional: false, type: 'int' },
        { label: 'b', isOptional: true, type: '(int => t)' },
        { label: 'c', isOptional: true, type: 'option<t>' },
      ],
      result: 'int',
    });
  });

  test.each(['let pi: float', 'let a: {"f": int => int}', 'type t = int => int'])(
    'is nothing for %s',
    (signature) => {
      expect(functionType(signature)).toBeUndefined();
    },
  );
});

describe('a migration', () => {
  const example = (signature: string, template: string, kind = 'value') => {
    const name = /^\w+ (\w+)/.exec(signature)?.[1] ?? '';
    const { before, after } = withExample(
      { template },
      { kind, id: `Js.Array2.${name}`, signature },
      ['Js', 'Array2'],
    );
    return [before, after];
  };

  test('keeps arguments that the template does not name, in front of the others', () => {
    expect(example("let map: (t<'a>, 'a => 'b) => t<'b>", 'Array.map()')).toEqual([
      'Js.Array2.map(array, fn)',
      'Array.map(array, fn)',
    ]);
    expect(
      example(
        "let reduce: (t<'a>, ('b, 'a) => 'b, 'b) => 'b",
        'Array.reduce(%insert.unlabelledArgument(2), %insert.unlabelledArgument(1))',
      ),
    ).toEqual(['Js.Array2.reduce(array, fn, value)', 'Array.reduce(array, value, fn)']);
  });

  test('moves labels, and drops the unit that ended them', () => {
    expect(
      example(
        'let f: (t, ~from: int, ~to_: int, unit) => t',
        '@apply.transforms(["dropUnitArgumentsInApply"]) A.f(~start=%insert.labelledArgument("from"), ~to_=%insert.labelledArgument("to_"))',
      ),
    ).toEqual(['Js.Array2.f(array, ~from, ~to_, ())', 'A.f(array, ~start=from, ~to_)']);
  });

  test('may be an expression, a name, or a type', () => {
    const other = '%insert.unlabelledArgument(0) << %insert.unlabelledArgument(1)';
    expect(example('let lsl: (int, int) => int', other)[1]).toBe('n << n2');
    expect(example('let empty: t', 'Null.null')[1]).toBe('Null.null');
    expect(example('let empty: t', 'globalThis()')[1]).toBe('globalThis');
    expect(example('type t', '%replace.type(: JsExn.t)', 'type')).toEqual([
      'Js.Array2.t',
      'JsExn.t',
    ]);
  });

  test('calls arguments by names that no label has', () => {
    expect(example('let f: (Date.t, ~date: float) => t', 'D.f()')).toEqual([
      'Js.Array2.f(date2, ~date)',
      'D.f(date2, ~date)',
    ]);
  });

  test('that doesn’t compile offers no code, and is no new name', () => {
    const id = 'Js.Promise.then_';
    const subject = { kind: 'value', id, signature: 'let then_: (int => int, int) => int' };
    const migration = withExample({ template: 'Promise.then()' }, subject, ['Js', 'Promise']);
    expect(migration).toEqual({
      template: 'Promise.then()',
      before: 'Js.Promise.then_(fn, n)',
      isBroken: true,
    });
    expect(newNameOf(migration)).toBeUndefined();
  });

  test('without the argument that it names has no example', () => {
    const template = 'JSON.stringify(~space=%insert.unlabelledArgument(2))';
    expect(example('let f: (t, int) => string', template)).toEqual([
      'Js.Array2.f(array, n)',
      undefined,
    ]);
  });
});

test.each([
  ['Js.Array2.map(array, fn)', 'Array.map(array, fn)', 'Array.map'],
  ['Js.Json.t', 'JSON.t', 'JSON.t'],
  ['Js.Array2.sliceFrom(array, n)', 'Array.slice(array, ~start=n)', undefined],
  ['BigInt.lnot(value)', '~~~(value)', undefined],
  ['A.f(a)', undefined, undefined],
])('the new name in %s → %s is %s', (before, after, name) => {
  expect(newNameOf({ template: '', before, ...(after !== undefined && { after }) })).toBe(name);
});
