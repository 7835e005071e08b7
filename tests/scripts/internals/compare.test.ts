import {
  affectedBy,
  type Change,
  changesSince,
  checksOf,
  packageFolder,
  packageName,
  report,
} from '../../../scripts/internals/compare';
import type { Internal } from '../../../scripts/internals/internal';
import { upgrades } from '../../../scripts/internals/upstream';

const internal = (plugin: string, sources: string[], file: string): Internal => ({
  what: `What ${plugin} needs.`,
  sources,
  users: [{ plugin, why: 'It would break.', check: { file, title: 'works' } }],
});

const INTERNALS = [
  internal('lazy', ['@site/core/a.js'], 'tests/integration/lazy.test.ts'),
  internal('lean', ['router/index.js', '@site/core/b.js'], 'tests/plugins/lean.test.ts'),
  internal('static', ['router/index.js'], 'e2e/static.spec.ts'),
];

const CHECKED = {
  versions: { '@site/core': '3.0.0', router: '5.0.0' },
  sources: { '@site/core/a.js': 'a', '@site/core/b.js': 'b', 'router/index.js': 'r' },
};

test.each([
  ['@site/core/lib/a.js', '@site/core', '@site/core'],
  ['router/index.js', 'router', 'router'],
  ['router/node_modules/is/index.js', 'router/node_modules/is', 'is'],
  ['router/node_modules/@a/is/index.js', 'router/node_modules/@a/is', '@a/is'],
])('%s belongs to the package in %s', (source, folder, name) => {
  expect(packageFolder(source)).toBe(folder);
  expect(packageName(folder)).toBe(name);
});

describe('changesSince', () => {
  it('asks for nothing after an upgrade that leaves the files as they were', () => {
    const installed = { ...CHECKED, versions: { '@site/core': '3.0.1', router: '5.1.0' } };
    expect(changesSince(CHECKED, installed)).toEqual([]);
  });

  it('names files that changed, went or were never checked, with their releases', () => {
    const installed = {
      versions: { '@site/core': '3.0.1' },
      sources: { '@site/core/a.js': 'A', '@site/core/b.js': 'b', '@site/core/c.js': 'c' },
    };
    expect(changesSince(CHECKED, installed)).toEqual([
      {
        source: '@site/core/a.js',
        kind: 'changed',
        folder: '@site/core',
        from: '3.0.0',
        to: '3.0.1',
      },
      {
        source: '@site/core/c.js',
        kind: 'unchecked',
        folder: '@site/core',
        from: '3.0.0',
        to: '3.0.1',
      },
      { source: 'router/index.js', kind: 'gone', folder: 'router', from: '5.0.0', to: undefined },
    ]);
  });
});

describe('a change', () => {
  const change = (source: string, from?: string, to?: string): Change => ({
    source,
    kind: 'changed',
    folder: packageFolder(source),
    from,
    to,
  });

  it('leads to all that leans on its file, and to their tests', () => {
    const affected = affectedBy([change('router/index.js')], INTERNALS);
    expect(affected.map(({ what }) => what)).toEqual(['What lean needs.', 'What static needs.']);
    expect(checksOf(affected)).toEqual({
      unit: ['tests/plugins/lean.test.ts'],
      integration: [],
      journeys: ['e2e/static.spec.ts'],
    });
    expect(checksOf(INTERNALS).integration).toEqual(['tests/integration/lazy.test.ts']);
  });

  it('is told with its release, and with what to look at', () => {
    expect(report([change('router/index.js', '5.0.0', '5.1.0')], INTERNALS).split('\n')).toEqual([
      '1 files that plugins lean on are not those that were checked:',
      '  router/index.js: changed (5.0.0 -> 5.1.0)',
      '',
      'What leans on them:',
      '  What lean needs.',
      '    plugins/lean: It would break.',
      '      proved by tests/plugins/lean.test.ts, "works"',
      '  What static needs.',
      '    plugins/static: It would break.',
      '      proved by e2e/static.spec.ts, "works"',
    ]);
  });

  it('is compared by package, where two releases are known', () => {
    expect(
      upgrades([
        change('@site/core/a.js', '3.0.0', '3.0.1'),
        change('@site/core/b.js', '3.0.0', '3.0.1'),
        change('router/node_modules/is/index.js', '1.0.0', '2.0.0'),
        change('same/index.js', '1.0.0', '1.0.0'),
        change('new/index.js', undefined, '1.0.0'),
      ]),
    ).toEqual([
      { name: '@site/core', from: '3.0.0', to: '3.0.1', files: ['a.js', 'b.js'] },
      { name: 'is', from: '1.0.0', to: '2.0.0', files: ['index.js'] },
    ]);
  });
});
