/** Pages of real modules of all five versions. */
import { modulesOfModel } from '../../../../plugins/api-reference/model/modelIndex';
import { loadReference, type Reference } from '../../../../plugins/api-reference/pages/reference';
import type { PageContext } from '../../../../plugins/api-reference/render/context';
import { renderModule, renderModuleTree } from '../../../../plugins/api-reference/render/module';
import type * as versions from '../../../../src/versions';
import { expectGolden } from '../../../support/golden';
import { nodesHtml } from '../../../support/nodesHtml';
import { versionOf } from '../../../support/versionOf';

// Five versions under their own names, whichever is the latest and whatever comes after them.
jest.mock('../../../../src/versions', () => {
  const actual = jest.requireActual<typeof versions>('../../../../src/versions');
  const five = actual.MANUAL_VERSIONS.slice(-5);
  return { ...actual, MANUAL_VERSIONS: five.map((row) => ({ ...row, path: row.name })) };
});

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

const { name: V12 } = versionOf(12);
const { name: V11 } = versionOf(11);
const { name: V10 } = versionOf(10);
const { name: V9 } = versionOf(9);
const { name: V8 } = versionOf(8);

let reference: Reference;

beforeAll(async () => {
  reference = await loadReference();
}, COLD_MS);

/** The page of a module as HTML. */
function page(version: string, id: string, changes: Partial<PageContext> = {}): string {
  const found = reference.versions.get(version);
  const module = found?.find(id);
  if (!found || !module) throw new Error(`Expected ${id} in ${version}, got none.`);
  const context = { ...found.contextOf(module.library, '/'), ...changes };
  return nodesHtml(renderModule(module.module, context));
}

/** The part of a page that belongs to one item. */
function item(html: string, anchor: string): string {
  const start = html.indexOf(`id="${anchor}"`);
  if (start === -1) throw new Error(`Expected #${anchor} on the page, got none.`);
  const [part = ''] = html.slice(start).split(/<h3|<footer/);
  return part;
}

/** HTML as text. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/**
 * What a page says besides the texts of the package, which are its authors' and not copied here:
 * headings, declarations with what they link to, facts.
 */
function outline(html: string): string {
  const linked = (text: string) =>
    textOf(text.replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '[$2]($1)'));
  const parts =
    /<h[2-4][^>]*>.*?<\/h[2-4]>|<pre class="api-signature">.*?<\/pre>|<div class="api-facts">.*?<\/div>|<div class="api-deprecated">.*?<\/div>|<div class="api-contents".*?<\/ul>(?:<\/section>)?<\/div>|<dt>.*?<\/dt>|<summary>.*?<\/summary>|<footer.*?<\/footer>/gs;
  return [...html.matchAll(parts)]
    .map(([part]) => {
      if (part.startsWith('<h')) {
        const [, level = '', attributes = '', text = ''] =
          /^<h(\d)([^>]*)>(.*)<\/h\d>$/s.exec(part) ?? [];
        return `\n${'#'.repeat(Number(level))} ${textOf(text)}${attributes}`;
      }
      if (part.startsWith('<pre')) return linked(part).replace(/^/gm, '    ');
      if (part.startsWith('<div class="api-facts"')) {
        return linked(part.replace(/<button.*?<\/button>/gs, '').replaceAll('</span><span>', '; '));
      }
      // Summaries are texts of the package.
      const names = part
        .replace(/<\/span><(span|code)>[^<]*<\/\1><\/li>/g, '</span></li>')
        .replace(/<button.*?<\/button>/g, '');
      return linked(names.replace(/<\/li>/g, ' ').replace(/<section>/g, '\n'));
    })
    .join('\n')
    .trim();
}

test.each([
  [V8, 'Belt.Id'],
  [V8, 'Belt.Id.MakeComparable'],
  [V9, 'Belt.HashMap.Int'],
  [V10, 'Dom.Storage'],
  [V10, 'Js.Exn'],
  [V11, 'Core.Intl.PluralRules'],
  [V12, 'Js.Null_undefined'],
  [V12, 'Stdlib.Result'],
])('the outline of %s %s is the golden one', (version, id) => {
  expectGolden(__dirname, `${version}-${id}.txt`, outline(page(version, id)));
});

