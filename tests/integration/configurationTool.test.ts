// cspell:ignore modul numbr suffixx subdirs
/** What the page “Configuration Schema” says about the build tool is what the tool does. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { describe as describeError, field, parseJson, string } from '../../src/lib/decode';
import { compilerMajor } from '../../src/lib/installCommands';
import { type DocsVersion, MANUAL_VERSIONS } from '../../src/versions';
import { share } from '../support/sample';

const ROOT = path.resolve(__dirname, '..', '..');

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'corner-shop-')));

afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The file of a version's page. */
function pageOf({ docusaurusName }: DocsVersion): string {
  const docs =
    docusaurusName === 'current' ? 'docs/manual' : `versioned_docs/version-${docusaurusName}`;
  return path.join(ROOT, docs, 'build-configuration-schema.mdx');
}

const versions: readonly DocsVersion[] = MANUAL_VERSIONS.filter((version) =>
  fs.existsSync(pageOf(version)),
);

function versionCalled(name: string): DocsVersion {
  const version = versions.find((candidate) => candidate.name === name);
  if (!version) throw new Error(`Expected a page of ${name}, found none.`);
  return version;
}

/** The program that a package installs as `rescript`. */
function commandOf(compilerPackage: string): string {
  const folder = path.join(ROOT, 'node_modules', compilerPackage);
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const command = parseJson(manifest, field('bin', field('rescript', string)));
  if (!command.ok) throw new Error(`${folder}: ${describeError(command.error)}`);
  return path.join(folder, command.value);
}

interface Build {
  readonly succeeds: boolean;
  readonly output: string;
  /** The JavaScript of the project's own folders, and of `lib/es6` and `lib/js`. */
  readonly files: readonly string[];
}

/** Builds a project of one module with this text as its configuration. */
function build({ toolchain }: DocsVersion, configuration: string): Build {
  fs.rmSync(folder, { recursive: true });
  fs.mkdirSync(path.join(folder, 'src', 'tools'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name":"corner-shop"}');
  fs.writeFileSync(path.join(folder, 'src', 'Till.res'), 'let total = 1\n');
  fs.writeFileSync(path.join(folder, 'src', 'tools', 'Scale.res'), 'let weight = 1\n');
  const file = compilerMajor(toolchain) < 11 ? 'bsconfig.json' : 'rescript.json';
  fs.writeFileSync(path.join(folder, file), configuration);
  const command = commandOf(toolchain.compilerPackage);
  const run = spawnSync(process.execPath, [command, 'build'], { cwd: folder, encoding: 'utf8' });
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file) && !file.startsWith(path.join('lib', 'bs')));
  return {
    succeeds: run.status === 0,
    output: stripVTControlCharacters(run.stdout + run.stderr),
    files: files.sort(),
  };
}

const SMALLEST = { name: 'corner-shop', sources: 'src' };

const buildWith = (version: DocsVersion, fields: object): Build =>
  build(version, JSON.stringify({ ...SMALLEST, ...fields }));

