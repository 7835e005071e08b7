import type { ApiValue } from '../../../../plugins/api-reference/model/types';
import { ModelIndex } from '../../../../plugins/api-reference/model/modelIndex';
import { summaryHtml } from '../../../../plugins/api-reference/render/summary';

const TYPE = "<code>(array&lt;'a&gt;, 'a =&gt; 'b) =&gt; array&lt;'b&gt;</code>";

const MODULE = {
  kind: 'module',
  id: 'A',
  name: 'A',
  path: ['A'],
  slug: 'a',
  label: 'A',
  items: [],
  modules: [],
} as const;

const MODEL = {
  format: 1,
  version: 'v12.0.0',
  syntax: 'rescript',
  packages: [],
  libraries: [],
} as const;

const PAGE = {
  model: MODEL,
  library: { name: 'Belt', slug: 'a', package: 'p', root: MODULE },
  baseUrl: '/',
  base: '/api',
  history: undefined,
  uses: new Map(),
  index: new ModelIndex(MODEL, '/api'),
  versions: [],
  address: '/api/a',
  module: MODULE,
} as const;

function summary(facts: Partial<ApiValue>): string {
  const item: ApiValue = {
    kind: 'value',
    name: 'map',
    id: 'A.map',
    anchor: 'value-map',
    signature: "let map: (\n  array<'a>,\n  'a => 'b,\n) => array<'b>",
    isNative: true,
    ...facts,
  };
  return summaryHtml(item, PAGE);
}

test.each<readonly [string, Partial<ApiValue>, string]>([
  ['the first sentence', { docstring: 'Maps it. Then more.' }, '<span>Maps it.</span>'],
  [
    'what stands behind a call of itself',
    { docstring: '`A.map(xs, f)` returns a `new` array.' },
    '<span>Returns a new array.</span>',
  ],
  [
    'the next paragraph where the first one is a call of itself',
    { docstring: '`map(xs, f)`\n\nApplies `f` to each. More.' },
    '<span>Applies f to each.</span>',
  ],
  [
    'what stands below a mark alone',
    { docstring: '`map xs f`\n\n**Unsafe**\n\nno bounds checking' },
    '<span>No bounds checking</span>',
  ],
  ['a sentence about itself as it is', { docstring: 'Like `map`.' }, '<span>Like map.</span>'],
  [
    'another name that begins alike',
    { docstring: '`mapWithKey` is better.' },
    '<span>mapWithKey is better.</span>',
  ],
  [
    'what to use instead',
    { docstring: 'Maps it.', deprecated: 'use `B.map` instead' },
    '<span>Use B.map instead</span>',
  ],
  ['the type where there is no text', {}, TYPE],
  ['the type where a list follows', { docstring: '`map(xs)` returns\n- a list' }, TYPE],
  ['the type where the text says nothing', { docstring: 'can throw' }, TYPE],
  ['the type where code follows', { docstring: 'Equivalent to:\n\n```res\n1\n```' }, TYPE],
  [
    'the sentence behind an edition',
    { docstring: '**ES2015**\n\nES2015: `map(xs)` returns `xs`.' },
    '<span>Returns xs.</span>',
  ],
  [
    'what stands behind a colon',
    { docstring: 'Equivalent to: `f(xs)` alone. More.' },
    '<span>Equivalent to: f(xs) alone.</span>',
  ],
  [
    'a sentence with an abbreviation without dots',
    { docstring: 'truncate, ie. remove digits' },
    '<span>Truncate, ie. remove digits</span>',
  ],
  ['the type where the text is but a call', { docstring: '`map(xs, f)`' }, TYPE],
  [
    'a sentence with an abbreviation',
    { docstring: 'Maps it (i.e. all). More.' },
    '<span>Maps it (i.e. all).</span>',
  ],
  ['no HTML of its own', { docstring: 'Is a < b & c.' }, '<span>Is a &lt; b &amp; c.</span>'],
])('it is %s', (_what, facts, expected) => {
  expect(summary(facts)).toBe(expected);
});

test('it ends where a word does', () => {
  const html = summary({ docstring: `${'word '.repeat(40)}.` });
  expect(html).toMatch(/^<span>Word( word)+…<\/span>$/);
  expect(html.length).toBeLessThan(160);
});
