import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseVersion } from '../src/lib/version';
import {
  type DocsVersion,
  MANUAL_VERSIONS,
  NPM_LATEST_MANUAL_VERSION,
  REACT_VERSIONS,
} from '../src/versions';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.(?:tsx?|mjs|cjs|css)$/.test(entry.name) ? [file] : [];
  });
}

/** The file that may: the table. */
const SPELLED: ReadonlySet<string> = new Set(['src/versions.ts']);

/** How many versions that don't exist yet a file may not spell out either. */
const AHEAD = 3;

/** The numbers that tell the versions of a table apart, with those that will follow: `8|9|…|15`. */
function numbersOf(versions: readonly DocsVersion[], part: 'major' | 'minor'): string {
  const known = versions.flatMap(({ name }) => parseVersion(name)?.[part] ?? []);
  const newest = Math.max(...known);
  return [...known, ...Array.from({ length: AHEAD }, (_, index) => newest + 1 + index)].join('|');
}

const majors = numbersOf(MANUAL_VERSIONS, 'major');
const minors = numbersOf(REACT_VERSIONS, 'minor');

/** A version of the docs or of a compiler, such as `v11.0.0`, `v12` or `11.1.4`; not a page such as `migrate-to-v11`. */
const VERSION = new RegExp(
  `(?<![\\w-])v(?:${majors})(?:\\.\\d+)*\\b|\\b(?:${majors})\\.\\d+\\.\\d+\\b|\\bv0\\.(?:${minors})\\.\\d\\b`,
);

test('the guard knows every version of the table, the next ones, and nothing else', () => {
  const next = (parseVersion(MANUAL_VERSIONS[0].name)?.major ?? 0) + 1;
  const releases = MANUAL_VERSIONS.map(({ toolchain }) => toolchain.compilerRelease);
  for (const text of [
    ...[...MANUAL_VERSIONS, ...REACT_VERSIONS].map(({ name }) => name),
    ...releases,
    `v${next}`,
    `v${next}.0.0`,
    `${next}.1.0`,
    `v${next + AHEAD - 1}`,
  ]) {
    expect(`'${text}'`).toMatch(VERSION);
  }
  for (const text of [`migrate-to-v${next}`, `v${next + AHEAD}`, '2.7.1', 'v1']) {
    expect(`'${text}'`).not.toMatch(VERSION);
  }
});

test('no file but src/versions.ts spells a version out', () => {
  const strays = ['src', 'plugins', 'scripts', 'docusaurus.config.ts']
    .flatMap((place) => (place.endsWith('.ts') ? [place] : sources(place)))
    .filter((file) => !SPELLED.has(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        // Comments may speak of versions; code may not.
        .map((line, index) => ({ line: line.replace(/^\s*(?:\*|\/\/|\/\*).*$/, ''), index }))
        .filter(({ line }) => VERSION.test(line))
        .map(({ line, index }) => `${file}:${index + 1}: ${line.trim()}`),
    );
  expect(strays).toEqual([]);
});

const tables: readonly (readonly [string, readonly DocsVersion[]])[] = [
  ['manual', MANUAL_VERSIONS],
  ['React', REACT_VERSIONS],
];

describe.each(tables)('the %s versions', (_area, versions) => {
  test('have names, paths and labels of their own', () => {
    for (const field of ['name', 'path', 'label', 'docusaurusName'] as const) {
      expect(new Set(versions.map((version) => version[field])).size).toBe(versions.length);
    }
  });

  test('have exactly one latest and one current version, and one next at most', () => {
    expect(versions.filter(({ channel }) => channel === 'latest')).toHaveLength(1);
    expect(versions.filter(({ channel }) => channel === 'next').length).toBeLessThanOrEqual(1);
    expect(versions.filter(({ docusaurusName }) => docusaurusName === 'current')).toHaveLength(1);
  });
});

test.each([
  ['versions.json', MANUAL_VERSIONS],
  ['api_versions.json', MANUAL_VERSIONS],
  ['react_versions.json', REACT_VERSIONS],
] as const)('%s lists the rows of the table that Docusaurus has frozen', (file, versions) => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
    versions.map(({ docusaurusName }) => docusaurusName).filter((name) => name !== 'current'),
  );
});

test('next is above latest, and legacy below', () => {
  const channels = MANUAL_VERSIONS.map(({ channel }) => channel);
  expect(channels.indexOf('next')).toBeLessThanOrEqual(0);
  expect(channels.lastIndexOf('next')).toBeLessThan(channels.indexOf('latest'));
  if (channels.includes('legacy')) {
    expect(channels.indexOf('legacy')).toBeGreaterThan(channels.indexOf('latest'));
  }
});

test('npm has one latest series', () => {
  const versions: readonly DocsVersion[] = MANUAL_VERSIONS;
  const installed = versions.filter(({ toolchain }) => toolchain.isNpmLatest);
  expect(installed).toContain(NPM_LATEST_MANUAL_VERSION);
  // Two versions have one compiler until the newer one gets its own.
  expect(new Set(installed.map(({ toolchain }) => toolchain)).size).toBe(1);
});

test.each(MANUAL_VERSIONS.map((version) => [version.name, version] as const))(
  'the compiler of %s is installed in the release that the table names',
  (_name, { toolchain: { compilerPackage, compilerRelease } }) => {
    const file = path.join('node_modules', compilerPackage, 'package.json');
    const { version } = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string })
      : { version: 'not installed: npm ci, or contributing/versions.md if it is new' };
    expect(`${compilerPackage} ${version}`).toBe(`${compilerPackage} ${compilerRelease}`);
  },
);
