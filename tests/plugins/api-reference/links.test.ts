import { createFindValue } from '../../../plugins/api-reference/links';
import type { ApiLibrary, ApiModel, ApiModule } from '../../../plugins/api-reference/model/types';
import { LATEST_MANUAL_VERSION } from '../../../src/versions';

/** A library with a module `Array` that has a value `map` and a type of the same name. */
function library(name: 'Belt' | 'Core'): ApiLibrary {
  const declared = { name: 'map', signature: '', isNative: true } as const;
  const array: ApiModule = {
    kind: 'module',
    id: `${name}.Array`,
    name: 'Array',
    path: [name, 'Array'],
    slug: `${name.toLowerCase()}/array`,
    label: 'Array',
    items: [
      {
        ...declared,
        kind: 'type',
        id: `${name}.Array.map`,
        anchor: 'type-map',
        fields: [],
        constructors: [],
      },
      { ...declared, kind: 'value', id: `${name}.Array.map`, anchor: 'value-map' },
    ],
    modules: [],
  };
  const root: ApiModule = { ...array, name, id: name, path: [name], items: [], modules: [array] };
  return { name, slug: name.toLowerCase(), package: 'p', root };
}

test('values are found as programs of a release write them, the opened library without its name', async () => {
  const model: ApiModel = {
    format: 1,
    version: LATEST_MANUAL_VERSION.name,
    syntax: 'rescript',
    packages: [],
    libraries: [library('Core'), library('Belt')],
  };
  const load = jest.fn(async () => ({ models: [model] }));
  const find = createFindValue(load, '/base/');
  const { compilerRelease } = LATEST_MANUAL_VERSION.toolchain;
  const below = `/base/docs/manual/${LATEST_MANUAL_VERSION.path}/api`;
  expect(load).not.toHaveBeenCalled();
  expect(await find('Array', 'map', compilerRelease)).toBe(`${below}/core/array#value-map`);
  expect(await find('Belt.Array', 'map', compilerRelease)).toBe(`${below}/belt/array#value-map`);
  expect(await find('Core.Array', 'map', compilerRelease)).toBeUndefined();
  expect(await find('Array', 'map', '1.0.0')).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
});
