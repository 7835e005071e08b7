import { loadAllApiModels } from '../../../../plugins/api-reference/load';
import { modulesOfModel } from '../../../../plugins/api-reference/model/modelIndex';
import type { ApiItem, ApiModule } from '../../../../plugins/api-reference/model/types';
import { pageDescription } from '../../../../plugins/api-reference/pages/description';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

const MODEL = { version: 'v10.0.0', syntax: 'rescript' } as const;

function value(
  name: string,
  more: { uncurriedTwinOf?: string; deprecated?: string } = {},
): ApiItem {
  return {
    kind: 'value',
    name,
    id: `Belt.List.${name}`,
    anchor: `value-${name}`,
    signature: `let ${name}: int`,
    isNative: true,
    ...more,
  };
}

const TYPE: ApiItem = {
  kind: 'type',
  name: 't',
  id: 'Belt.List.t',
  anchor: 'type-t',
  signature: 'type t',
  isNative: true,
  fields: [],
  constructors: [],
};

function module(more: Partial<ApiModule>): ApiModule {
  return {
    kind: 'module',
    name: 'List',
    id: 'Belt.List',
    path: ['Belt', 'List'],
    slug: 'belt/list',
    label: 'List',
    items: [],
    modules: [],
    ...more,
  };
}

test.each([
  [
    { items: [TYPE, value('head'), value('mapU', { uncurriedTwinOf: 'map' }), value('map')] },
    'The module Belt.List in ReScript 10: 3 values and 1 type, among them head and map.',
  ],
  [
    { items: [value('old', { deprecated: '' }), value('+'), value('get')] },
    'The module Belt.List in ReScript 10: 3 values, among them get.',
  ],
  [{ items: [TYPE] }, 'The module Belt.List in ReScript 10: 1 type, among them t.'],
  [
    { kind: 'functor', items: [value('cmp')] },
    'The functor Belt.List in ReScript 10: 1 value, among them cmp.',
  ],
  [
    { aliasOf: 'Belt.Lists', items: [TYPE] },
    'The module Belt.List in ReScript 10, which is another name of Belt.Lists.',
  ],
  [{}, 'The module Belt.List in ReScript 10, which holds nothing of its own.'],
] as const)('says what %j holds', (more, sentence) => {
  expect(pageDescription(module(more), MODEL)).toBe(sentence);
});

test('leaves names out that would make it too long', () => {
  const items = ['a', 'b', 'c', 'd'].map((letter) => value(letter.repeat(60)));
  expect(pageDescription(module({ items }), MODEL)).toBe(
    'The module Belt.List in ReScript 10: 4 values.',
  );
});

test(
  'no two pages of the site have the same one, and none is too long',
  async () => {
    const { models } = await loadAllApiModels();
    const all = models.flatMap((model) =>
      [...modulesOfModel(model)].map((one) => pageDescription(one, model)),
    );
    expect(all.length).toBeGreaterThan(650);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((sentence) => sentence.length > 220)).toEqual([]);
  },
  COLD_MS,
);
