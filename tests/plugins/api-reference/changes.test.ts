import { type Change, changesBetween } from '../../../plugins/api-reference/identity/changes';
import { histories } from '../../../plugins/api-reference/identity/history';
import { type ApiModels, loadAllApiModels } from '../../../plugins/api-reference/load';
import { renderChanges } from '../../../plugins/api-reference/render/changes';
import { nodesHtml } from '../../support/nodesHtml';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

let loaded: ApiModels;

beforeAll(async () => {
  loaded = await loadAllApiModels();
}, COLD_MS);

function changes(older: string, newer: string) {
  const [before, after] = [older, newer].map((version) =>
    loaded.models.find((model) => model.version === version),
  );
  if (!before || !after) throw new Error('Expected two models.');
  return changesBetween(before, after);
}

const idOf = (change: Change) => ('after' in change ? change.after : change.before).item.id;

test('modules that are gone are told once, and another name is not gone', () => {
  expect(changes('v11.0.0', 'v12.0.0').removedModules.map(({ id }) => id)).toEqual([
    'Js.List',
    'Js.Vector',
  ]);
});

test('items are removed, changed, new or deprecated', () => {
  const { items } = changes('v11.0.0', 'v12.0.0');
  const ids = (kind: Change['kind']) => items.filter((one) => one.kind === kind).map(idOf);
  expect(ids('changed')).toContain('Stdlib.Array.fill');
  expect(ids('renamed')).toContain('Js.Array2.map');
  // The rewrite gives one more argument, and this is no rename.
  expect(ids('deprecated')).toContain('Js.Array2.sliceFrom');
  expect(ids('renamed')).not.toContain('Js.Array2.sliceFrom');
  expect(ids('new')).toContain('Stdlib.Array.isEmpty');
  expect(ids('removed')).toContain('Core.Intl.PluralRules.selectBigInt');
  // Of the same types under other names.
  expect(ids('changed')).not.toContain('Js.TypedArray2.Int8Array.find');
});

test('a type that another module defines now has not changed', () => {
  const types = changes('v11.0.0', 'v12.0.0').items.flatMap((change) =>
    change.kind === 'changed' && change.after.item.kind === 'type' ? [idOf(change)] : [],
  );
  // `type t = Map.t` in `Js.Map` means `Stdlib.Map.t`, which was `Js.Map.t` before.
  expect(types).toEqual([
    'Js.Types.obj_val',
    'Js.Types.function_val',
    'Js.Types.t',
    'Js.Types.tagged_t',
    'JsxDOM.domProps',
    'JsxDOMStyle.t',
  ]);
});

test('what changed is what the marks of pages say', () => {
  const marks = histories(loaded.models).get('v12.0.0');
  for (const change of changes('v11.0.0', 'v12.0.0').items) {
    if (change.kind !== 'changed') continue;
    const { module, item } = change.after;
    expect([item.id, marks?.ofItem(module, item).changedIn]).toEqual([
      item.id,
      expect.arrayContaining(['v12.0.0']),
    ]);
  }
});

test('the page has old and new signatures side by side, with links to either version', () => {
  const html = nodesHtml(
    renderChanges(changes('v11.0.0', 'v12.0.0'), {
      baseUrl: '/base/',
      olderLabel: 'v11',
      olderBase: '/old',
      newerBase: '/new',
      addressOf: (name) => (name === 'Array.map' ? '/new/stdlib/array#value-map' : undefined),
    }),
  );
  expect(html).toContain('<h2 id="removed-modules-v11">Removed modules since v11 (2)</h2>');
  expect(html).toContain('<a href="/base/old/js/list"><code>Js.List</code></a>');
  expect(html).toContain(
    '<td role="cell"><a href="/base/new/js/array2#value-map"><code>map</code></a></td><td role="cell" data-label="New name"><a href="/base/new/stdlib/array#value-map"><code>Array.map</code></a></td>',
  );
  expect(html).toContain(
    '<td role="cell"><a href="/base/new/js/array2#value-sliceFrom"><code>sliceFrom</code></a></td><td role="cell" data-label="Instead"><code>Array.slice(array, ~start=n)</code></td>',
  );
  expect(html).toMatch(
    /<a href="\/base\/new\/stdlib\/array#value-fill"><code>fill<\/code><\/a><\/td><td role="cell" data-label="Before"><code>let fill: [^<]*<\/code><\/td><td role="cell" data-label="After"><code>let fill: /,
  );
});

test('of records that changed, only the fields are told that are different', () => {
  const html = nodesHtml(
    renderChanges(changes('v11.0.0', 'v12.0.0'), {
      baseUrl: '/',
      olderLabel: 'v11',
      olderBase: '/old',
      newerBase: '/new',
      addressOf: () => undefined,
    }),
  );
  const [, before = '', after = ''] =
    /#type-domProps"><code>domProps<\/code><\/a><\/td><td[^>]*>(.*?)<\/td><td[^>]*>(.*?)<\/td>/.exec(
      html,
    ) ?? [];
  expect(before).not.toBe('');
  expect(after).not.toBe('');
  expect(before.length + after.length).toBeLessThan(4000);
  expect(before + after).not.toContain('begin_?');
});

test('a removed item says what the older version said to use', () => {
  const html = nodesHtml(
    renderChanges(changes('v9.0.0', 'v10.0.0'), {
      baseUrl: '/',
      olderLabel: 'v9',
      olderBase: '/old',
      newerBase: '/new',
      addressOf: (name, { id }) => (name === 'copy' ? `/new/${id}#value-copy` : undefined),
    }),
  );
  expect(html).toContain(
    '<td role="cell"><a href="/old/js/array#value-slice_copy"><code>slice_copy</code></a></td><td role="cell" data-label="Its note">Please use <a href="/new/Js.Array#value-copy"><code>copy</code></a></td>',
  );
});