describe('an item', () => {
  test('has a heading with its anchor and kind, its declaration, source and link', () => {
    const html = page(V9, 'Js.Array2');
    expect(html).toContain('<h3 id="value-map" data-kind="value">map</h3>');
    expect(html).toContain(
      '<h3 id="type-t" data-kind="type"><span class="api-is-type">t</span></h3>',
    );
    const map = item(html, 'value-map');
    expect(textOf(map)).toContain("let map: (t<'a>, 'a => 'b) => t<'b>");
    expect(map).toMatch(
      /<a href="https:\/\/github.com\/\S+\/js_array2.ml#L\d+" rel="noreferrer" aria-label="Source of map">Source<\/a>/,
    );
    expect(map).toContain(
      '<button type="button" data-copy-link="value-map" aria-label="Copy link to map">Copy link</button>',
    );
    // Two items may have one name.
    expect(item(html, 'type-t')).toContain('aria-label="Source of type t"');
  });

  test('links the types in its declaration, and keeps their colors', () => {
    const first = item(page(V8, 'Js.Array2'), 'value-map');
    expect(first).toContain('<a href="#type-t">t</a>(<span class="code-type">\'a</span>)');
    const option = item(page(V10, 'Js.Dict'), 'value-get');
    expect(option).toContain(
      '<a class="code-type" href="/docs/manual/v10.0.0/api/belt/option">option</a>&lt;<span class="code-type">\'a</span>&gt;',
    );
    const order = item(page(V11, 'Core.Array'), 'value-compare');
    expect(order).toContain(
      '<a href="/docs/manual/v11.0.0/api/core/ordering#type-t"><span class="code-type">Ordering</span>.t</a>',
    );
  });

  test('does not take a constructor for the module of its name', () => {
    const html = item(page(V12, 'Stdlib.Result'), 'type-t');
    expect(textOf(html)).toContain("Error('err)");
    expect(html).not.toContain('stdlib/error');
  });

  test('in a module of the same file sees the types around it', () => {
    expect(item(page(V9, 'Belt.Id.MakeHashable'), 'value-hash')).toContain(
      '<a href="/docs/manual/v9.0.0/api/belt/id#type-hash">hash</a>&lt;<a href="#type-t">t</a>',
    );
  });

  test('names types as readers write them, whatever file they stand in', () => {
    expect(item(page(V12, 'Js.Types'), 'type-obj_val')).toContain(
      '<a href="/docs/manual/v12.0.0/api/stdlib/type/classify#type-object">',
    );
    expect(textOf(item(page(V12, 'Stdlib'), 'type-timeoutId'))).toMatch(/type timeoutId(?! =)/);
    expect(textOf(item(page(V12, 'Stdlib.Nullable'), 'type-t'))).toContain(
      "type t<'a> = nullable<'a> =",
    );
  });

  test('tells what became of it, with links', () => {
    const fill = item(page(V12, 'Stdlib.Array'), 'value-fill');
    // In v11 it had the name of another library; it was not new by that.
    expect(fill).toContain(', method call</span><span>Signature changed in v12</span>');
    expect(fill).toContain(
      '<span>Also in <a href="/docs/manual/v11.0.0/api/core/array#value-fill" aria-label="fill in v11: Core.Array">v11: Core.Array</a></span>',
    );
    // What holds for all of a page is told at its top.
    const core = page(V11, 'Core.Array');
    expect(core.match(/New in v11/g)).toHaveLength(1);
    expect(page(V12, 'Stdlib.Array')).toContain('v11: Core.Array</a> (package @rescript/core)');
    expect(page(V11, 'Js.List').match(/<span>Removed in v12<\/span>/g)).toHaveLength(1);
    expect(item(page(V11, 'Js.Date'), 'value-getTime')).not.toContain('Removed');
    expect(page(V10, 'Dom')).toContain('<span>All items are types</span>');
    expect(page(V10, 'Dom')).not.toContain('data-kind="type"');
    const lent = page(V8, 'Belt.Int');
    expect(lent.match(/<span>All texts from v10<\/span>|Text from/g)).toHaveLength(1);
  });

  test('tells nothing of versions where one could not be read', () => {
    const fill = item(page(V12, 'Stdlib.Array', { history: undefined }), 'value-fill');
    expect(fill).not.toMatch(/New in|Also in|changed/);
  });

  test('says where its text is from', () => {
    const html = page(V8, 'Js.Exn');
    expect(item(html, 'type-t')).toContain('<span>Text from v10</span>');
    expect(textOf(html)).toContain(
      'descriptions marked “Text from v10” from those of rescript 10.1.4',
    );
    expect(page(V10, 'Js.Exn')).not.toContain('Text from');
  });

  test('that is deprecated says what to use instead, with a link to what users see by that name', () => {
    const map = item(page(V12, 'Js.Array2'), 'value-map');
    expect(map).toContain(
      '<div class="api-deprecated"><p><strong>Deprecated since v12.</strong> Use <a href="/docs/manual/v12.0.0/api/stdlib/array#value-map"><code>Array.map</code></a> instead. Write <code>Array.map(array, fn)</code>.</p></div>',
    );
    // Nobody knows what was before the oldest version.
    expect(item(page(V12, 'Js.Math'), 'value-ceil')).toContain('Deprecated since v8 or earlier.');
    // Names without backticks, and names that are the item's own.
    const html = page(V12, 'Stdlib.Result');
    expect(item(html, 'value-getExn')).toContain(
      'Use <a href="/docs/manual/v12.0.0/api/stdlib/result#value-getOrThrow"><code>getOrThrow</code></a> instead.',
    );
    expect(item(page(V12, 'Js'), 'value-globalThis')).toContain(
      '<a href="/docs/manual/v12.0.0/api/stdlib#value-globalThis">',
    );
  });

  test('with the reason in its comment says it once', () => {
    const matches = item(page(V10, 'Js.Re'), 'value-matches');
    expect(textOf(matches).match(/Deprecated/g)).toHaveLength(1);
    expect(textOf(item(page(V10, 'Js'), 'type-promise'))).toContain(
      'Deprecated since v8 or earlier. Please use Js.Promise.',
    );
  });

  test('shows what the package says of fields', () => {
    const options = item(page(V12, 'Stdlib.Intl.NumberFormat'), 'type-options');
    expect(options).toMatch(/<dl class="api-parts"><dt><code>unit\?: .*<\/dt><dd><p>required if/);
  });

  test('stands above its twin for uncurried callbacks, which is folded', () => {
    const old = item(page(V9, 'Belt.Array'), 'value-map');
    expect(old).toContain(
      '<details class="api-twin"><summary>With uncurried callbacks: <code>mapU</code></summary><h4 id="value-mapU" data-kind="value">mapU</h4>',
    );
    expect(item(page(V12, 'Belt.Array'), 'value-map')).toContain(
      '<summary>The same with uncurried callbacks, as all are in this version: <code>mapU</code></summary><h4 id="value-mapU" data-kind="value" data-deprecated="">',
    );
  });
});

