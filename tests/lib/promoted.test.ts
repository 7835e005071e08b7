/** What rules say of a table in which the next version has become the latest and nothing new is being written. */
import { redirectRules } from '../../plugins/redirects/rules';
import { LLM_SETS } from '../../src/lib/llmFiles';
import { chooseRelease, groupReleases } from '../../src/lib/playground/releases';
import { firstNamesUrl } from '../../src/lib/search/firstNames';
import { readerPlace, scopeOf } from '../../src/lib/search/scope';
import { shardsOf } from '../../src/lib/search/shards';
import { toolchainOfPage } from '../../src/lib/toolchainOfPage';
import type * as versionTable from '../../src/lib/versionTable';
import type * as versions from '../support/versions';
import { V11, V12 } from '../support/versions';

jest.mock('../../src/versions', () => {
  const frozen = jest.requireActual<typeof versions>('../support/versions');
  const table = jest.requireActual<typeof versionTable>('../../src/lib/versionTable');
  const [next, latest, ...older] = frozen.MANUAL_VERSIONS.map(({ notice, ...row }) => row);
  const promoted = table.versionTable([
    { ...(next ?? frozen.V12), channel: 'latest', label: 'v12.0.0' },
    { ...(latest ?? frozen.V11), channel: 'released', label: 'v11.0.0' },
    ...older,
  ]);
  return {
    ...frozen,
    MANUAL_VERSIONS: promoted,
    LATEST_MANUAL_VERSION: table.latestOf(promoted),
    NEXT_MANUAL_VERSION: table.nextOf(promoted),
  };
});

test('the pages that are being written are those of the latest version', () => {
  expect(toolchainOfPage('docs/manual/record.mdx', '/site')).toBe(V12.toolchain);
  expect(toolchainOfPage('versioned_docs/version-v11.0.0/record.mdx', '/site')).toBe(V11.toolchain);
});

test('other names of the latest version lead to it, `next` too', () => {
  const aliases = redirectRules().flatMap((rule) =>
    rule.kind === 'folder' && rule.from.startsWith('/docs/manual/') && rule.reason === 'alias'
      ? [`${rule.from} ${rule.to}`]
      : [],
  );
  expect(aliases).toEqual([
    '/docs/manual/v12.0.0 /docs/manual/latest',
    '/docs/manual/next /docs/manual/latest',
  ]);
});

test('a version that has files for language models keeps them', () => {
  const manuals = LLM_SETS.filter(({ area }) => area === 'default');
  expect(manuals.map(({ folder }) => folder)).toEqual([
    '/llms/manual/v12.0.0',
    '/llms/manual/v11.0.0',
  ]);
});

test('a search without a version finds the new latest, with the latest bindings', () => {
  expect(firstNamesUrl('/', '/', undefined)).toBe('/search/manual-latest.names.json');
  const place = readerPlace('/', '/', undefined);
  expect(place.own.manual.name).toBe('v12.0.0');
  expect(place.own.react?.label).toBe('v0.12.0 (latest)');
  const { filters } = scopeOf(place, place.own, undefined);
  expect(shardsOf(filters).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['manual-latest', 'react-latest']),
  );
});

test('the playground begins with its compiler, which is not to come any more', () => {
  const releases = [V12, V11].map(({ toolchain }) => `v${toolchain.compilerRelease}`);
  expect(chooseRelease(releases, undefined)).toEqual({ release: releases[0] });
  expect(groupReleases(releases, releases[0] ?? '', true).groups.map(({ label }) => label)).toEqual(
    ['Released'],
  );
});