/** Rows of the table below a heading of the page, by their first cell. */
function rowsBelow(version: DocsVersion, heading: string): [string, string][] {
  const text = fs.readFileSync(pageOf(version), 'utf8');
  const [, after = ''] = text.split(`\n### ${heading}\n`);
  const [section = ''] = after.split(/\n##/);
  return [...section.matchAll(/^\| *`([^`]+)` *\| *(.*?) *\|$/gm)].map(
    ([, key = '', says = '']): [string, string] => [key, says],
  );
}

/** A configuration whose key has a value that no reader of it would take. */
function withNonsense(key: string): object {
  const [name = '', field] = key.split('.');
  if (field === undefined) return { [name]: 3 };
  return name === 'sources' ? { sources: { dir: 'src', [field]: 3 } } : { [name]: { [field]: 3 } };
}

describe.each(versions)('keys without effect in $name', (version) => {
  const rows = rowsBelow(version, 'Keys that have no effect');
  const major = compilerMajor(version.toolchain);

  test('are there', () => expect(rows.length).toBeGreaterThan(3));

  // v11 has a newer release of the tool of v10 and v9, which get every other key each.
  test.each(major < 11 ? share(rows, major, 2) : rows)('%s: %s', (key, says) => {
    const { succeeds, output, files } = buildWith(version, withNonsense(key));
    expect(succeeds).toBe(true);
    expect(files).not.toEqual([]);
    const message = {
      'unknown field': `Unknown field '${key}' found`,
      'not supported': `The field '${key}' found`,
    }[says];
    if (message === undefined) expect(output).not.toMatch(/Unknown field|is not supported/);
    else expect(output).toContain(message);
  });
});

/** Fields beside the smallest configuration, and what comes of them. */
type Fact = readonly [object, 'builds' | 'stops', RegExp?];

/** What the build tool of releases 9 and 10 does; either gets every other fact. */
const OF_BSB: readonly Fact[] = [
  [{ suffixx: '.js' }, 'builds', /^(?!.*suffixx)/s],
  [{ sources: undefined }, 'stops', /no sources specified in bsconfig\.json/],
  [{ name: undefined }, 'stops', /field name is required/],
  [{ 'bsc-flags': { kind: 'append', flags: [] } }, 'stops', /bsc-flags expect an array/],
  [{ 'package-specs': 'es6' }, 'builds'],
  [{ 'package-specs': 'esmodule' }, 'stops', /`esmodule` isn't a valid output module format/],
  [{ reason: { 'react-jsx': 3 } }, 'builds'],
  [{ reason: { 'react-jsx': 2 } }, 'stops', /Unsupported jsx version 2/],
  [{ reason: { 'react-jsx': true } }, 'stops', /boolean is no longer allowed/],
  [{ 'generate-merlin': 3 }, 'stops', /generate-merlin expect a boolean/],
  [{ generators: [{ name: 'label' }] }, 'stops'],
  [{ 'external-stdlib': 3 }, 'stops', /Assertion failed/],
  [{ 'js-post-build': 3 }, 'builds'],
  [{ 'use-stdlib': 3 }, 'builds'],
];

const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  'v12.0.0': [
    [{ suffixx: '.js' }, 'builds', /Unknown field 'suffixx' found .* will be ignored/],
    [{ $schema: 'x' }, 'builds', /Unknown field '\$schema'/],
    [{ jsx: { version: 4, modul: 'x' } }, 'builds', /Unknown field 'jsx\.\?\.modul'/],
    [{ warnings: { numbr: '+8' } }, 'builds', /Unknown field 'warnings\.\?\.numbr'/],
    [{ sources: { dir: 'src', subdir: true } }, 'builds', /^(?!.*Unknown)/s],
    [{ 'package-specs': { module: 'esmodule', x: 1 } }, 'builds', /^(?!.*Unknown)/s],
    [{ 'bs-dependencies': [] }, 'builds', /'bs-dependencies' .* deprecated.*'dependencies'/s],
    [{ 'bs-dependencies': [], dependencies: [] }, 'stops', /mutually exclusive/],
    [{ suffix: 4 }, 'stops', /at suffix: invalid type: integer `4`, expected a string/],
    [{ suffix: 'res' }, 'builds'],
    [{ sources: { dir: 'src', type: 'test' } }, 'builds'],
    [{ sources: { dir: 'src', subdirs: 'tools' } }, 'stops'],
    [{ sources: { dir: 'src', subdirs: { dir: 'tools' } } }, 'stops'],
    [{ 'package-specs': 'esmodule' }, 'stops'],
    [{ 'package-specs': ['esmodule'] }, 'stops'],
    [{ 'package-specs': { module: 'amd' } }, 'stops', /invalid module system amd/],
    [{ jsx: { version: 3 } }, 'stops', /JSX version 3 is unsupported/],
    [{ jsx: { version: 4, mode: 'classic' } }, 'builds', /^(?!.*Unknown)/s],
    [{ jsx: { version: 4, 'v3-dependencies': [] } }, 'builds', /^(?!.*Unknown)/s],
    [{ 'js-post-build': {} }, 'stops', /missing field `cmd`/],
    [{ 'namespace-entry': 3 }, 'stops', /at namespace-entry/],
    [{ 'allowed-dependents': 3 }, 'stops', /at allowed-dependents/],
  ],
  'v11.0.0': [
    [{ suffixx: '.js' }, 'builds', /^(?!.*suffixx)/s],
    [{ jsx: { version: 4, modul: 'x' } }, 'builds', /^(?!.*modul')/s],
    [{ sources: 3 }, 'builds'],
    [{ sources: undefined }, 'stops', /no sources specified in rescript\.json/],
    [{ name: undefined }, 'stops', /field name is required/],
    [{ sources: { dir: 'src', public: 'none' } }, 'builds'],
    [{ sources: { dir: 'src', public: 'Till' } }, 'stops'],
    [{ 'bsc-flags': { kind: 'append', flags: [] } }, 'stops', /bsc-flags expect an array/],
    [{ suffix: '.json' }, 'builds'],
    [{ suffix: 'res' }, 'stops', /invalid suffix/],
    [{ reason: { 'react-jsx': 3 } }, 'builds'],
    [{ reason: { 'react-jsx': 2 } }, 'stops', /Unsupported jsx version 2/],
    [{ reason: { 'react-jsx': true } }, 'stops', /boolean is no longer allowed/],
    [{ generators: [{ name: 'label' }] }, 'stops'],
    [{ generators: [{ command: 'true' }] }, 'stops'],
    [{ 'external-stdlib': 3 }, 'stops', /Assertion failed/],
    [{ jsx: 3 }, 'builds'],
    [{ 'js-post-build': 3 }, 'builds'],
    [{ 'use-stdlib': 3 }, 'builds'],
    [{ 'package-specs': { module: 'esmodule', 'in-source': 'yes' } }, 'builds'],
  ],
  'v10.0.0': [
    ...share(OF_BSB, 10, 2),
    [{ suffix: 'res' }, 'stops', /expect \.js, \.mjs, \.cjs or \.bs\.js/],
  ],
  'v9.0.0': [
    ...share(OF_BSB, 9, 2),
    [{ suffix: 'res' }, 'stops', /expect \.bs\.js, \.js, \.cjs, \.mjs here/],
  ],
};

describe.each(versions)('rules of $name', (version) => {
  const facts = (FACTS[version.name] ?? []).map(
    ([fields, outcome, message]) =>
      [JSON.stringify(fields, (_, value) => value ?? null), outcome, message, fields] as const,
  );

  test.each(facts)('%s %s', (_, outcome, message, fields) => {
    const { succeeds, output } = buildWith(version, fields);
    expect([succeeds ? 'builds' : 'stops', output]).toEqual([outcome, output]);
    if (message) expect(output).toMatch(message);
  });
});

test('sources may be absent in v12, and nothing is compiled', () => {
  const { succeeds, files } = buildWith(versionCalled('v12.0.0'), { sources: undefined });
  expect([succeeds, files]).toEqual([true, []]);
});

test.each([
  ['v12.0.0', ['src/Till.js']],
  ['v11.0.0', ['lib/es6/src/Till.js']],
])('%s puts output where it says by default', (name, expected) => {
  const { files } = buildWith(versionCalled(name), { 'package-specs': { module: 'esmodule' } });
  expect(files).toEqual(expected);
});

test.each([
  ['a comment', '{\n// shop\n"name": "corner-shop", "sources": "src"}'],
  ['a trailing comma', '{"name": "corner-shop", "sources": "src",}'],
  ['one key twice', '{"name": "corner-shop", "sources": "src", "suffix": ".js", "suffix": ".mjs"}'],
])('%s: v11 goes on, v12 stops', (_, text) => {
  expect(build(versionCalled('v11.0.0'), text).succeeds).toBe(true);
  expect(build(versionCalled('v12.0.0'), text).succeeds).toBe(false);
});