describe('a page', () => {
  test('lists its items for the filter, twins with their siblings', () => {
    const html = page(V12, 'Belt.Array');
    const [, count] = /Filter (\d+) items<\/label>/.exec(html) ?? [];
    const [list = ''] = /<section>.*<\/section>/s.exec(html) ?? [];
    expect(list.match(/<a /g)).toHaveLength(Number(count));
    expect(list).toContain('<a href="#type-t" data-kind="type">t</a>');
    expect(list).toContain(
      '<li><span><a href="#value-map">map</a><a href="#value-mapU" data-twin data-deprecated><s>mapU</s></a></span><span>Returns a new array ',
    );
  });

  test('has groups in its list and among its headings, in one order', () => {
    const html = page(V12, 'Stdlib.Array');
    const listed = [
      ...html.matchAll(
        /<p aria-hidden="true">([^<]*)<\/p><button type="button" aria-expanded="(\w+)">\1<small>\d+<\/small><\/button><ul aria-label="\1">/g,
      ),
    ];
    // Phones fold all of them but for the first.
    const open = listed.filter(([, , isOpen]) => isOpen === 'true');
    expect(open.map(([, name]) => name)).toEqual(['Types']);
    const headings = [...html.matchAll(/<h2 id="group-[\w-]+">([^<]*)<\/h2>/g)];
    expect(listed.map(([, name]) => name)).toEqual([
      ...['Types', 'Make', 'Read', 'Transform', 'Change in place', 'Loop and fold', 'Compare'],
      ...['Convert', 'More', 'Deprecated'],
    ]);
    expect(headings.map(([, name]) => name)).toEqual(listed.map(([, name]) => name));
    const links = [...html.matchAll(/<li><span><a href="#([^"]*)"/g)].map(([, anchor]) => anchor);
    expect([...html.matchAll(/<h3 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(links);
  });

  test('tells which functions of other modules give and take its types', () => {
    const json = item(page(V12, 'Stdlib.JSON'), 'type-t');
    expect(textOf(json)).toContain('In other modules: returned by 13 functions, taken by 9');
    expect(json).toContain(
      '<a href="/docs/manual/v12.0.0/api/stdlib/json/encode#value-string"><code>JSON.Encode.string</code></a>',
    );
    expect(json).not.toContain('#value-stringify"');
    const options = item(page(V12, 'Stdlib.Intl.Collator'), 'type-options');
    expect(options).toContain('Taken by: <a href="#value-make"><code>make</code></a>');
    // Signatures say `promise<'a>`, which `Promise.t` is another name of.
    const promise = item(page(V12, 'Stdlib.Promise'), 'type-t');
    expect(promise).toContain('#value-import"><code>import</code></a>');
    expect(textOf(item(page(V12, 'Stdlib.String'), 'type-t'))).not.toContain('Returned by');
    // `Float32Array.t` is another name of `TypedArray.t<float>`.
    expect(item(page(V12, 'Stdlib.TypedArray'), 'type-t')).toContain(
      '<code>Float32Array.fromArray</code>',
    );
  });

  test('says of fields that they are deprecated', () => {
    const props = item(page(V12, 'JsxDOM'), 'type-domProps');
    expect(textOf(props)).toContain('begin_?: stringDeprecated. Please use begin.');
    expect(props.match(/class="api-deprecated"/g)).toHaveLength(3);
  });

  test('says at its top that most items are deprecated, and of which it speaks', () => {
    const note = (module: string) =>
      /<div class="api-deprecated"><p><strong>([^<]*)</.exec(page(V12, module))?.[1];
    expect(note('Js.TypedArray2.Int8Array')).toBe('50 of 59 items are deprecated');
    expect(note('Js.Typed_array')).toBe('Both items outside the submodules are deprecated');
    expect(note('Stdlib.JSON')).not.toMatch(/items/);
    // Its page is written by hand, and says so in its first sentence.
    expect(note('Js')).not.toMatch(/items/);
  });

  test('of few items has no groups', () => {
    expect(page(V12, 'Belt.Range')).not.toContain('<section>');
  });

  test('of few items has no filter', () => {
    const html = page(V12, 'Belt.Id.MakeComparable');
    expect(html).toContain('data-list="items"');
    expect(html).not.toContain('api-filter');
  });

  test('lists submodules with what they are for', () => {
    expect(page(V11, 'Belt.Map')).toMatch(
      /<h2 id="submodules">Submodules<\/h2><ul>.*<li><p><a href="\/docs\/manual\/v11\.0\.0\/api\/belt\/map\/dict"><code>Dict<\/code><\/a>: This module separates identity from data/s,
    );
    expect(page(V12, 'Belt.Id')).toContain('<code>MakeComparable</code></a> (functor)');
  });

  test('of another name of a module leads there', () => {
    expect(page(V12, 'Js.Exn')).toContain(
      '<p>Another name of <a href="/docs/manual/v12.0.0/api/stdlib/exn"><code>Stdlib.Exn</code></a>.</p>',
    );
  });

  test('of a library has no text, headings and modules, which are written by hand', () => {
    const html = page(V10, 'Belt');
    expect(html).not.toContain('id="submodules"');
    expect(page(V10, 'Js')).not.toContain('<h2');
    expect(html).not.toContain('class="res foreign');
  });

  test('ends with the package and its license', () => {
    expect(page(V11, 'Core.Array')).toMatch(
      /<footer class="api-foot"><p>Signatures and descriptions come from the sources of <a href="https:\/\/github.com\/rescript-lang\/rescript-core\/tree\/1.6.1">@rescript\/core 1.6.1<\/a>. License: MIT.<\/p><\/footer>$/,
    );
  });

  test('respects the base URL in finished HTML; links of texts get theirs from the theme', () => {
    const html = page(V11, 'Core.Array', { baseUrl: '/base/' });
    expect(html).toContain('href="/base/docs/manual/v11.0.0/api/core/ordering#type-t"');
    expect(html).toContain('href="/base/docs/manual/v12.0.0/api/stdlib/array#value-fill"');
  });
});

test('the tree of a library has all its modules', () => {
  const found = reference.versions.get(V12);
  const library = found?.model.libraries.find(({ name }) => name === 'Belt');
  if (!found || !library) throw new Error('Expected Belt, got none.');
  const html = nodesHtml(renderModuleTree(library, found.contextOf(library, '/')));
  expect(html).toContain(
    '<li><p><a href="/docs/manual/v12.0.0/api/belt/hashmap"><code>HashMap</code></a></p><ul><li><p><a href="/docs/manual/v12.0.0/api/belt/hashmap/int"><code>Int</code></a></p></li>',
  );
  const modules = [...modulesOfModel({ ...found.model, libraries: [library] })];
  expect(html.match(/<a /g)).toHaveLength(modules.length - 1);
});

/** Every n-th page is rendered as a whole. */
const STEP = 4;

test.each([V12, V11, V10, V9, V8])('pages of %s hold together', (version) => {
  const found = reference.versions.get(version);
  if (!found) throw new Error(`Expected ${version}, got none.`);
  const pages = found.model.libraries.flatMap((library) =>
    [...modulesOfModel({ ...found.model, libraries: [library] })].map((module) => ({
      module,
      context: found.contextOf(library, '/'),
    })),
  );
  const sample = pages.filter((_page, index) => index % STEP === 0);
  expect(sample.length).toBeGreaterThan(20);
  for (const { module, context } of sample) {
    const html = nodesHtml(renderModule(module, context));
    const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id = '']) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    const anchors = module.items.flatMap((one) => (one.kind === 'module' ? [] : one.anchor));
    expect(ids.filter((id) => anchors.includes(id)).sort()).toEqual([...anchors].sort());
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    // A heading stands above what overviews show of a library.
    const above = module.path.length === 1 ? 2 : 1;
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? above) + 1)).toEqual([]);
  }
});

