// cspell:ignore aray arraybufer hashmapint strin typedaray
import { similarModules } from '../../src/lib/similarModules';
import fixture from '../fixtures/versionSwitch.json';

const { pages } = fixture.api;

test.each([
  ['belt/aray', 'v11.0.0', 'belt/array'],
  ['belt/hashmapint', 'v11.0.0', 'belt/hashmap/int'],
  ['belt/hashmap/integer', 'v11.0.0', 'belt/hashmap/int'],
  ['belt/hashMap/string', 'v10.0.0', 'belt/hash-map-string'],
  ['js/arr-2', 'v9.0.0', 'js/array-2'],
  ['array', 'v10.0.0', 'belt/array'],
  ['core/promise', 'v10.0.0', 'js/promise'],
  ['core/arraybufer', 'v11.0.0', 'core/arraybuffer'],
  ['belt/numberformat', 'v11.0.0', 'core/intl/numberformat'],
  ['js/typedaray2/int8aray', 'v11.0.0', 'js/typedarray2/int8array'],
] as const)('%s in %s: first %s', (asked, version, first) => {
  expect(similarModules(asked, pages[version])[0]).toBe(first);
});

test('what resembles nothing is answered with the modules around it', () => {
  expect(similarModules('belt/zzzzzzzzzzz', pages['v11.0.0'])).toEqual(['belt']);
  expect(similarModules('zzzzzzzzzzz', pages['v11.0.0'])).toEqual([]);
  expect(similarModules('', pages['v11.0.0'])).toEqual([]);
});

test('there are a few, each of them once and known', () => {
  for (const asked of ['js/array', 'belt/map/strin', 'core/int']) {
    const similar = similarModules(asked, pages['v11.0.0']);
    expect(similar.length).toBeGreaterThan(1);
    expect(similar.length).toBeLessThanOrEqual(6);
    expect(new Set(similar).size).toBe(similar.length);
    for (const slug of similar) expect(pages['v11.0.0']).toContain(slug);
  }
});

test('an address of any length is answered', () => {
  expect(similarModules(`belt/${'array/'.repeat(5000)}`, pages['v11.0.0'])).toBeInstanceOf(Array);
});
