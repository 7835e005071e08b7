import {
  type ApiModel,
  apiNames,
  apiSummary,
  type ApiModule,
  moduleDescription,
  modulePage,
} from '../../../plugins/llms/api';
import { print } from '../../../plugins/llms/page/print';
import { expectGolden } from '../../support/golden';

const moduleOf = (id: string, more: Partial<ApiModule> = {}): ApiModule => ({
  id,
  slug: id.toLowerCase().replaceAll('.', '/'),
  items: [],
  modules: [],
  ...more,
});

const array = moduleOf('Stdlib.Array', {
  docstring: 'A mutable array.\n\nSee `List` for another: [lists](/docs/manual/latest/list).',
  items: [
    { kind: 'type', name: 't', signature: "type t<'a> = array<'a>" },
    {
      kind: 'value',
      name: 'length',
      signature: "let length: array<'a> => int",
      docstring:
        '`length(array)` counts.\n\n#### Examples\n\n```res example\n[1]->Array.length\n```',
    },
    {
      kind: 'value',
      name: 'getExn',
      signature: "let getExn: (array<'a>, int) => 'a",
      deprecated: 'Use `getUnsafe`\n  instead.',
    },
    { kind: 'module', name: 'Sorted', slug: 'stdlib/array/sorted' },
  ],
});

const model: ApiModel = {
  version: 'v12.0.0',
  syntax: 'rescript',
  libraries: [
    {
      name: 'Stdlib',
      root: moduleOf('Stdlib', {
        modules: [
          array,
          moduleOf('Stdlib.Arr', { aliasOf: 'Stdlib.Array' }),
          moduleOf('Stdlib.Old', {
            deprecated: '',
            items: [{ kind: 'value', name: 'a', signature: 'let a: int' }],
          }),
        ],
      }),
    },
  ],
};

test('a module has a page', () => {
  expectGolden(__dirname, 'module.md', print(modulePage(array, model, '/docs/manual/v12.0.0/api')));
});

test('a module of deprecated items says so once, and what the tool breaks is told', () => {
  const old = (name: string) =>
    ({ kind: 'value', name, signature: `let ${name}: int`, deprecated: 'Use `b`.' }) as const;
  const module = moduleOf('Js.Old', {
    items: [old('a'), { ...old('c'), migration: { isBroken: true } }],
  });
  const page = print(modulePage(module, model, '/api'));
  expect(page).toMatch(/^All 2 items are deprecated\. Each says what to use instead\.\n/);
  expect(page.match(/rewrite for this doesn’t compile/g)).toHaveLength(1);
});

test('the summary holds each signature, with what is deprecated in comments', () => {
  expectGolden(__dirname, 'summary.md', print(apiSummary(model)));
});

test('the names are those of what is not deprecated', () => {
  expect(print(apiNames(model))).toBe('- `Stdlib.Array`: type t, length\n');
});

test.each([
  ['A mutable array.', array],
  ['Another name of Stdlib.Array.', moduleOf('A', { aliasOf: 'Stdlib.Array' })],
  ['', moduleOf('A')],
  ['', moduleOf('A', { docstring: '## Heading' })],
  ['Holds e.g. ints.', moduleOf('A', { docstring: 'Holds e.g. ints. And more.' })],
  ['Two words', moduleOf('A', { docstring: 'Two words' })],
])('%j describes a module', (description, one) => {
  expect(moduleDescription(one)).toBe(description);
});
