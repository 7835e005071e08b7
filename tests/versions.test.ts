import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  type DocsVersion,
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  NEXT_MANUAL_VERSION,
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

/** A version of the docs or of a compiler, such as `v11.0.0`, `v12` or `11.1.4`; not a page such as `migrate-to-v11`. */
const VERSION =
  /(?<![\w-])v(?:8|9|10|11|12)(?:\.\d+)*\b|\b(?:8|9|10|11|12)\.\d+\.\d+\b|\bv0\.1\d\.\d\b/;

test('no file but src/versions.ts spells a version out', () => {
  const strays = ['src', 'plugins', 'scripts', 'docusaurus.config.ts']
    .flatMap((place) => (place.endsWith('.ts') ? [place] : sources(place)))
    .filter((file) => file !== 'src/versions.ts')
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

  test('have exactly one latest and one current version', () => {
    expect(versions.filter(({ channel }) => channel === 'latest')).toHaveLength(1);
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

test('latest and next are the rows with these channels', () => {
  expect(LATEST_MANUAL_VERSION.channel).toBe('latest');
  expect(NEXT_MANUAL_VERSION.channel).toBe('next');
});

test('npm has one latest series', () => {
  const versions: readonly DocsVersion[] = MANUAL_VERSIONS;
  expect(versions.filter(({ toolchain }) => toolchain.isNpmLatest)).toEqual([
    NPM_LATEST_MANUAL_VERSION,
  ]);
});

test.each(MANUAL_VERSIONS.map((version) => [version.name, version] as const))(
  'the compiler of %s is installed in the release that the table names',
  (_name, { toolchain }) => {
    const { version } = JSON.parse(
      readFileSync(path.join('node_modules', toolchain.compilerPackage, 'package.json'), 'utf8'),
    ) as { version: string };
    expect(version).toBe(toolchain.compilerRelease);
  },
);
