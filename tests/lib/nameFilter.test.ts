// cspell:ignore filt filtermap fltr tluc
import { nameFit } from '../../src/lib/nameFilter';

/** Names that fit, best first. */
const fitting = (query: string, names: readonly string[]): string[] =>
  names
    .flatMap((name) => {
      const fit = nameFit(query, name);
      return fit === undefined ? [] : [{ name, fit }];
    })
    .sort((a, b) => a.fit - b.fit)
    .map(({ name }) => name);

test('an empty query fits everything alike', () => {
  expect(fitting('  ', ['b', 'a'])).toEqual(['b', 'a']);
});

test('equal names go before beginnings, those before parts, and those before the rest', () => {
  const names = ['bitmap', 'flatMap', 'mapWithIndex', 'map', 'filter'];
  expect(fitting('map', names)).toEqual(['map', 'mapWithIndex', 'flatMap', 'bitmap']);
});

test.each([
  ['fkv', 'filterKeepValue'],
  ['filtMap', 'filterMap'],
  ['fm', 'filterMap'],
  ['FILTERMAP', 'filterMap'],
  ['mwi', 'mapWithIndex'],
  ['mi', 'mapWithIndex'],
  ['wi', 'mapWithIndex'],
  ['gu', 'get_unsafe'],
  ['unsafe', 'unsafe_get'],
  ['i8', 'fromInt8Array'],
  ['tluc', 'toLocaleUpperCase'],
  ['json', 'parseJSON'],
  ['map index', 'mapWithIndex'],
  ['index map', 'mapWithIndex'],
  ['>', '>='],
  ['u', 'mapU'],
])('%s fits %s', (query, name) => {
  expect(nameFit(query, name)).toBeDefined();
});

test.each([
  ['fmk', 'filterKeepMap'],
  ['mf', 'filterMap'],
  ['fltr', 'filter'],
  ['map x', 'map'],
  ['<', '>='],
  ['maps', 'map'],
])('%s does not fit %s', (query, name) => {
  expect(nameFit(query, name)).toBeUndefined();
});

test('a word may fit the place alone, which counts for less', () => {
  expect(nameFit('list map', 'map', 'Array')).toBeUndefined();
  const [own, other, place] = [
    nameFit('array map', 'map', 'Array'),
    nameFit('array map', 'filterMap', 'Array'),
    nameFit('array', 'map', 'Array'),
  ];
  expect(own).toBeLessThan(other ?? 0);
  expect(place).toBeGreaterThan(nameFit('array', 'toArrayOf', '') ?? 99);
});

test('a query with very many ways to fit ends', () => {
  expect(nameFit(`${'ab'.repeat(25)}x`, 'aB'.repeat(30))).toBeUndefined();
});
