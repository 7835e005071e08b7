import type { ApiModel, ApiModule, ApiValue } from '../../../../plugins/api-reference/model/types';
import { ModelIndex } from '../../../../plugins/api-reference/model/modelIndex';
import { renderMigrations } from '../../../../plugins/api-reference/render/migrations';
import { nodesHtml } from '../../../support/nodesHtml';

/** Nothing was documented before. */
const NEW = { alsoIn: [], newIn: 'v12.0.0', changedIn: [] };

function value(name: string, migration?: ApiValue['migration'], deprecated?: string): ApiValue {
  return {
    kind: 'value',
    name,
    id: `Lazy.${name}`,
    anchor: `value-${name}`,
    signature: `let ${name}: int`,
    isNative: true,
    ...(migration && { migration }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** The table of a module with some items, as HTML. */
function table(items: ApiModule['items'], aliasOf?: string): string {
  const root: ApiModule = {
    kind: 'module',
    id: 'Lazy',
    name: 'Lazy',
    path: ['Lazy'],
    slug: 'lazy',
    label: 'Lazy',
    items,
    modules: [],
    ...(aliasOf !== undefined && { aliasOf }),
  };
  const library = { name: 'Stdlib', slug: 'lazy', package: 'p', root } as const;
  const model: ApiModel = {
    format: 1,
    version: 'v12.0.0',
    syntax: 'rescript',
    packages: [],
    libraries: [library],
  };
  return nodesHtml(
    renderMigrations({
      model,
      library,
      baseUrl: '/base/',
      base: '/api',
      history: { ofModule: () => NEW, ofItem: () => NEW },
      index: new ModelIndex(model, '/api'),
      versions: [],
      uses: new Map(),
    }),
  );
}

const FORCE = value('force', {
  template: 'get',
  before: 'Lazy.force(lazy)',
  after: 'Lazy.get(lazy)',
});

test('each rewrite has a row with both codes, its address and a button', () => {
  const html = table([
    FORCE,
    value('get'),
    value('open', { template: '?', before: 'Lazy.open()', isBroken: true }, 'Use `Lazy.get`.'),
  ]);
  expect(html.match(/<tr role="row">/g)).toHaveLength(3);
  expect(html).toContain(
    '<td role="cell"><a href="/base/api/lazy#value-force"><code>Lazy.force(lazy)</code></a></td>',
  );
  expect(html).toContain('<code data-code>Lazy.get(lazy)</code>');
  expect(html).toContain('aria-label="Copy Lazy.get(lazy)"');
});

test('a rewrite that doesn’t compile has no code to copy, but the package’s words', () => {
  const broken = { template: '?', before: 'Lazy.open()', isBroken: true } as const;
  const html = table([value('open', broken, 'Use `Lazy.get`.')]);
  expect(html).toContain(
    'The migration tool’s rewrite for this doesn’t compile. Use <code>Lazy.get</code>.',
  );
  expect(html).not.toContain('data-copy');
});

test('a second name of a module says nothing twice, and without rewrites there is no table', () => {
  expect(table([FORCE], 'Other')).toBe('');
  expect(table([value('get')])).toBe('');
});
