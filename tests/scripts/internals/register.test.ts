import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { changesSince, report } from '../../../scripts/internals/compare';
import { checkedSnapshot, installedSnapshot } from '../../../scripts/internals/installed';
import { INTERNALS, SOURCES } from '../../../scripts/internals/register';

test('all that plugins lean on is as it was when its checks last ran', () => {
  const changes = changesSince(checkedSnapshot(), installedSnapshot(SOURCES));
  const news =
    changes.length === 0 ? 'none' : `Run npm run internals.\n${report(changes, INTERNALS)}`;
  expect(news).toBe('none');
});

test('few internals are relied on: one that must be added replaces one that can go', () => {
  expect(INTERNALS.length).toBeLessThan(15);
});

test.each(INTERNALS.flatMap(({ users }) => users))('$plugin: $why', ({ plugin, check }) => {
  expect(existsSync(`plugins/${plugin}`)).toBe(true);
  const tests = existsSync(check.file) ? readFileSync(check.file, 'utf8') : '';
  // Titles with apostrophes are in the file as they are shown.
  expect(tests).toContain(`'${check.title}'`);
});

/** Modules of the framework by their path, as sources and their comments name them. */
const DEEP_PATH = /@docusaurus\/[\w-]+\/lib\/[\w./-]+?(?=\.js\b|['"`\s)])/g;

test('a plugin names no inner module of the framework that the register lacks', () => {
  const registered = SOURCES.map((source) => source.replace(/(?:\/index)?\.js$/, ''));
  const isRegistered = (module: string) =>
    registered.some((source) => source === module || source.startsWith(`${module}/`));
  const files = readdirSync('plugins', { recursive: true, encoding: 'utf8' });
  const strangers = files
    .filter((file) => /\.(?:tsx?|cjs)$/.test(file))
    .flatMap((file) =>
      (readFileSync(path.join('plugins', file), 'utf8').match(DEEP_PATH) ?? [])
        .map((module) => module.replace(/\/index$/, ''))
        .filter((module) => !isRegistered(module))
        .map((module) => `plugins/${file}: ${module}`),
    );
  expect(strangers).toEqual([]);
});
