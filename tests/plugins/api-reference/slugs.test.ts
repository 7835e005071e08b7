import { moduleLabel, moduleSlug } from '../../../plugins/api-reference/slugs';

const steps = (...names: readonly string[]) =>
  names.map((name) => ({
    name: name.replace('type ', ''),
    isModuleType: name.startsWith('type '),
  }));

test.each([
  ['js', ['Array2'], 'js/array-2'],
  ['js', ['Null_undefined'], 'js/null-undefined'],
  ['js', ['TypedArray2', 'Int8Array'], 'js/typed-array-2_int-8-array'],
  ['js', ['Typed_array', 'type S'], 'js/typed-array_type-s'],
  ['js', ['WeakMap'], 'js/weak-map'],
  ['belt', ['HashMap', 'Int'], 'belt/hash-map-int'],
  ['belt', ['SortArray', 'String'], 'belt/sort-array-string'],
  ['dom', ['Storage2'], 'dom/storage2'],
  ['belt', [], 'belt'],
] as const)('older versions address %s %j as %s', (library, path, slug) => {
  expect(moduleSlug(library, steps(...path), 'dashed')).toBe(slug);
});

test.each([
  ['core', ['Array'], 'core/array'],
  ['js', ['TypedArray2', 'Int8Array'], 'js/typedarray2/int8array'],
  ['js', ['Typed_array', 'type S'], 'js/typed_array/s'],
  ['belt', ['Map', 'String'], 'belt/map/string'],
  ['stdlib', [], 'stdlib'],
] as const)('newer versions address %s %j as %s', (library, path, slug) => {
  expect(moduleSlug(library, steps(...path), 'nested')).toBe(slug);
});

test('sidebars of one list name submodules with all their words', () => {
  expect(moduleLabel('js/typed-array_int-8-array', 'Int8Array', 'dashed')).toBe(
    'TypedArrayInt8Array',
  );
  expect(moduleLabel('belt/hash-map-int', 'Int', 'dashed')).toBe('HashMapInt');
  expect(moduleLabel('belt/hashmap/int', 'Int', 'nested')).toBe('Int');
  expect(moduleLabel('js', 'Js', 'dashed')).toBe('Js');
});
