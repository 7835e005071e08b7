import type { ApiModel, ApiModule } from '../../../../plugins/api-reference/model/types';
import { ModelIndex } from '../../../../plugins/api-reference/model/modelIndex';
import { deprecation } from '../../../../plugins/api-reference/render/deprecation';
import type { Page } from '../../../../plugins/api-reference/render/context';
import {
  firstSentence,
  itemText,
  moduleText,
} from '../../../../plugins/api-reference/render/markdown';
import { nodesHtml } from '../../../support/nodesHtml';

/** A module with the values `a` and `b`. */
function moduleOf(path: readonly string[], modules: readonly ApiModule[] = []): ApiModule {
  const id = path.join('.');
  return {
    kind: 'module',
    name: path.at(-1) ?? '',
    id,
    path,
    slug: path.join('/').toLowerCase(),
    label: path.at(-1) ?? '',
    items: ['a', 'b'].map((name) => ({
      kind: 'value',
      name,
      id: `${id}.${name}`,
      anchor: `value-${name}`,
      signature: `let ${name}: int`,
      isNative: true,
    })),
    modules,
  };
}

const LIST = moduleOf(['Js', 'List']);
const JS = moduleOf(['Js'], [LIST, moduleOf(['Js', 'Array'])]);
const STDLIB = moduleOf(['Stdlib'], [moduleOf(['Stdlib', 'Array'])]);
const MODEL: ApiModel = {
  format: 1,
  version: 'v0',
  syntax: 'rescript',
  packages: [],
  libraries: [
    { name: 'Stdlib', slug: 'stdlib', package: 'x', root: STDLIB },
    { name: 'Js', slug: 'js', package: 'x', root: JS },
  ],
};

const PAGE: Page = {
  model: MODEL,
  library: { name: 'Js', slug: 'js', package: 'x', root: JS },
  baseUrl: '/',
  base: '/api',
  history: undefined,
  index: new ModelIndex(MODEL, '/api'),
  versions: [],
  uses: new Map(),
  address: '/api/js/list',
  module: LIST,
};

const item = (markdown: string, deeper?: number) =>
  nodesHtml(itemText(markdown, 'Js.List.a', PAGE, deeper));

describe('texts of items', () => {
  test.each([
    // Escaped or not, braces and angle brackets are characters.
    ['A \\{record\\} of `array<int>`', '<p>A {record} of <code>array&lt;int&gt;</code></p>'],
    ['{x} of array<int>', '<p>{x} of array&lt;int&gt;</p>'],
    ['import x from y\n\nexport {}', '<p>import x from y</p><p>export {}</p>'],
    ['2<sup>32</sup> - 1<br/>', '<p>2<sup>32</sup> - 1<br></p>'],
    // Elements that nobody closes, and others, are text.
    ['2<sup>32', '<p>2&lt;sup&gt;32</p>'],
    ['<div onclick="x">hi</div>', '<p>&lt;div onclick="x"&gt;hi&lt;/div&gt;</p>'],
    ['a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>'],
    [
      '- *one*\n- **two**',
      '<ul><li><p><em>one</em></p></li><li><p><strong>two</strong></p></li></ul>',
    ],
    ['> said', '<blockquote><p>said</p></blockquote>'],
  ])('%s', (markdown, html) => {
    expect(item(markdown)).toBe(html);
  });

  test('have headings without addresses, deeper in twins', () => {
    expect(item('#### Examples')).toBe('<h4>Examples</h4>');
    expect(item('#### Examples', 1)).toBe('<h5>Examples</h5>');
  });

  test('have tables with code in their cells', () => {
    expect(item('| `a` | b |\n|---|---|\n| 1 | 2 |')).toBe(
      '<table><tr><td><code>a</code></td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>',
    );
  });

  test('say of code that it is not ours, where a compiler reads it', () => {
    expect(itemText('```res sig\nlet a: int\n```', 'Js.List.a', PAGE)).toMatchObject([
      { type: 'code', lang: 'res', meta: expect.stringMatching(/^foreign="Js.List.a" sig$/) },
    ]);
    const [shell] = itemText('```sh\nls\n```', 'Js.List.a', PAGE);
    expect(shell).toMatchObject({ type: 'code', lang: 'sh', meta: null });
  });

  test('link what they name in full, but not the page itself', () => {
    expect(item('See `Js.Array.b`, `Js.List.a`, `Js.List`, `Js.Nothing` and `a`.')).toBe(
      '<p>See <a href="/api/js/array#value-b"><code>Js.Array.b</code></a>, <a href="#value-a"><code>Js.List.a</code></a>, <code>Js.List</code>, <code>Js.Nothing</code> and <code>a</code>.</p>',
    );
    expect(item('[`Js.Array.b`](https://example.org)')).toBe(
      '<p><a href="https://example.org"><code>Js.Array.b</code></a></p>',
    );
    expect(item('[b](/api/js/list#value-b)')).toBe('<p><a href="#value-b">b</a></p>');
  });
});

test('headings of modules do not take the addresses of items', () => {
  const html = nodesHtml(moduleText('## Value map\n\n## Contents\n\n### Others', 'Js.List', PAGE));
  expect(html).toBe(
    '<h2 id="about-value-map">Value map</h2><h2 id="about-contents">Contents</h2><h3>Others</h3>',
  );
});

test.each([
  ['Makes lists. They are short.', 'Makes lists.'],
  ['As `Js.Array`:\n\nMore.', 'As <a href="/api/js/array"><code>Js.Array</code></a>.'],
  ['No end', 'No end'],
  ['```res\nlet a = 1\n```', ''],
  ['## Title\n\nText.', 'Text.'],
])('the first sentence of %j', (markdown, html) => {
  expect(nodesHtml(firstSentence(markdown, PAGE))).toBe(html);
});

describe('deprecations', () => {
  const note = (text: string | undefined, after?: string) =>
    nodesHtml(
      deprecation(
        {
          ...(text !== undefined && { deprecated: text }),
          anchor: 'value-a',
          ...(after !== undefined && { migration: { template: 'b()', before: 'a', after } }),
        },
        LIST,
        PAGE,
        undefined,
      ),
    );
  const link = (address: string, name: string) =>
    `<a href="/api/${address}"><code>${name}</code></a>`;

  test.each([
    ['', ''],
    ['Use `b` instead.', ` Use ${link('js/list#value-b', 'b')} instead.`],
    ['please use b instead', ` Please use ${link('js/list#value-b', 'b')} instead.`],
    ["Use 'b' instead", ` Use ${link('js/list#value-b', 'b')} instead.`],
    // What users see by that name, not the library's own module.
    ['Use `Array.a` instead', ` Use ${link('stdlib/array#value-a', 'Array.a')} instead.`],
    // A name that would be the deprecated item itself.
    ['Use `a` instead', ` Use ${link('stdlib#value-a', 'a')} instead.`],
    ['Use `{..}` instead', ' Use <code>{..}</code> instead.'],
    ['Use it instead', ' Use it instead.'],
    ['It will be removed in v13', ' It will be removed in v13.'],
  ])('%j', (text, html) => {
    expect(note(text)).toBe(
      `<div class="api-deprecated"><p><strong>Deprecated.</strong>${html}</p></div>`,
    );
  });

  test('say what to write, unless the package has said it', () => {
    expect(note('Use `b` instead.', 'b(list)')).toContain(
      ' instead. Write <code>b(list)</code>.</p>',
    );
    expect(note('Use `b` instead.', 'b')).not.toContain('Write');
  });

  test('are not there where nothing is deprecated', () => {
    expect(note(undefined)).toBe('');
  });
});
