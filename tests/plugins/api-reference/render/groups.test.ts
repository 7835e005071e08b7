import { loadAllApiModels } from '../../../../plugins/api-reference/load';
import { modulesOfModel } from '../../../../plugins/api-reference/model/modelIndex';
import type { ApiModel, ApiModule } from '../../../../plugins/api-reference/model/types';
import { grouped } from '../../../../plugins/api-reference/render/groups';
import { entriesOf } from '../../../../plugins/api-reference/render/item';
import { versionOf } from '../../../support/versionOf';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

let models: readonly ApiModel[];

beforeAll(async () => {
  ({ models } = await loadAllApiModels());
}, COLD_MS);

function groupsOf(module: ApiModule): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    grouped(module, entriesOf(module)).map(({ group = '', members }) => [
      group,
      members.map(({ item }) => item.name),
    ]),
  );
}

function groups(version: number, id: string): Readonly<Record<string, readonly string[]>> {
  const { name } = versionOf(version);
  const model = models.find((one) => one.version === name);
  const module = model && [...modulesOfModel(model)].find((one) => one.id === id);
  if (!module) throw new Error(`Expected ${id} in ${name}, got none.`);
  return groupsOf(module);
}

test('values go where their names and types say', () => {
  expect(groups(12, 'Belt.List')).toEqual({
    Types: ['t'],
    Make: ['make', 'makeBy', 'fromArray'],
    Read: [
      ...['length', 'size', 'head', 'headExn', 'headOrThrow', 'tail', 'tailExn', 'tailOrThrow'],
      ...['get', 'getExn', 'getOrThrow', 'every', 'some', 'every2', 'some2', 'has', 'getBy'],
      ...['getAssoc', 'hasAssoc'],
    ],
    Transform: expect.arrayContaining(['drop', 'concat', 'map', 'keep', 'partition', 'setAssoc']),
    'Loop and fold': expect.arrayContaining(['forEach', 'reduce', 'reduceReverse2']),
    Compare: ['cmpByLength', 'cmp', 'eq'],
    Convert: ['toArray'],
    Deprecated: expect.arrayContaining(['filter']),
  });
  expect(groups(12, 'Stdlib.Map')).toEqual({
    Types: ['t'],
    Make: ['make', 'fromArray', 'fromIterator'],
    Read: ['size', 'isEmpty', 'get', 'has', 'keys', 'values', 'entries'],
    'Change in place': ['clear', 'set', 'delete'],
    'Loop and fold': ['forEach', 'forEachWithKey'],
    More: ['ignore'],
  });
  // The callback comes first in old libraries, and types have other brackets in Reason.
  const old = groups(8, 'Js.Array');
  expect(old.Transform).toContain('map');
  expect(old['Loop and fold']).toContain('forEach');
  expect(old['Change in place']).toContain('push');
});

test('what is deprecated stands at the end, unless all is', () => {
  expect(Object.keys(groups(12, 'Stdlib.Array')).at(-1)).toBe('Deprecated');
  expect(Object.keys(groups(12, 'Js.Array2'))).not.toContain('Deprecated');
});

test('there are no groups where they would tell nothing', () => {
  for (const id of ['Belt.Range', 'Dom', 'Stdlib.Math']) {
    expect(Object.keys(groups(12, id))).toEqual(['']);
  }
});

test('every item is in one group, and hardly any without a task', () => {
  const all = models.flatMap((model) => [...modulesOfModel(model)]);
  let items = 0;
  let without = 0;
  for (const module of all) {
    const found = groupsOf(module);
    const names = Object.values(found).flat();
    expect(names.slice().sort()).toEqual(
      entriesOf(module)
        .map(({ item }) => item.name)
        .sort(),
    );
    items += names.length;
    without += (found.More ?? []).length;
  }
  expect(without / items).toBeLessThan(0.03);
});