test('modules have their public names in signatures and texts', () => {
  const internal = /\b(?:Belt|Js|Stdlib|Core|Intl|Primitive)_+[A-Za-z]\w*|\bcaml_\w+/g;
  for (const { model } of reference.versions.values()) {
    const found = [...modulesOfModel(model)].flatMap(
      ({ id, signature = '', docstring = '', items }) =>
        [
          { id, text: signature + docstring },
          ...items.map((one) => ({
            id: one.id,
            text: one.kind === 'module' ? '' : JSON.stringify({ ...one, source: undefined }),
          })),
        ].flatMap(({ id: place, text }) =>
          (text.match(internal) ?? []).map((name) => `${place}: ${name}`),
        ),
    );
    // An example that tells of a file, and a function of the runtime in C.
    const told = ['Core.import: Core__Array', 'Pervasives.at_exit: caml_shutdown'];
    expect(found.filter((one) => !told.includes(one))).toEqual([]);
  }
});

test('all links of finished HTML lead to what is there', () => {
  const addresses = new Set(
    [...reference.versions.values()].flatMap(({ model, contextOf }) =>
      model.libraries.flatMap((library) => {
        const { base } = contextOf(library, '/');
        return [...modulesOfModel({ ...model, libraries: [library] })].flatMap((module) => [
          `${base}/${module.slug}`,
          ...module.items.map(({ anchor }) => `${base}/${module.slug}#${anchor}`),
        ]);
      }),
    ),
  );
  for (const [version, id] of [
    [V12, 'Stdlib.Array'],
    [V11, 'Core.Intl.NumberFormat'],
    [V10, 'Belt.Map'],
    [V9, 'Js.Json'],
    [V8, 'Belt.Id'],
  ] as const) {
    const html = page(version, id);
    const links = [...html.matchAll(/href="(\/docs[^"]*)"/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((address) => !addresses.has(address))).toEqual([]);
  }
});
