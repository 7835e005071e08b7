import {
  comparableItem,
  comparableSignature,
  isSameItem,
  typeNamesOf,
} from '../../../plugins/api-reference/identity/comparable';
import { histories } from '../../../plugins/api-reference/identity/history';
import { itemIdentity, moduleIdentity } from '../../../plugins/api-reference/identity/identity';
import { ModelIndex } from '../../../plugins/api-reference/model/modelIndex';
import type { ApiModel, ApiModule, LibraryName } from '../../../plugins/api-reference/model/types';

test('modules keep their identity under other slugs and in renamed libraries', () => {
  expect(moduleIdentity({ path: ['Js', 'Array2'] })).toBe('Js.Array2');
  expect(moduleIdentity({ path: ['Core', 'Array'] })).toBe(
    moduleIdentity({ path: ['Stdlib', 'Array'] }),
  );
  expect(itemIdentity({ path: ['Core'] }, { kind: 'value', name: 'window' })).not.toBe(
    itemIdentity({ path: ['Core'] }, { kind: 'type', name: 'window' }),
  );
});

describe('signatures that mean the same', () => {
  test.each([
    ["let map: (t('a), (. 'a) => 'b) => t('b)", "let map: (t<'x>, 'x => 'y) => t<'y>"],
    ['let ( + ): (int, int) => int', 'let \\"+": (int, int) => int'],
    [
      'let f: (~a: int, (. option(t)) => u) => v',
      'let f: (\n  ~a: int,\n  option<t> => u,\n) => v',
    ],
    ['type t = | A | B(int)', 'type t = A | B(int)'],
    ['type t = (module Comparable with type a = b)', 'type t = module(Comparable with type a = b)'],
    ['module type S = { type t; let a: t; }', 'module type S = {\n  type t\n  let a: t\n}'],
    ['@unboxed type t = Any(int)', 'type t = Any(int)'],
  ])('%j', (one, other) => {
    expect(comparableSignature(one)).toBe(comparableSignature(other));
  });

  test.each([
    ["let f: ('a, 'b) => 'a", "let f: ('a, 'b) => 'b"],
    ["let f: (('a, 'b)) => 'c", "let f: ('a, 'b) => 'c"],
    ["let f: ('a => 'b) => 'c", "let f: ('a, 'b) => 'c"],
    ['let f: (~a: int) => int', 'let f: int => int'],
    ['let f: (~a: int=?) => int', 'let f: (~a: int) => int'],
    ['let f: int => int', 'let f: int => float'],
  ])('unlike %j', (one, other) => {
    expect(comparableSignature(one)).not.toBe(comparableSignature(other));
  });
});

const type = (id: string, signature: string) => ({
  kind: 'type' as const,
  name: id.split('.').at(-1) ?? '',
  id,
  anchor: `type-${id.split('.').at(-1)}`,
  signature,
  isNative: true,
  fields: [],
  constructors: [],
});

const value = (id: string, signature: string) => ({
  kind: 'value' as const,
  name: id.split('.').at(-1) ?? '',
  id,
  anchor: `value-${id.split('.').at(-1)}`,
  signature,
  isNative: true,
});

function moduleNamed(id: string, slug: string, items: ApiModule['items']): ApiModule {
  const path = id.split('.');
  const name = path.at(-1) ?? '';
  return { kind: 'module', name, id, path, slug, label: name, items, modules: [] };
}

function model(version: string, library: LibraryName, root: ApiModule): ApiModel {
  return {
    format: 1,
    version,
    syntax: 'rescript',
    packages: [],
    libraries: [{ name: library, slug: library.toLowerCase(), package: 'p', root }],
  };
}

const oldest = model(
  'one',
  'Core',
  moduleNamed('Core', 'core', [
    type('Core.t', "type t<'a> = array<'a>"),
    value('Core.same', "let same: t<'a> => int"),
    value('Core.changed', 'let changed: int => int'),
    value('Core.removed', 'let removed: int'),
    value('Core.back', 'let back: int'),
  ]),
);
const middle = model(
  'two',
  'Core',
  moduleNamed('Core', 'core', [
    value('Core.same', "let same: array<'a> => int"),
    value('Core.changed', 'let changed: int => float'),
  ]),
);
const newest = model(
  'three',
  'Stdlib',
  moduleNamed('Stdlib', 'stdlib', [
    value('Stdlib.same', "let same: array<'b> => int"),
    value('Stdlib.changed', 'let changed: int => float'),
    value('Stdlib.added', 'let added: int'),
    value('Stdlib.back', 'let back: int'),
  ]),
);

test('names of comments and signatures have addresses', () => {
  const [library] = oldest.libraries;
  if (!library) throw new Error('Expected a library.');
  const index = new ModelIndex(oldest, '/api');
  expect(index.resolve('same', library.root)).toBe('/api/core#value-same');
  expect(index.resolve('Core.same', library.root)).toBe('/api/core#value-same');
  expect(index.resolve('string', library.root)).toBeUndefined();
  expect(index.resolveType('t', library.root)).toBe('/api/core#type-t');
  expect(index.resolveType('same', library.root)).toBeUndefined();
});

