import { type ApiModule, modulePages } from '../../../../plugins/search-index/sources/api';

const BASE = '/docs/manual/latest/api';

const array: ApiModule = {
  id: 'Core.Array',
  slug: 'core/array',
  docstring: 'Arrays. See [lists](/docs/list).',
  items: [
    {
      kind: 'value',
      name: 'map',
      anchor: 'value-map',
      signature: "let map: (array<'a>, 'a => 'b) => array<'b>",
      docstring:
        '`map(array, f)` calls `f`.\n\n#### Examples\n\n```res\n[1]->Array.map(x => x)\n```',
    },
    {
      kind: 'value',
      name: 'old',
      anchor: 'value-old',
      signature: 'let old: int',
      deprecated: 'Use `map` instead.',
    },
    { kind: 'module', name: 'Sorted', anchor: 'module-Sorted' },
  ],
  modules: [],
};

const model = {
  version: 'v11.0.0',
  libraries: [
    {
      root: {
        id: 'Core',
        slug: 'core',
        items: [],
        modules: [
          array,
          { id: 'Core.Arr', slug: 'core/arr', aliasOf: 'Core.Array', items: [], modules: [] },
        ],
      },
    },
  ],
};

it('has a page for each module, with its members', () => {
  expect(modulePages(model, BASE)).toEqual([
    { url: `${BASE}/core`, area: 'api', group: 'Core', title: 'Core', sections: [] },
    {
      url: `${BASE}/core/array`,
      area: 'api',
      group: 'Core',
      title: 'Core.Array',
      text: 'Arrays. See lists.',
      sections: [
        {
          level: 2,
          heading: 'map',
          anchor: 'value-map',
          text: 'map(array, f) calls f.',
          signature: "(array<'a>, 'a => 'b) => array<'b>",
        },
        {
          level: 2,
          heading: 'old',
          anchor: 'value-old',
          text: 'Deprecated. Use map instead.',
          signature: 'int',
        },
      ],
    },
    {
      url: `${BASE}/core/arr`,
      area: 'api',
      group: 'Core',
      title: 'Core.Arr',
      text: 'Another name of Core.Array.',
      sections: [],
    },
  ]);
});
