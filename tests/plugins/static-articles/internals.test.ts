import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  CHECKED_WITH,
  INTERNALS,
  SOURCES,
  TO_DO,
} from '../../../plugins/static-articles/internals';

const installed = (name: string): string => path.join('node_modules', name);

function versionOf(name: string): unknown {
  const data: unknown = JSON.parse(readFileSync(installed(`${name}/package.json`), 'utf8'));
  return typeof data === 'object' && data !== null ? Reflect.get(data, 'version') : undefined;
}

function hashOf(source: string): string {
  return existsSync(installed(source))
    ? createHash('sha256')
        .update(readFileSync(installed(source)))
        .digest('hex')
    : 'gone';
}

/** Compares two tables; a difference is told together with what to do about it. */
function expectUnchanged(
  actual: Readonly<Record<string, unknown>>,
  checked: Readonly<Record<string, string>>,
): void {
  const changed = Object.keys(checked)
    .filter((name) => actual[name] !== checked[name])
    .map((name) => `${name}: ${String(actual[name])} instead of ${checked[name]}`);
  expect(changed.length === 0 ? 'unchanged' : [TO_DO, ...changed].join('\n')).toBe('unchanged');
}

test('the checks were run with the versions that are installed', () => {
  const names = Object.keys(CHECKED_WITH);
  expectUnchanged(Object.fromEntries(names.map((name) => [name, versionOf(name)])), CHECKED_WITH);
});

test('the sources that the plugin leans on are those that were checked', () => {
  const sources = Object.keys(SOURCES);
  expectUnchanged(Object.fromEntries(sources.map((source) => [source, hashOf(source)])), SOURCES);
});

test.each(INTERNALS)('$what', ({ check, where }) => {
  expect(where.filter((source) => !(source in SOURCES))).toEqual([]);
  // Titles with apostrophes stand in the file as they are shown.
  const tests = existsSync(check.file) ? readFileSync(check.file, 'utf8') : '';
  expect(tests).toContain(`'${check.title}'`);
});

test('each source belongs to an internal', () => {
  const used = new Set(INTERNALS.flatMap(({ where }) => where));
  expect(Object.keys(SOURCES).filter((source) => !used.has(source))).toEqual([]);
});