describe('names of the same type', () => {
  /** A library whose type `t` and value `f` are compared between two versions. */
  const version = (types: Readonly<Record<string, string>>, f: string) => {
    const inner = moduleNamed('Js.Inner', 'js/inner', [
      ...('Js.Inner.t' in types ? [type('Js.Inner.t', types['Js.Inner.t'] ?? '')] : []),
      value('Js.Inner.f', f),
    ]);
    const outer = Object.entries(types).flatMap(([id, signature]) =>
      id === 'Js.Inner.t' ? [] : [type(id, signature)],
    );
    return model('any', 'Js', { ...moduleNamed('Js', 'js', outer), modules: [inner] });
  };
  const same = (name: string, one: ApiModel, other: ApiModel) => {
    const [first, second] = [one, other].map((in_) => {
      const root = in_.libraries[0]?.root;
      const module = [root, ...(root?.modules ?? [])].find((candidate) =>
        candidate?.items.some(({ id }) => id === name),
      );
      const item = module?.items.find(({ id }) => id === name);
      if (!module || !item || item.kind === 'module') throw new Error(`Expected ${name}.`);
      return comparableItem(item, module, typeNamesOf(in_));
    });
    if (!first || !second) throw new Error('Expected two items.');
    return isSameItem(first, second);
  };

  test('are one, whichever of them is the other’s abbreviation', () => {
    const one = version(
      { 'Js.u': "type u<+'a>", 'Js.Inner.t': "type t<'a> = Js.u<'a>" },
      "let f: Js.u<'a> => int",
    );
    const other = version(
      { 'Js.u': "type u<'a> = Js.Inner.t<'a>", 'Js.Inner.t': "type t<'a>" },
      "let f: Js.Inner.t<'a> => int",
    );
    for (const name of ['Js.u', 'Js.Inner.t', 'Js.Inner.f'])
      expect(same(name, one, other)).toBe(true);
  });

  test('are two where a name stands for another built-in type', () => {
    const one = version({ 'Js.Inner.t': 'type t = int32' }, 'let f: array<int32> => t');
    const other = version({ 'Js.Inner.t': 'type t = int' }, 'let f: array<int> => t');
    expect(same('Js.Inner.t', one, other)).toBe(false);
    expect(same('Js.Inner.f', one, other)).toBe(false);
  });

  test('say nothing about a definition that is new', () => {
    const one = version({ 'Js.u': 'type u', 'Js.Inner.t': 'type t = Js.u' }, 'let f: int');
    const other = version(
      { 'Js.u': 'type u', 'Js.Inner.t': 'type t = Js.u = A | B' },
      'let f: int',
    );
    expect(same('Js.Inner.t', one, other)).toBe(false);
    const third = version(
      { 'Js.u': 'type u = A | B', 'Js.Inner.t': 'type t = A | B' },
      'let f: int',
    );
    expect(same('Js.Inner.t', other, third)).toBe(true);
  });
});

describe('marks', () => {
  const all = histories([newest, middle, oldest]);
  const of = (version: string, library: LibraryName, name: string) =>
    all.get(version)?.ofItem({ path: [library] }, { kind: 'value', name });

  test('tell where else something is', () => {
    expect(of('three', 'Stdlib', 'same')).toEqual({
      alsoIn: [
        { version: 'one', slug: 'core', anchor: 'value-same', module: 'Core', package: 'p' },
        { version: 'two', slug: 'core', anchor: 'value-same', module: 'Core', package: 'p' },
      ],
      changedIn: [],
    });
    expect(all.get('two')?.ofModule({ path: ['Core'] }).alsoIn).toEqual([
      { version: 'one', slug: 'core', module: 'Core', package: 'p' },
      { version: 'three', slug: 'stdlib', module: 'Stdlib', package: 'p' },
    ]);
  });

  test('tell what is new, changed and removed', () => {
    expect(of('three', 'Stdlib', 'added')).toEqual({ alsoIn: [], newIn: 'three', changedIn: [] });
    expect(of('one', 'Core', 'changed')?.changedIn).toEqual(['two']);
    expect(of('three', 'Stdlib', 'changed')?.changedIn).toEqual(['two']);
    expect(of('one', 'Core', 'removed')).toEqual({ alsoIn: [], removedIn: 'two', changedIn: [] });
    expect(of('one', 'Core', 'back')?.removedIn).toBe('two');
    expect(of('three', 'Stdlib', 'back')?.removedIn).toBeUndefined();
  });

  test('tell since when something is deprecated', () => {
    const version = (name: string, deprecated?: string) =>
      model(
        name,
        'Js',
        moduleNamed('Js', 'js', [
          {
            ...value('Js.f', 'let f: int'),
            ...(deprecated !== undefined && { deprecated }),
          },
          { ...value('Js.g', 'let g: int'), deprecated: '' },
        ]),
      );
    const known = histories([version('c', ''), version('b', 'Use g'), version('a')]);
    const since = (name: string, item: string) =>
      known.get(name)?.ofItem({ path: ['Js'] }, { kind: 'value', name: item }).deprecatedIn;
    expect(since('a', 'f')).toBeUndefined();
    expect(since('b', 'f')).toBe('b');
    expect(since('c', 'f')).toBe('b');
    // Nothing is known of what was before the oldest.
    expect(since('c', 'g')).toBe('a');
  });

  test('of what a version does not have are refused', () => {
    expect(() => of('two', 'Core', 'removed')).toThrow(/^Expected something of two, got/);
  });
});
