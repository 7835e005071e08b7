import {
  changesBetween,
  cleanKeywords,
  isWanted,
  knownReleaseDay,
  refreshed,
  repositoryAddress,
  unlisted,
} from '../../../scripts/packages-refresh/merge';
import { refreshArguments } from '../../../scripts/packages-refresh/arguments';
import { packageSnapshot, type PackageSnapshot } from '../../../src/lib/packageSnapshot';
import { describe as describeError } from '../../../src/lib/decode';

const hit = (name: string, final: number) => ({ package: { name }, score: { final } });

test('keywords lose capitals, doubles and the names of the language', () => {
  expect(cleanKeywords(['ReScript', 'JSON', ' json ', 'ReasonML', 'rescript-schema', ''])).toEqual([
    'json',
    'rescript-schema',
  ]);
});

test.each([
  ['git+https://github.com/a/b.git', 'https://github.com/a/b'],
  ['git://github.com/a/b.git', 'https://github.com/a/b'],
  ['git@github.com:a/b.git', 'https://github.com/a/b'],
  ['ssh://git@gitlab.com/a/b', 'https://gitlab.com/a/b'],
  ['github:a/b', 'https://github.com/a/b'],
  ['a/b', 'https://github.com/a/b'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the repository %s is at %s', (written, address) => {
  expect(repositoryAddress(written)).toBe(address);
  expect(repositoryAddress({ url: written })).toBe(address);
});

test.each([
  ['rescript-relay', true],
  ['@reasonml-community/x', false],
  ['bs-platform', false],
  ['@elm-react/x', false],
])('the index lists %s: %s', (name, wanted) => {
  expect(isWanted(name)).toBe(wanted);
});

test('the sentence and what the registry does not tell stay ours', () => {
  const entry = {
    kind: 'npm' as const,
    name: 'rail',
    version: '1.0.0',
    description: 'Reads the tickets of railways.',
    keywords: ['train'],
    repository: 'https://github.com/a/rail',
  };
  expect(
    refreshed(
      { ...entry, releasedOn: '2025-01-02', maintenance: 0.5 },
      { name: 'rail', version: '2.0.0', keywords: ['rescript'] },
      undefined,
      undefined,
    ),
  ).toEqual({ ...entry, version: '2.0.0' });
  expect(
    refreshed(
      entry,
      {
        name: 'rail',
        version: '2.0.0',
        keywords: ['Tickets'],
        peerDependencies: { rescript: '>=11' },
        deprecated: 'Use train.',
      },
      { package: { name: 'rail' }, score: { detail: { maintenance: 0.3333 } } },
      '2026-01-02',
    ),
  ).toEqual({
    ...entry,
    version: '2.0.0',
    keywords: ['tickets'],
    compiler: '>=11',
    releasedOn: '2026-01-02',
    maintenance: 0.33,
    deprecated: 'Use train.',
  });
});

test.each([
  ['the search', { date: '2026-01-02T03:04:05.678Z', version: '2.0.0' }, '2.0.0', '2026-01-02'],
  ['the snapshot, of the same version', undefined, '2.0.0', '2025-05-06'],
  ['the snapshot, where the search is behind', { date: '2020-01-02' }, '2.0.0', '2025-05-06'],
  ['nobody, of another version', undefined, '2.1.0', undefined],
  [
    'nobody, where the search is behind',
    { date: '2020-01-02', version: '2.0.0' },
    '2.1.0',
    undefined,
  ],
])('the day of a release is known from %s', (_, told, version, day) => {
  const entry = {
    name: 'rail',
    description: 'Reads the tickets of railways.',
    version: '2.0.0',
    releasedOn: '2025-05-06',
  };
  const found = told && { package: { name: 'rail', ...told } };
  expect(knownReleaseDay(entry, { name: 'rail', version }, found)).toBe(day);
});

const snapshot = (version: string): PackageSnapshot => ({
  checkedOn: '2026-11-22',
  packages: [
    {
      kind: 'npm',
      name: 'rail',
      version,
      description: 'Reads the tickets of railways.',
      keywords: [],
    },
  ],
});

test('changes are told field by field', () => {
  expect(changesBetween(snapshot('1.0.0'), snapshot('1.0.0'))).toEqual([]);
  expect(changesBetween(snapshot('1.0.0'), snapshot('1.1.0'))).toEqual([
    'rail: version "1.0.0" → "1.1.0"',
  ]);
  expect(changesBetween({ ...snapshot('1.0.0'), packages: [] }, snapshot('1.0.0'))).toEqual([
    'rail: new',
  ]);
});

test('what is not listed comes with the best first, without what is not wanted', () => {
  const found = new Map(
    [hit('rail', 1), hit('soup', 0.2), hit('tea', 0.9), hit('reason-tea', 1)].map((one) => [
      one.package.name,
      one,
    ]),
  );
  expect(unlisted(found, snapshot('1.0.0'))).toEqual(['tea', 'soup']);
});

test.each([
  ['version', { version: 'latest' }, 'Expected a version X.Y.Z'],
  ['repository', { repository: 'javascript:alert(1)' }, 'Expected an address https://…'],
  ['description', { description: 'short' }, 'Expected a sentence of 20 to 122 characters'],
  ['name', { name: '../etc' }, 'Expected a name of a package'],
  ['releasedOn', { releasedOn: 'May' }, 'Expected a day YYYY-MM-DD'],
])('a snapshot with a bad %s is refused', (_, change, message) => {
  const { packages, ...rest } = snapshot('1.0.0');
  const result = packageSnapshot({
    ...rest,
    packages: packages.map((one) => ({ ...one, ...change })),
  });
  expect(result.ok ? '' : describeError(result.error)).toContain(message);
});

test('the command line has defaults, and bad words are answered with the usage', () => {
  expect(refreshArguments([])).toEqual({
    dryRun: false,
    packuments: false,
    registry: 'https://registry.npmjs.org',
    file: 'src/data/packages.json',
    pause: 1000,
    added: [],
  });
  expect(
    refreshArguments([
      '--dry-run',
      '--packuments',
      '--registry',
      'http://localhost:1/',
      '--add',
      'a=B c.',
    ]),
  ).toMatchObject({
    dryRun: true,
    packuments: true,
    registry: 'http://localhost:1',
    added: [{ name: 'a', description: 'B c.' }],
  });
  for (const words of [['--dry'], ['--registry', 'here'], ['--pause', 'long'], ['--add', 'name']]) {
    expect(() => refreshArguments(words)).toThrow(/^expected npm run packages:refresh/);
  }
});
